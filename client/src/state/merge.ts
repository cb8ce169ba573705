import type { Update } from "../wire/protocol";

// What an update says has changed: fields set anew, and items added at the end of a list.

type Fields = Readonly<Record<string, unknown>>;

export function merged(old: Fields, fresh: Fields = {}, more: Update["more"] = {}): Fields {
  const result: Record<string, unknown> = { ...old, ...fresh };
  for (const [name, added] of Object.entries(more)) {
    const before = result[name];
    result[name] = [...(Array.isArray(before) ? before : []), ...added];
  }
  return result;
}
