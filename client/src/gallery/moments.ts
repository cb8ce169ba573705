import type { Stage } from "../state/stage";
import type { TableFields } from "../state/shapes";
import type { Event, Kit, ViewShown } from "../wire/protocol";
import made from "./made/moments.json";
import { bot, person, Picture } from "./fixtures";

// Moments of real rounds, kept by tools/gallery.py: every question of every edition.

interface Moment {
  readonly rules: string;
  readonly seats: number;
  readonly kit: Required<Kit>;
  readonly view: ViewShown;
  readonly events: readonly Event[];
}

const NAMES = ["Ana", "Bea", "Tomás", "", "Kim", "Ada", "Lin", "Mona"];

function pictured({ rules, seats, kit, view, events }: Moment): Stage {
  const table: Partial<TableFields> = {
    kit,
    seats: NAMES.slice(0, seats).map((name) => (name ? person(name) : bot())),
    scores: Array.from({ length: seats }, () => 0),
    rounds: [],
    round: 0,
    settings: { ...Picture.settings, rules, seats },
  };
  return new Picture(table, view).tell(...events);
}

export const MOMENTS: Readonly<Record<string, () => Stage>> = Object.fromEntries(
  Object.entries(made as unknown as Readonly<Record<string, Moment>>).map(([name, moment]) => [name, () => pictured(moment)]),
);
