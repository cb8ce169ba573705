import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import editions from "./made/editions.json";
import pads from "./made/pads.json";
import { fits, padOf, type Entry, type Pad, type Terms } from "./pad";
import { asCsv, asText } from "./share";

// Every pad was also kept by Python, half of them in matches whose points the engine gave.

const bundles = Object.fromEntries(
  ["en", "es", "de"].map((code) => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    const file = new URL(`../../../src/penultimate/locale/${code}/paper.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
    return [code, bundle];
  }),
);
const sayIn = (code: string) => (id: string, values?: Record<string, string | number>) =>
  bundles[code]!.formatPattern(bundles[code]!.getMessage(id)!.value!, values, []);

const knockoutOf = (terms: Terms): number => editions.editions[terms.edition as keyof typeof editions.editions].knockout;

function stateOf(pad: Pad) {
  const { asked } = pad;
  return {
    totals: pad.totals,
    dealer: pad.dealer,
    leaders: pad.leaders,
    asked: asked.ask === "hands" ? asked.seats[0]! : null,
    over: asked.ask === "over" ? asked.winners : null,
  };
}

test.each(pads.map((one, place) => [place, one] as const))("pad %i adds up as in Python, entry by entry", (_, one) => {
  const terms = one.terms as unknown as Terms;
  const entries = one.entries as unknown as Entry[];
  const knockout = knockoutOf(terms);
  entries.forEach((entry, place) => {
    expect(fits(padOf(terms, entries.slice(0, place), knockout), entry)).toBe(true);
    expect(stateOf(padOf(terms, entries.slice(0, place + 1), knockout))).toEqual(one.states[place]);
  });
  const whole = padOf(terms, entries, knockout);
  expect(whole.rounds.map((round) => round.points)).toEqual(one.points);
  expect(asText(whole, terms.edition, sayIn(one.language))).toBe(one.text);
  expect(asCsv(whole, sayIn(one.language))).toBe(one.csv);
});

test("the cards that were left count what the engine said the hand is worth", () => {
  let looked = 0;
  for (const one of pads) {
    const kinds = editions.editions[one.terms.edition as keyof typeof editions.editions].kinds as unknown as [string, number][];
    const worth = new Map(kinds.map(([card, points]) => [card, points]));
    for (const entry of one.entries as unknown as Entry[]) {
      if (!("hand" in entry) || entry.cards.length === 0) continue;
      looked++;
      expect(entry.cards.reduce((sum, card) => sum + worth.get(card)!, 0)).toBe(entry.points);
    }
  }
  expect(looked).toBeGreaterThan(40);
});

test("an entry that nothing asks for does not fit", () => {
  const terms: Terms = { players: ["Ada", "Bea"], edition: "classic", mode: "winner", target: 500, rounds: null, tie: "shared", dealer: 0 };
  const none = padOf(terms, [], 0);
  expect(fits(none, { undo: true })).toBe(false);
  expect(fits(none, { hand: 0, points: 1, cards: [] })).toBe(false);
  const begun = padOf(terms, [{ out: 0 }], 0);
  expect(fits(begun, { out: 1 })).toBe(false);
  expect(fits(begun, { hand: 0, points: 1, cards: [] })).toBe(false);
  expect(fits(begun, { hand: 1, points: 1, cards: [] })).toBe(true);
});
