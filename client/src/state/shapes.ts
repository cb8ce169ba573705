import type { BallotShown, Kit, SeatShown, Settings, ViewShown } from "../wire/protocol";

// The fields of a table, as every snapshot has them.

export interface MatchResult {
  readonly match: number;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export interface TableFields {
  readonly code: string;
  readonly phase: "lobby" | "dealing" | "playing" | "over" | "closed";
  readonly settings: Required<Settings>;
  readonly kit: Required<Kit>;
  readonly seats: readonly SeatShown[];
  readonly host: number | null;
  readonly match: number;
  readonly round: number;
  readonly scores: readonly number[];
  readonly rounds: readonly (readonly number[])[];
  readonly winners: readonly number[];
  readonly commitment: string | null;
  readonly contributed: readonly number[];
  readonly revealed: Readonly<Record<string, unknown>> | null;
  readonly ballot: BallotShown | null;
  readonly record: string | null;
  readonly results: readonly MatchResult[];
}

/** A view, or nothing where no round is on the table. */
export type View = ViewShown | null;

export const asView = (fields: Readonly<Record<string, unknown>>): View =>
  "upcard" in fields ? (fields as unknown as ViewShown) : null;
