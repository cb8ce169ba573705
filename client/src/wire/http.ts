import type { Catalogue, Error as Why, GuestShown, Lesson, RulesShown, Settings, Sheet, TableMade, TableShown } from "./protocol";
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

/** A rule set, for how many seats, and the text of the edition where somebody wrote it. */
export interface RulesAsked {
  readonly text: string;
  readonly seats: number;
  readonly edition: string;
}

export const rulesOf = ({ rules = "classic", seats = 4, edition = "" }: Settings): RulesAsked => ({ text: rules, seats, edition });

/** Ask about a rule set: in the address, or, with an edition somebody wrote, in the body. */
function askOf<T>(path: string, { text, seats, edition }: RulesAsked, more: Readonly<Record<string, string>> = {}): Promise<T> {
  if (edition) return ask(`${path}?${new URLSearchParams(more)}`, { text, seats, edition });
  return ask(`${path}?${new URLSearchParams({ ...more, text, seats: String(seats) })}`);
}

export const readRules = (of: RulesAsked): Promise<RulesShown> => askOf("api/rules", of);

/** What an edition somebody wrote is, as it comes. */
export const readEdition = (edition: string): Promise<RulesShown> => ask("api/rules", { edition });

/** The rule sheet of exactly such a table, in a language. */
export const ruleSheet = (of: RulesAsked, language: string): Promise<Sheet> => askOf("api/sheet", of, { lang: language });

/** The lesson of a card at such a table; the first lesson where there is no table. */
export const lesson = (language: string, card: string, of: RulesAsked | null): Promise<Lesson> =>
  of ? askOf("api/lesson", of, { lang: language, card }) : ask(`api/lesson?lang=${language}`);
