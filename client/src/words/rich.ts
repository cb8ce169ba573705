import type { Event } from "../wire/protocol";
import { COLOURS } from "../wire/protocol";
import { cardWords } from "./cards";
import { has, say } from "./languages";

// Sentences with names and cards in them, as parts that a page can show: strangers' names never become markup.

export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "name"; readonly text: string; readonly seat: number }
  | { readonly kind: "card"; readonly text: string; readonly card: string }
  | { readonly kind: "colour"; readonly text: string };

// Marks from the private use area stand for a part while Fluent fills the gaps.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = /\uE000([ncf])([^\uE001]*)\uE001/;

export const nameMark = (seat: number): string => `${OPEN}n${seat}${CLOSE}`;
export const cardMark = (card: string): string => `${OPEN}c${card}${CLOSE}`;
export const colourMark = (letter: string): string => `${OPEN}f${letter}${CLOSE}`;

/** The name of a colour, by its letter. */
export function colourWords(letter: string): string {
  const name = (COLOURS as Readonly<Record<string, string>>)[letter];
  return name ? say(`colour-${name}`) : letter;
}

/** A sentence with marks, taken apart. */
export function parts(sentence: string, nameOf: (seat: number) => string): Part[] {
  const found: Part[] = [];
  let rest = sentence;
  for (let mark = MARK.exec(rest); mark; mark = MARK.exec(rest)) {
    if (mark.index > 0) found.push({ kind: "text", text: rest.slice(0, mark.index) });
    const value = mark[2] ?? "";
    if (mark[1] === "n") found.push({ kind: "name", text: nameOf(Number(value)), seat: Number(value) });
    else if (mark[1] === "c") found.push({ kind: "card", text: cardWords(value), card: value });
    else found.push({ kind: "colour", text: colourWords(value) });
    rest = rest.slice(mark.index + mark[0].length);
  }
  if (rest) found.push({ kind: "text", text: rest });
  return found;
}

export const plain = (found: readonly Part[]): string => found.map((part) => part.text).join("");

const SEATS = new Set(["seat", "other", "by", "to", "challenged", "accused", "dealer", "winner", "target", "at"]);
const CARDS = new Set(["card", "row", "upcard"]);
const NAMED = new Set(["token", "device", "role"]);

const named = (key: string, value: string): string => (has(`${key}-${value}`) ? say(`${key}-${value}`) : value);

function filled(key: string, value: unknown): string | number {
  if (value === null || value === undefined) return SEATS.has(key) ? say("nobody") : "hidden";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (key === "colour") return colourMark(String(value));
  if (CARDS.has(key)) return cardMark(String(value));
  if (NAMED.has(key)) return named(key, String(value).toLowerCase());
  if (key === "piles") return (value as number[]).join(", ");
  if (key === "partners") return (value as number[]).map((other, seat) => (seat <= other ? [seat, other] : null))
    .filter((pair) => pair !== null)
    .map(([a, b]) => (a === b ? nameMark(a!) : `${nameMark(a!)} + ${nameMark(b!)}`))
    .join("; ");
  if (Array.isArray(value)) return value.map((card) => cardMark(String(card))).join(", ");
  if (SEATS.has(key)) return nameMark(Number(value));
  return value as string | number;
}

/** What happened, as one sentence with marks. */
export function eventSentence(event: Event): string {
  const { what, ...fields } = event;
  const values = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, filled(key, value)]));
  // What a device does is said in its own words, where it has some.
  const own = "device" in event ? `result-${event.device}` : "";
  return say(has(own) ? own : `event-${what.replaceAll("_", "-")}`, values);
}

/** Why not: the sentence of that name with its gaps filled, or what the server says where it has no name. */
export function reasonSentence(reason: string, why = "", values: Readonly<Record<string, string | number>> = {}): string {
  if (!why || !has(`reason-${why}`)) return reason;
  return say(`reason-${why}`, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, filled(key, value)])));
}

/** The parts with a capital letter at their beginning. */
export function capital([first, ...rest]: readonly Part[]): Part[] {
  if (!first) return [];
  const [letter = "", ...more] = first.text;
  return [{ ...first, text: letter.toLocaleUpperCase(document.documentElement.lang) + more.join("") }, ...rest];
}
