import { COLOURS } from "../wire/protocol";
import { names, say } from "./languages";

/** The face of a card: of a two-sided one the light side. */
export const faceOf = (code: string): string => code.split("/")[0] || code;

/** Whether a card has no colour of its own. */
export const isWild = (code: string): boolean => !(faceOf(code)[0]! in COLOURS);

/** A card in words; `named` is the colour a wild has named. A card somebody made up goes by its code. */
export function cardWords(code: string, named?: string): string {
  const words = names.value[code] ?? names.value[faceOf(code)] ?? code;
  return named ? say("card-wears", { card: words, colour: named }) : words;
}
