import { signal } from "@preact/signals";
import { asView, type TableFields } from "../state/shapes";
import { Stage } from "../state/stage";
import type { Action, Kit, Lesson as Told, ViewShown } from "../wire/protocol";

// A lesson on the stage: it waits where something is to be done, and goes on by itself where others play. What fits,
// why a card has to wait and what comes of a move was all played and written down by the engine.

/** How long a move of somebody else is shown. */
const MOMENT_MS = 1500;

const same = (one: Action, other: Action): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

export class Lesson extends Stage {
  readonly say = signal("");
  /** What is to be done now; null where others play, and at the end. */
  readonly expected = signal<Action | null>(null);
  readonly over = signal(false);
  /** Whether something else was tried that may be done too. */
  readonly astray = signal(false);
  private at = -1;
  private moment: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly told: Told,
    name: string,
  ) {
    super(told.title);
    this.link.value = "live";
    this.you.value = 0;
    this.table.value = tableOf(told, name);
    this.next();
  }

  private next(): void {
    const step = this.told.steps[++this.at];
    if (!step) return;
    const before = this.view.peek();
    const last = this.at === this.told.steps.length - 1;
    this.why.value = null;
    this.astray.value = false;
    this.view.value = asView(step.view as unknown as Readonly<Record<string, unknown>>) as ViewShown;
    this.writeEvents(this.at, step.events, false);
    this.happened.value = { n: this.happened.peek().n + 1, events: step.events, before };
    this.expected.value = step.expect ?? null;
    this.over.value = last;
    if (step.say) this.say.value = step.say;
    if (!step.expect && !last) this.moment = setTimeout(() => this.next(), MOMENT_MS);
  }

  leave(): void {
    clearTimeout(this.moment);
  }

  override act(...actions: Action[]): void {
    const expected = this.expected.peek();
    const [first, ...rest] = actions;
    if (!expected || !first) return;
    if (!same(first, expected)) {
      this.astray.value = true;
      return;
    }
    this.next();
    if (rest.length > 0) this.act(...rest);
  }

  /** Do what is asked for. */
  show(): void {
    const expected = this.expected.peek();
    if (expected) this.act(expected);
  }

  override ask(action: Action): void {
    const why = "card" in action ? this.told.steps[this.at]?.why?.[action.card] : undefined;
    if (why) this.why.value = { action, rule: why.rule, reason: why.reason, name: why.why, values: why.values };
    else this.astray.value = true;
  }
}

function tableOf(told: Told, name: string): TableFields {
  return {
    code: "", kit: told.kit as Required<Kit>, phase: "playing", host: null, match: 1, round: 0,
    seats: told.seats.map((other, seat) => ({ name: seat === 0 ? name : other, person: seat === 0, here: true, ...(seat > 0 && { bot: "simple" }) })),
    settings: { rules: told.rules, seats: told.seats.length, watch: "nobody", timers: "off", bots: "simple", leaving: "bot", chat: false, private_ms: 0, catch_ms: 0, takeover_ms: 0, pace_ms: 0, answer_ms: 0, races: "pressed", head_starts_ms: [], edition: "" },
    scores: told.seats.map(() => 0), rounds: [], winners: [], commitment: null, contributed: [], revealed: null, ballot: null, record: null, results: [],
  };
}
