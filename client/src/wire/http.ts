import type { Catalogue, Error as Why, GuestShown, RulesShown, Settings, Sheet, TableMade, TableShown } from "./protocol";
import { address } from "./root";

// The HTTP part of the server: who one is, tables, what there is to choose from.

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly reason: string,
    readonly ways: NonNullable<Why["ways"]> = [],
  ) {
    super(reason);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const more: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(address(path), { credentials: "same-origin", ...more });
  } catch {
    throw new Refusal("offline", "the server cannot be reached");
  }
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok) return found as T;
  const why = (found ?? {}) as Partial<Why>;
  throw new Refusal(why.code ?? "broken", why.reason ?? `${answer.status}`, why.ways);
}

export const becomeGuest = (name: string): Promise<GuestShown> => ask("api/guests", { name });
export const makeTable = (settings: Settings): Promise<TableMade> => ask("api/tables", settings);
export const lookAt = (code: string): Promise<TableShown> => ask(`api/tables/${encodeURIComponent(code)}`);
export const catalogue = (): Promise<Catalogue> => ask("api/catalogue");
export const record = (name: string): Promise<unknown> => ask(`api/records/${encodeURIComponent(name)}/replay`);

export const readRules = (text: string, seats: number): Promise<RulesShown> =>
  ask(`api/rules?seats=${seats}&text=${encodeURIComponent(text)}`);

/** The rule sheet of exactly such a table, in a language. */
export const ruleSheet = (text: string, seats: number, language: string): Promise<Sheet> =>
  ask(`api/sheet?seats=${seats}&lang=${language}&text=${encodeURIComponent(text)}`);
