import { language, LANGUAGES } from "../words/languages";
import type { Mode } from "./pad";
import made from "./made/editions.json";

// What the scorepad knows of the editions; made from them by tools/points.py.

export interface Kind {
  /** A face that stands for the kind. */
  readonly card: string;
  readonly points: number;
  readonly dark: boolean;
}

export interface Counted {
  readonly mode: Mode;
  readonly target: number;
  /** What a player knocked out by too many cards brings the winner; 0 where there is no such thing. */
  readonly knockout: number;
  readonly kinds: readonly Kind[];
}

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

/** A kind of card in words, without a colour. */
export const kindWords = (card: string): string => names[card]?.[Object.keys(LANGUAGES).indexOf(language.value)] ?? card;
