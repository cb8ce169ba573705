import { COLOURS } from "../wire/protocol";
import { homeNames } from "../cards/home";
import { names, say } from "./languages";

/** The face of a card: of a two-sided one the light side. */
export const faceOf = (code: string): string => code.split("/")[0] || code;

/** Whether a card has no colour of its own. */
export const isWild = (code: string): boolean => !(faceOf(code)[0]! in COLOURS);

/** A card somebody made up, by the name it was given. */
function homeWords(face: string): string | undefined {
  if (isWild(face)) return homeNames.value[face];
  const name = homeNames.value[face.slice(1)];
  return name && say("card-home", { name, colour: say(`colour-${(COLOURS as Readonly<Record<string, string>>)[face[0]!]}`) });
}

/** A card in words; `named` is the colour a wild has named. A card somebody made up goes by its code. */
export function cardWords(code: string, named?: string): string {
  const words = names.value[code] ?? names.value[faceOf(code)] ?? homeWords(faceOf(code)) ?? code;
  return named ? say("card-wears", { card: words, colour: named }) : words;
}
