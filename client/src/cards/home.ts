import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

// Cards somebody made up: their names, and what is drawn for them.

/** The names of the home-made cards of the table that is open, by their sign. */
export const homeNames = signal<Readonly<Record<string, string>>>({});

/** While a table is shown, its home-made cards go by their names. */
export function useHomeNames(names: Readonly<Record<string, string>> | undefined): void {
  useLayoutEffect(() => {
    homeNames.value = names ?? {};
  }, [JSON.stringify(names ?? {})]);
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
/** What may not stand in a drawing: it would not be drawn at all. */
const UNDRAWN = /(?!\s)[\p{Cc}\p{Cs}\p{Cn}]/gu;
const LINES = 3;
const LONG = 9;

/** The name of a card in short lines, written over a blank one. */
export function writing(name: string): string {
  const lines: string[] = [];
  for (const word of name.replace(UNDRAWN, "").split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONG) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push([...word].slice(0, 2 * LONG).join(""));
  }
  const shown = lines.slice(0, LINES);
  const size = Math.min(44, 290 / Math.max(...shown.map((line) => line.length), 4));
  const rows = shown.map((line, row) => `<text x="100" y="${140 + (row - (shown.length - 1) / 2) * size * 1.15 + size * 0.35}">${escaped(line)}</text>`);
  return (
    `<g font-family="system-ui, sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#fbfaf7" ` +
    `stroke="#171a26" stroke-width="7" stroke-linejoin="round" paint-order="stroke">${rows.join("")}</g>`
  );
}
