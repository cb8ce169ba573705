import { Stage } from "../state/stage";
import type { TableFields } from "../state/shapes";
import type { Action, Event, SeatShown, ViewShown } from "../wire/protocol";

// States of the table made up for the gallery: nothing here is played, and no rule is known here.

const SETTINGS: TableFields["settings"] = {
  rules: "classic house.jump_in=coloured house.seven=true house.stack=any house.zero=true turn.draw=until_playable",
  seats: 6, watch: "everyone", timers: "relaxed", bots: "simple", leaving: "bot", chat: true,
  private_ms: 1500, catch_ms: 1000, takeover_ms: 30000, pace_ms: 1200, answer_ms: 3000, races: "pressed", head_starts_ms: [], edition: "",
};

export class Picture extends Stage {
  static readonly settings = SETTINGS;

  constructor(table: Partial<TableFields>, view: Partial<ViewShown> | null, you: number | null = 0) {
    super("K7QX-M3PD");
    this.link.value = "live";
    this.table.value = { ...TABLE, ...table };
    this.view.value = view && { ...VIEW, ...view };
    this.you.value = you;
    this.host.value = you === 0;
    this.phrases.value = Array.from({ length: 16 }, (_, number) => `phrase ${number}`);
  }

  tell(...events: readonly Event[]): this {
    this.writeEvents(1, events, false);
    this.happened.value = { n: this.happened.value.n + 1, events: events.slice(-2), before: null };
    return this;
  }

  /** The same, as it has just happened: it moves. */
  moving(...events: readonly Event[]): this {
    this.writeEvents(1, events, false);
    setTimeout(() => (this.happened.value = { n: this.happened.value.n + 1, events, before: { ...VIEW } as ViewShown }), 50);
    return this;
  }

  with(change: (stage: this) => void): this {
    change(this);
    return this;
  }

  protected override perform(...actions: Action[]): void {
    this.waiting.value = { id: "0", seq: 0, actions, held: false };
    setTimeout(() => (this.waiting.value = null), 1500);
  }

  override ask(action: Action): void {
    this.why.value = { action, rule: "match", reason: "it has to wait", name: "waits-fit", values: { card: "R3", colour: "G", top: "G9" } };
  }
}

export const person = (name: string, more: Partial<SeatShown> = {}): SeatShown => ({ name, person: true, here: true, ...more });
export const bot = (): SeatShown => ({ name: "", person: false, bot: "simple" });

const SEATS = [person("Ana"), person("Bea"), person("Tomás"), bot(), person("Kim", { here: false }), person("Ada")];
const MANY = ["Lin", "Mona", "Paul", "Suri"].map((name) => person(name));

const TABLE: TableFields = {
  code: "K7QXM3PD",
  phase: "playing",
  settings: SETTINGS,
  kit: { title: "Classic", call_at: 1, mercy: 0, partners: [], devices: [], prompts: "text", names: {}, signs: {} },
  seats: SEATS,
  host: 0,
  match: 1,
  round: 2,
  scores: [287, 234, 166, 121, 64, 240],
  rounds: [[100, 0, 166, 0, 0, 0], [187, 234, 0, 121, 64, 240]],
  winners: [],
  commitment: "5f".repeat(32),
  contributed: [],
  revealed: null,
  ballot: null,
  record: null,
  results: [],
};

const HAND = ["R3", "R8", "Y6", "Yrev", "G+2", "G7", "B0", "Bskip", "W+4"];
const VIEW: ViewShown = {
  hand: HAND,
  counts: [9, 6, 3, 11, 4, 1],
  hands: [HAND, null, null, null, null, null],
  active: [true, true, true, true, true, true],
  upcard: "G4",
  colour: "G",
  direction: 1,
  dealer: 4,
  turn: 0,
  pending: 0,
  draw_size: 61,
  discards: ["R2", "B2", "B7", "B+2", "B5", "G5", "G4"],
  called: [],
  exposed: [],
  decision: { ask: "take_turn", seat: 0 },
  options: [...["G+2", "G7", "W+4"].map((card) => ({ do: "play", card }) as const), { do: "draw" }],
  drawn: null,
  partner: null,
  table: {
    side: 0, total: 0, lives: [], row: [], piles: [], lit: [], aside: [], aside_size: 0, tokens: [], roles: [],
    lock: null, prompts: [], link: null, dry: 0, top_back: null, matching: null,
  },
  backs: [null, null, null, null, null, null],
};

const PLAYED: readonly Event[] = [
  { what: "dealt", dealer: 4, cards: 7 },
  { what: "turned_up", card: "R2" },
  { what: "played", seat: 0, card: "B2", how: "turn" },
  { what: "played", seat: 1, card: "B7", how: "turn" },
  { what: "swapped", seat: 1, other: 3 },
  { what: "played", seat: 2, card: "B+2", how: "turn" },
  { what: "drew", seat: 3, count: 2, penalty: true, cards: null, open: false, backs: null },
  { what: "played", seat: 4, card: "B5", how: "turn" },
];
const BLUFF: Partial<ViewShown> = {
  upcard: "W+4",
  discards: ["R2", "B2", "B7", "B+2", "B5", "W+4"],
  pending: 4,
  exposed: [5],
  decision: { ask: "answer_penalty", seat: 0, cards: 4, stack: true, challenge: true, reflect: false, cancel: false },
  options: [
    ...["G+2", "W+4"].map((card) => ({ do: "play", card }) as const),
    { do: "take" },
    { do: "challenge" },
    { do: "catch", seat: 5 },
  ],
};
const LAST: readonly Event[] = [{ what: "played", seat: 5, card: "W+4", how: "turn" }, { what: "colour_named", seat: 5, colour: "G" }];
const MUCH = "R0 R3 R3 R8 Rskip Rrev Y1 Y4 Y6 Y6 Y9 Yrev Y+2 G2 G5 G7 G7 G9 Gskip G+2 B0 B1 B5 B8 B9 Bskip W W+4".split(" ");
const FORTY = [...MUCH, ..."R1 R2 R5 Y2 Y3 G1 G3 B2 B3 B+2 Brev W".split(" ")];
const OTHERS = { ask: "take_turn", seat: 2 } as const;
const handed = (hand: readonly string[], more: Partial<ViewShown> = {}): Partial<ViewShown> => ({
  hand, counts: [hand.length, 6, 3, 11, 4, 1], ...more,
});

export const STATES: Readonly<Record<string, () => Stage>> = {
  turn: () => new Picture({}, {}).tell(...PLAYED, { what: "played", seat: 5, card: "G4", how: "turn" }),
  owed: () => new Picture({}, BLUFF).tell(...PLAYED, ...LAST).with(timed),
  why: () => new Picture({}, BLUFF).tell(...PLAYED, ...LAST).with((stage) => {
    stage.why.value = { action: { do: "play", card: "G7" }, rule: "penalty", reason: "it has to wait", name: "pending-not-answered", values: { cards: 4, card: "G7" } };
  }),
  waiting: () => new Picture({}, { decision: OTHERS, options: [] }).tell(...PLAYED, { what: "drew", seat: 1, count: 4, penalty: true, cards: null, open: false, backs: null }),
  colour: () => new Picture({}, {
    decision: { ask: "pick_colour", seat: 0, active: true }, upcard: "W+4", discards: ["B5", "G5", "G4", "W+4"],
    options: ["R", "Y", "G", "B"].map((colour) => ({ do: "name_colour", colour }) as const),
  }).tell({ what: "played", seat: 0, card: "W+4", how: "turn" }),
  seat: () => new Picture({}, {
    decision: { ask: "pick_seat", seat: 0, optional: true }, upcard: "G7", discards: ["B5", "G5", "G7"],
    options: [1, 2, 3, 4, 5, null].map((seat) => ({ do: "choose_seat", seat }) as const),
  }).tell({ what: "played", seat: 0, card: "G7", how: "turn" }),
  drawn: () => new Picture({}, {
    decision: { ask: "use_drawn", seat: 0 }, drawn: "G7", options: [{ do: "play", card: "G7" }, { do: "pass" }],
  }).tell({ what: "drew", seat: 0, count: 1, penalty: false, cards: ["G7"], open: false, backs: null }),
  more: () => new Picture({}, { decision: { ask: "lay_more", seat: 0 }, options: [{ do: "play", card: "G7" }, { do: "stop" }] }),
  race: () => new Picture({}, { decision: { ask: "race", seats: [0, 1, 2], open: true }, options: [{ do: "slap" }] }).tell({ what: "played", seat: 5, card: "G6", how: "turn" }),
  jump: () => new Picture({}, { decision: OTHERS, options: [{ do: "jump_in", card: "G7" }], upcard: "G7" }),
  last: () => new Picture({}, {
    ...handed(["G7", "Bskip"]), options: [{ do: "play", card: "G7" }, { do: "call" }, { do: "draw" }],
  }).tell({ what: "played", seat: 5, card: "G2", how: "turn" }),
  many: () => new Picture({}, { ...BLUFF, ...handed(MUCH) }).tell(...PLAYED, ...LAST),
  forty: () => new Picture({}, handed(FORTY, { options: FORTY.filter((card) => /^G|^W/.test(card)).map((card) => ({ do: "play", card }) as const) })).tell(...LAST),
  crowd: () => new Picture({ seats: [...SEATS.slice(0, 4), ...MANY, ...SEATS.slice(4)] }, {
    counts: [9, 6, 3, 11, 7, 5, 8, 12, 4, 1], decision: { ask: "take_turn", seat: 6 }, options: [], exposed: [9],
  }).tell(...PLAYED),
  throng: () => new Picture({ seats: [...SEATS, ...MANY, ...MANY, bot(), bot()] }, { counts: [9, 6, 3, 11, 4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], decision: { ask: "take_turn", seat: 9 }, options: [] }),
  two: () => new Picture({ seats: SEATS.slice(0, 2) }, { counts: [9, 6] }).tell({ what: "played", seat: 1, card: "G4", how: "turn" }),
  counter: () => new Picture({}, { direction: -1, colour: "Y", upcard: "Yrev", discards: ["B5", "Y5", "Yrev"], options: [{ do: "draw" }] }).tell({ what: "reversed", direction: -1 }),
  blue: () => new Picture({}, { colour: "B", upcard: "B4", discards: ["R2", "B2", "B4"] }).tell({ what: "played", seat: 1, card: "B4", how: "turn" }),
  red: () => new Picture({}, { colour: "R", upcard: "Rskip", discards: ["R2", "B2", "Rskip"] }).tell({ what: "skipped", seat: 0 }),
  held: () => new Picture({}, { decision: OTHERS }).with((stage) => {
    stage.waiting.value = { id: "1", seq: 1, actions: [{ do: "play", card: "G7" }], held: true };
  }),
  shown: () => new Picture({}, { decision: OTHERS, options: [] }).tell(
    { what: "challenged", seat: 0, challenged: 5, guilty: true },
    { what: "hand_shown", seat: 5, to: 0, cards: ["G3", "R7", "B2"] },
  ),
  named: () => new Picture({}, { decision: OTHERS, options: [], upcard: "W", discards: ["B5", "G4", "W"], colour: "B" })
    .moving({ what: "played", seat: 3, card: "W", how: "turn" }, { what: "colour_named", seat: 3, colour: "B" }),
  flipped: () => new Picture({}, {
    hand: ["K3", "K8", "T6", "Tskipall", "O2", "V+5", "Vflip"], upcard: "K4", discards: ["V6", "T3", "K4"], colour: "K",
    counts: [7, 6, 3, 11, 4, 1], options: [{ do: "play", card: "K3" }, { do: "play", card: "K8" }, { do: "draw" }],
    table: { ...VIEW.table!, side: 1, top_back: "G6" },
    backs: [null, ["R1", "R5", "G2", "B8", "Y9", "Yrev"], ["B1", "G6", "W"], ["R2", "R3", "R9", "Y1", "Y3", "G1", "G5", "B2", "B6", "Bflip", "W+2"], ["G7", "G9", "B4", "Y5"], ["R8"]],
  }).moving({ what: "flipped", seat: 5, side: 1, upcard: "K4" }),
  linked: () => new Picture({}, { decision: OTHERS, options: [], table: { ...VIEW.table!, link: [1, 4] } }).tell({ what: "linked", seat: 1, other: 4 }),
  chained: () => new Picture({ seats: [...SEATS.slice(0, 4), ...MANY, ...SEATS.slice(4)] }, {
    counts: [9, 6, 3, 11, 7, 5, 8, 12, 4, 1], decision: { ask: "take_turn", seat: 6 }, options: [], table: { ...VIEW.table!, link: [0, 3] },
  }).tell({ what: "linked", seat: 3, other: 0 }),
  wheel: () => new Picture({ kit: { ...TABLE.kit, devices: ["wheel"] } }, { decision: { ask: "pick_card", seats: [0, 1, 2], purpose: "show", optional: true, take: false, explode: false }, options: [{ do: "choose_card", card: "R8" }, { do: "stop" }] })
    .moving({ what: "device_result", seat: 2, device: "wheel", result: 7 }),
  ballot: () => new Picture({ ballot: { what: "remove", seat: 4, by: 1, votes: { 1: true } } }, { decision: OTHERS, options: [] }),
  away: () => new Picture({}, { decision: OTHERS, options: [] }).with((stage) => (stage.away.value = { 4: performance.now() + 42_000 })),
  lost: () => new Picture({}, {}).tell(...PLAYED).with((stage) => (stage.link.value = "lost")),
  watching: () => new Picture({}, { hand: [], options: [], decision: OTHERS }, null).tell(...PLAYED),
  elsewhere: () => new Picture({}, {}).with((stage) => (stage.link.value = "replaced")),
  result: () => new Picture({ phase: "dealing", contributed: [1, 2] }, {
    upcard: "G5", discards: ["R5", "G5"], decision: { ask: "round_over", winner: 1 }, options: [], colour: "G",
    hands: [["R3", "B0"], [], ["G7", "G9", "Y2"], ["Rskip", "B8", "B4"], ["Y6", "R9"], ["W"]],
  }),
  over: () => new Picture({ phase: "over", winners: [1], record: "x", scores: [287, 508, 166, 121, 64, 240], revealed: { commitment: "5f".repeat(32), seed: "a1".repeat(64), blind: "0c".repeat(32) } }, {
    upcard: "W", discards: ["R5", "W"], decision: { ask: "round_over", winner: 1 }, options: [], hands: [HAND, [], null, null, null, null],
  }),
  hostile: () => new Picture({
    seats: [person("<img src=x onerror=alert(1)>"), person("<script>alert(2)</script>"), person("\u202Eevil\u202C"), person("A".repeat(24)), bot()],
  }, { counts: [9, 6, 3, 11, 1] }).tell({ what: "played", seat: 1, card: "G4", how: "turn" }),
};

function timed(stage: Stage): void {
  const now = performance.now();
  stage.deadline.value = { at: now + 24_000, from: now - 15_000 };
}
