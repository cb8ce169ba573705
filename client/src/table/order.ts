import type { Sort } from "../state/prefs";

// The order of a hand on the screen.

const COLOUR_ORDER = "RYGBKOTV";

export interface Held {
  readonly card: string;
  /** Which of several equal cards; they have no identity of their own. */
  readonly key: string;
}

const wild = (card: string): boolean => !COLOUR_ORDER.includes(card[0] ?? "");
const colour = (card: string): number => (wild(card) ? 99 : COLOUR_ORDER.indexOf(card[0]!));
const symbol = (card: string): string => (wild(card) ? card : card.slice(1)).split("/")[0]!;
const number = (card: string): number => {
  const value = Number.parseInt(symbol(card), 10);
  return Number.isNaN(value) || symbol(card).startsWith("+") ? 99 : value;
};
const bySymbol = (a: string, b: string): number => number(a) - number(b) || symbol(a).localeCompare(symbol(b));

const comparing: Record<Exclude<Sort, "hand">, (a: string, b: string) => number> = {
  colour: (a, b) => colour(a) - colour(b) || bySymbol(a, b),
  number: (a, b) => Number(wild(a)) - Number(wild(b)) || bySymbol(a, b) || colour(a) - colour(b),
};

/** The hand in order; by hand it is as it was laid out, new cards last. */
export function arranged(hand: readonly string[], sort: Sort, byHand: readonly string[]): Held[] {
  const cards = sort === "hand" ? kept(hand, byHand) : [...hand].sort(comparing[sort]);
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, key: `${card}#${nth}` };
  });
}

function kept(hand: readonly string[], byHand: readonly string[]): string[] {
  const left = [...hand];
  const first = byHand.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...first, ...left];
}

/** The hand without one card: while it is on its way to the pile. */
export function without(hand: readonly string[], card: string | null): readonly string[] {
  const at = card === null ? -1 : hand.indexOf(card);
  return at < 0 ? hand : hand.filter((_, index) => index !== at);
}
