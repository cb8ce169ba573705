// The scorepad of a table with real cards: a value made of entries, which adds itself up. It is the pad of
// `penultimate.paper.scorepad`, and a test holds the two together; points of cards come from the editions.

export type Mode = "winner" | "own" | "none";
export type Tie = "extra_round" | "shared";

/** A kind of card, and what each of it counts. */
export interface Kind {
  /** A face that stands for the kind. */
  readonly card: string;
  readonly points: number;
  readonly dark: boolean;
}

/** How the rounds of an edition are written down. */
export interface Counted {
  readonly mode: Mode;
  readonly target: number;
  /** What a player knocked out by too many cards brings the winner; 0 where there is no such thing. */
  readonly knockout: number;
  readonly kinds: readonly Kind[];
}

export interface Own {
  readonly title: string;
  readonly counted: Counted;
  /** The names of its cards, by sign. */
  readonly names: Readonly<Record<string, string>>;
}

/** What the players agreed on before the first deal; they sit clockwise in this order. */
export interface Terms {
  readonly players: readonly string[];
  readonly edition: string;
  /** An edition somebody wrote: all that the pad needs of it stays with the pad, on this device. */
  readonly own?: Own | undefined;
  /** Who goes out takes the points of all hands; everybody keeps their own, the fewest win; rounds won count. */
  readonly mode: Mode;
  readonly target: number | null;
  readonly rounds: number | null;
  readonly tie: Tie;
  readonly dealer: number;
}

export interface Hand {
  readonly hand: number;
  readonly points: number;
  readonly cards: readonly string[];
  readonly knocked_out?: boolean;
}
/** A round is over: that seat went out, or nobody could go on. */
export interface Out {
  readonly out: number | null;
}
/** The last entry that still counts is taken back. */
export interface Undo {
  readonly undo: true;
}
export type Entry = Out | Hand | Undo;

export interface PadRound {
  readonly out: number | null;
  readonly hands: readonly Hand[];
}

export type Asked =
  | { readonly ask: "out" }
  | { readonly ask: "hands"; readonly seats: readonly number[] }
  | { readonly ask: "over"; readonly winners: readonly number[] };

export interface Pad {
  readonly terms: Terms;
  readonly entries: readonly Entry[];
  /** The entries that still count. */
  readonly standing: readonly (Out | Hand)[];
  /** The rounds that are complete, with what each seat writes down. */
  readonly rounds: readonly (PadRound & { readonly points: readonly number[] })[];
  readonly unfinished: PadRound | null;
  readonly totals: readonly number[];
  readonly leaders: readonly number[];
  /** Who deals the round that comes next, or the one being written down. */
  readonly dealer: number;
  readonly asked: Asked;
}

function standingOf(entries: readonly Entry[]): (Out | Hand)[] {
  const kept: (Out | Hand)[] = [];
  for (const entry of entries) {
    if ("undo" in entry) kept.pop();
    else kept.push(entry);
  }
  return kept;
}

/** The seats whose hands are still to be written down, clockwise from the one that went out. */
function missing(terms: Terms, { out, hands }: PadRound): number[] {
  if (terms.mode === "none" || (terms.mode === "winner" && out === null)) return [];
  const count = terms.players.length;
  const first = out === null ? 0 : out + 1;
  const clockwise = Array.from({ length: count }, (_, place) => (first + place) % count);
  return clockwise.filter((seat) => seat !== out && !hands.some((one) => one.hand === seat));
}

function pointsOf(terms: Terms, { out, hands }: PadRound, knockout: number): number[] {
  const left = new Map(hands.map((one) => [one.hand, one.knocked_out ? knockout : one.points]));
  if (terms.mode === "own") return terms.players.map((_, seat) => left.get(seat) ?? 0);
  const gain = terms.mode === "none" ? 1 : [...left.values()].reduce((sum, points) => sum + points, 0);
  return terms.players.map((_, seat) => (seat === out ? gain : 0));
}

/** A pad from its entries; `knockout` is what a player knocked out brings, by the edition. */
export function padOf(terms: Terms, entries: readonly Entry[], knockout: number): Pad {
  const standing = standingOf(entries);
  const all: PadRound[] = [];
  for (const entry of standing) {
    const last = all.at(-1);
    if ("out" in entry) all.push({ out: entry.out, hands: [] });
    else if (last) all[all.length - 1] = { ...last, hands: [...last.hands, entry] };
  }
  const last = all.at(-1);
  const open = last ? missing(terms, last) : [];
  const unfinished = last && open.length > 0 ? last : null;
  const rounds = (unfinished ? all.slice(0, -1) : all).map((one) => ({ ...one, points: pointsOf(terms, one, knockout) }));
  const totals = terms.players.map((_, seat) => rounds.reduce((sum, one) => sum + one.points[seat]!, 0));
  const best = terms.mode === "own" ? Math.min(...totals) : Math.max(...totals);
  const leaders = terms.players.map((_, seat) => seat).filter((seat) => totals[seat] === best);
  const played = rounds.length;
  const done = terms.rounds !== null ? played >= terms.rounds : terms.target !== null && Math.max(...totals) >= terms.target;
  const asked: Asked = unfinished
    ? { ask: "hands", seats: open }
    : done && played > 0 && (leaders.length === 1 || terms.tie === "shared")
      ? { ask: "over", winners: leaders }
      : { ask: "out" };
  const dealer = (terms.dealer + played) % terms.players.length;
  return { terms, entries, standing, rounds, unfinished, totals, leaders, dealer, asked };
}

/** Whether an entry may follow: what is asked for, and never one that an older state of the pad asked for. */
export function fits(pad: Pad, entry: Entry): boolean {
  if ("undo" in entry) return pad.standing.length > 0;
  if ("out" in entry) return pad.asked.ask === "out";
  return pad.asked.ask === "hands" && pad.asked.seats.includes(entry.hand);
}
