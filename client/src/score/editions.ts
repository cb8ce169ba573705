import { language, LANGUAGES } from "../words/languages";
import { homeNames } from "../cards/home";
import type { Counted, Mode, Terms } from "./pad";
import made from "./made/editions.json";

// What the scorepad knows of the editions; made from them by tools/points.py.

type Row = readonly [card: string, points: number, dark?: boolean];
interface Made {
  readonly mode: string;
  readonly target: number;
  readonly knockout: number;
  readonly title: Readonly<Record<string, string>>;
  readonly kinds: readonly Row[];
}
const editions = made.editions as unknown as Readonly<Record<string, Made>>;
const names = made.names as unknown as Readonly<Record<string, readonly string[]>>;

export const EDITIONS = Object.keys(editions);

const UNKNOWN: Made = { mode: "none", target: 500, knockout: 0, title: {}, kinds: [] };

/** How an edition counts. One that this page does not know (an older pad) counts no cards. */
export function counted(edition: string): Counted {
  const { mode, target, knockout, kinds } = editions[edition] ?? UNKNOWN;
  return { mode: mode as Mode, target, knockout, kinds: kinds.map(([card, points, dark]) => ({ card, points, dark: dark === true })) };
}

export const editionTitle = (edition: string): string => editions[edition]?.title[language.value] ?? edition;

/** The same for a pad, whose edition may be one that somebody wrote. */
export const countedOn = (terms: Terms): Counted => terms.own?.counted ?? counted(terms.edition);
export const titleOn = (terms: Terms): string => terms.own?.title ?? editionTitle(terms.edition);

/** A kind of card in words, without a colour. */
export function kindWords(card: string): string {
  const sign = card.replace("/", "").replace(/^[^W]/, "");
  return names[card]?.[Object.keys(LANGUAGES).indexOf(language.value)] ?? homeNames.value[sign] ?? sign;
}
