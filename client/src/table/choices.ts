import type { Action } from "../wire/protocol";

// The options of a seat, told apart by what they do. Nothing here knows when one is offered.

export interface Choices {
  readonly plays: ReadonlySet<string>;
  readonly jumps: ReadonlySet<string>;
  readonly catches: readonly number[];
  readonly colours: readonly string[];
  readonly seats: readonly (number | null)[];
  readonly has: (what: Action["do"]) => boolean;
}

export function choicesOf(options: readonly Action[]): Choices {
  const kinds = new Set(options.map((option) => option.do));
  return {
    plays: new Set(options.flatMap((o) => (o.do === "play" ? [o.card] : []))),
    jumps: new Set(options.flatMap((o) => (o.do === "jump_in" ? [o.card] : []))),
    catches: options.flatMap((o) => (o.do === "catch" ? [o.seat] : [])),
    colours: options.flatMap((o) => (o.do === "name_colour" ? [o.colour] : [])),
    seats: options.flatMap((o) => (o.do === "choose_seat" ? [o.seat] : [])),
    has: (what) => kinds.has(what),
  };
}

/** What laying a card of the hand would be, as things stand. */
export function laying(choices: Choices, card: string): Action | null {
  if (choices.plays.has(card)) return { do: "play", card };
  if (choices.jumps.has(card)) return { do: "jump_in", card };
  return null;
}
