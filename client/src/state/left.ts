import { signal } from "@preact/signals";
import { store, stored } from "./prefs";

// The table one has left, for "Go on" at home. Its code is all that is kept.

export interface Left {
  readonly code: string;
  readonly rules: string;
}

function read(): Left | null {
  try {
    const found: unknown = JSON.parse(stored("table") ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const { code, rules } = found as Record<string, unknown>;
    return typeof code === "string" ? { code, rules: typeof rules === "string" ? rules : "" } : null;
  } catch {
    return null;
  }
}

export const left = signal<Left | null>(read());

export function keepLeft(table: Left | null): void {
  if (JSON.stringify(table) === JSON.stringify(left.peek())) return;
  left.value = table;
  store("table", table && JSON.stringify(table));
}
