import type { Action } from "../wire/protocol";

// The options of a seat, told apart by what they do. Nothing here knows when one is offered.

export interface Choices {
  readonly plays: ReadonlySet<string>;
  readonly jumps: ReadonlySet<string>;
  /** Cards that may be chosen for what is asked: to give, to discard, to match. */
  readonly picks: ReadonlySet<string>;
  readonly rows: ReadonlySet<string>;
  readonly piles: readonly number[];
  readonly numbers: readonly number[];
  readonly tokens: readonly string[];
  readonly catches: readonly number[];
  readonly broken: readonly number[];
  readonly colours: readonly string[];
  readonly seats: readonly (number | null)[];
  readonly has: (what: Action["do"]) => boolean;
}

export function choicesOf(options: readonly Action[]): Choices {
  const kinds = new Set(options.map((option) => option.do));
  return {
    plays: new Set(options.flatMap((o) => (o.do === "play" ? [o.card] : []))),
    jumps: new Set(options.flatMap((o) => (o.do === "jump_in" ? [o.card] : []))),
    picks: new Set(options.flatMap((o) => (o.do === "choose_card" ? [o.card] : []))),
    rows: new Set(options.flatMap((o) => (o.do === "choose_row" ? [o.card] : []))),
    piles: options.flatMap((o) => (o.do === "choose_pile" ? [o.pile] : [])),
    numbers: options.flatMap((o) => (o.do === "choose_number" ? [o.number] : [])),
    tokens: options.flatMap((o) => (o.do === "choose_token" ? [o.token] : [])),
    catches: options.flatMap((o) => (o.do === "catch" ? [o.seat] : [])),
    broken: options.flatMap((o) => (o.do === "say_broken" ? [o.seat] : [])),
    colours: options.flatMap((o) => (o.do === "name_colour" ? [o.colour] : [])),
    seats: options.flatMap((o) => (o.do === "choose_seat" ? [o.seat] : [])),
    has: (what) => kinds.has(what),
  };
}

/** What laying a card of the hand would be, as things stand. */
export function laying(choices: Choices, card: string): Action | null {
  if (choices.plays.has(card)) return { do: "play", card };
  if (choices.picks.has(card)) return { do: "choose_card", card };
  if (choices.jumps.has(card)) return { do: "jump_in", card };
  return null;
}

/** Whether something else than a card of the hand is asked for. */
export const elsewhere = (choices: Choices): boolean =>
  choices.colours.length + choices.seats.length + choices.numbers.length + choices.piles.length + choices.tokens.length > 0 || choices.has("slap");
