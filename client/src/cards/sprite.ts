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
/** The faces that the classic deck has not, in parts: those that editions are known by in a lobby, and all others. */
const PARTS = [() => import("./made/lobby.svg?raw"), () => import("./made/more.svg?raw")];
/** How many of those are here. */
const here = signal(0);
let asked: Promise<void> | null = null;

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

/** Fetch the next part, unless one is on its way. */
function askForMore(): Promise<void> {
  const next = PARTS[here.peek()];
  if (!next) return Promise.resolve();
  return (asked ??= next()
    .then(
      (sprite) => {
        take(sprite.default);
        here.value++;
      },
      () => {}, // Asked for again with the next card, when there is a network.
    )
    .finally(() => (asked = null)));
}

/** Fetch the faces of every edition. */
export function haveAll(): void {
  const before = here.peek();
  void askForMore().then(() => here.peek() > before && haveAll());
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
  const wanted = named ? `${code}@${named}` : code;
  // Whoever draws a card draws it again when more faces are here.
  if (here.value < PARTS.length && !drawings.has(wanted)) void askForMore();
  return picture(wanted, FIELD) ?? picture(code, FIELD) ?? homeMade(code, named) ?? picture("back", FIELD)!;
}

/** A blank card of its colour with its name on it, once all faces are here and it is none of them. */
function homeMade(code: string, named?: string): string | null {
  const [colour, sign] = /^[RYGBKTOV]/.test(code) ? [code[0]!, code.slice(1)] : ["W", code];
  const blank = colour === "W" ? (drawings.get(named ? `W@${named}` : "W") ?? "") : drawings.get(`${colour}blank`);
  if (here.peek() < PARTS.length || blank === undefined) return null;
  const name = homeNames.value[sign] ?? sign.replace(/^W/, "");
  const key = `${code}@${named ?? ""} ${name}`;
  drawings.set(key, blank + writing(name));
  return picture(key, FIELD);
}

/** A picture on 100 x 100: `suit-R`, `mark-dark`. */
export const smallPicture = (key: string): string => picture(key, SQUARE) ?? "";

/** Whether there is a face for this code, as far as the faces are here. */
export function isKnown(code: string): boolean {
  here.value;
  return drawings.has(code);
}
