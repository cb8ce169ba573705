import { signal } from "@preact/signals";
import { homeNames, writing } from "./home";
import { keepAtHand } from "./showing";
import first from "./made/first.svg?raw";

// The faces, from the sprite that the Python module of faces drew. Each becomes a picture of its own, which a
// browser draws once and then only moves.

const FIELD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280">`;
const SQUARE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">`;
const drawings = new Map<string, string>();
const pictures = new Map<string, string>();
const version = signal(0);
let asked = false;

function take(sprite: string): void {
  for (const [, key, body] of sprite.matchAll(/<symbol id="([^"]+)">(.*?)<\/symbol>/gs)) drawings.set(key!, body!);
}

take(first);

function picture(key: string, open: string): string | null {
  const known = pictures.get(key);
  if (known) return known;
  const body = drawings.get(key);
  if (body === undefined) return null;
  const made = `data:image/svg+xml,${encodeURIComponent(`${open}${body}</svg>`)}`;
  pictures.set(key, made);
  return made;
}

/** Fetch the faces that the classic deck has not. */
export function askForMore(): void {
  if (asked) return;
  asked = true;
  import("./made/more.svg?raw").then(
    (sprite) => {
      take(sprite.default);
      version.value++;
    },
    () => (asked = false), // Asked for again with the next card, when there is a network.
  );
}

/** The suits as the style sheet draws them: the table wears the one in force. */
function worn(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const suits = rules.map((rule) => rule instanceof CSSStyleRule && /url\("(.+)"\)/.exec(rule.style.getPropertyValue("--suit"))?.[1]);
  return suits.filter((suit) => typeof suit === "string");
}

/** Have the faces of the classic deck at hand, before the first card is dealt. */
export function haveReady(): void {
  const keys = [...first.matchAll(/<symbol id="([^"]+)">/g)].map(([, key]) => key!);
  keepAtHand(worn());
  keepAtHand(keys.filter((key) => !key.startsWith("mark-")).map((key) => picture(key, key.startsWith("suit-") ? SQUARE : FIELD)!));
}

/** The picture of a face; `named` is the letter of the colour a wild has named. */
export function facePicture(code: string, named?: string): string {
  version.value; // Whoever draws a card draws it again when more faces are here.
  const found = (named && picture(`${code}@${named}`, FIELD)) || picture(code, FIELD);
  if (found) return found;
  askForMore();
  return homeMade(code, named) ?? picture("back", FIELD)!;
}

/** A blank card of its colour with its name on it, once all faces are here and it is none of them. */
function homeMade(code: string, named?: string): string | null {
  const [colour, sign] = /^[RYGBKTOV]/.test(code) ? [code[0]!, code.slice(1)] : ["W", code];
  const blank = colour === "W" ? (drawings.get(named ? `W@${named}` : "W") ?? "") : drawings.get(`${colour}blank`);
  if (version.peek() === 0 || blank === undefined) return null;
  const name = homeNames.value[sign] ?? sign.replace(/^W/, "");
  const key = `${code}@${named ?? ""} ${name}`;
  drawings.set(key, blank + writing(name));
  return picture(key, FIELD);
}

/** A picture on 100 x 100: `suit-R`, `mark-dark`. */
export const smallPicture = (key: string): string => picture(key, SQUARE) ?? "";

export const isKnown = (code: string): boolean => drawings.has(code);
