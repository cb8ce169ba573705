import { batch, computed, signal } from "@preact/signals";
import type { Action, ClientMessage, Event, Refused } from "../wire/protocol";
import type { Refusal } from "../wire/http";
import { slips } from "./prefs";
import type { TableFields, View } from "./shapes";
import { isDear, SLIP_MS } from "./slips";

// What a table needs to be shown: by a session with a server, by a replay, or by the gallery.

export type Link = "opening" | "live" | "lost" | "replaced" | "gone";

/** A line of the log: what happened, what was said, or what the server told besides. */
export type LogLine =
  | { readonly n: number; readonly kind: "event"; readonly seq: number; readonly event: Event; readonly missed: boolean }
  | { readonly n: number; readonly kind: "said"; readonly seat: number | null; readonly name: string; readonly text: string }
  | { readonly n: number; readonly kind: "away"; readonly seat: number }
  | { readonly n: number; readonly kind: "missed"; readonly count: number };

/** What one update brought, for motion, sounds and the sentence in the middle. */
export interface Happening {
  readonly n: number;
  readonly events: readonly Event[];
  readonly before: View;
  /** How many things happened while one was away, where this tells of them. */
  readonly missed?: number;
}

export interface Waiting {
  readonly id: string;
  readonly seq: number;
  readonly actions: readonly Action[];
  readonly held: boolean;
}

export interface WhyNot {
  readonly action: Action;
  readonly rule: string;
  readonly reason: string;
  /** The sentence that says so, and what fills its gaps. */
  readonly name?: string | undefined;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

const LOG_KEPT = 400;
/** What may be sent while another action is on its way. */
const BESIDE: ReadonlySet<Action["do"]> = new Set(["call", "catch"]);

export type NewLine = LogLine extends infer L ? (L extends LogLine ? Omit<L, "n"> : never) : never;

export class Stage {
  readonly link = signal<Link>("opening");
  readonly goneWhy = signal<Refusal | null>(null);
  readonly table = signal<TableFields | null>(null);
  readonly view = signal<View>(null);
  readonly you = signal<number | null>(null);
  readonly host = signal(false);
  /** Whether this page has asked for the first deal: it shows the table while the seats are filled. */
  readonly starting = signal(false);
  readonly phrases = signal<readonly string[]>([]);
  readonly log = signal<readonly LogLine[]>([]);
  readonly happened = signal<Happening>({ n: 0, events: [], before: null });
  readonly waiting = signal<Waiting | null>(null);
  /** A dear play that is not sent yet, and when it will be, by this page's clock. */
  readonly slip = signal<{ readonly actions: readonly Action[]; readonly at: number; readonly from: number } | null>(null);
  /** What has left the hand on this page. */
  readonly leaving = computed(() => this.slip.value?.actions ?? this.waiting.value?.actions ?? []);
  /** What was chosen of a play that is not complete: it shows when the rest is chosen too. */
  readonly chosen = signal<readonly Action[]>([]);
  readonly why = signal<WhyNot | null>(null);
  readonly refused = signal<Refused | null>(null);
  /** When the open question ends, by this page's clock, and how long it had. */
  readonly deadline = signal<{ at: number; from: number } | null>(null);
  readonly race = signal<number | null>(null);
  /** What somebody said last. */
  readonly said = signal<{ readonly n: number; readonly seat: number | null; readonly text: string } | null>(null);
  readonly away = signal<Readonly<Record<number, number>>>({});
  readonly phase = computed(() => this.table.value?.phase ?? null);

  protected lines = 0;
  private slipTimer = 0;

  constructor(readonly code: string) {}

  /** Do an action. A dear one waits a moment first. */
  act(...actions: Action[]): void {
    const first = actions[0];
    if (first === undefined) return;
    if (BESIDE.has(first.do)) return this.perform(...actions);
    if (this.waiting.peek() !== null || this.slip.peek() !== null) return;
    if (slips.peek() === "off" || !isDear(first)) return this.perform(...actions);
    const now = performance.now();
    this.slip.value = { actions, at: now + SLIP_MS, from: now };
    this.slipTimer = window.setTimeout(() => this.sendNow(), SLIP_MS);
  }

  /** Take back what is not sent yet. */
  takeBack(): void {
    clearTimeout(this.slipTimer);
    this.slip.value = null;
  }

  /** Send what waits, without waiting longer. */
  sendNow(): void {
    const actions = this.slip.peek()?.actions;
    if (actions === undefined) return;
    batch(() => {
      this.takeBack();
      this.perform(...actions);
    });
  }

  /** Do an action at once; does nothing where nobody listens. */
  protected perform(..._actions: Action[]): void {}

  /** Ask why an action would be refused. */
  ask(_action: Action): void {}

  /** Say that this seat is ready for the next deal. */
  ready(): void {}

  comeBack(): void {}

  send(_message: ClientMessage): void {}

  // ---------------------------------------------------------------- the log

  protected write(line: NewLine): void {
    this.log.value = [...this.log.value, { ...line, n: ++this.lines } as LogLine].slice(-LOG_KEPT);
  }

  protected writeEvents(seq: number, events: readonly Event[], missed: boolean): void {
    for (const event of events) this.write({ kind: "event", seq, event, missed });
  }
}
