import { batch } from "@preact/signals";
import type { Ack, Action, Answer, ClientMessage, Refused, ServerMessage, Snapshot, Update } from "../wire/protocol";
import { type Ended, Line, type Listener } from "../wire/line";
import { lookAt, Refusal } from "../wire/http";
import { socketAddress } from "../wire/root";
import { randomHex } from "./random";
import { asView, type TableFields } from "./shapes";
import { merged } from "./merge";
import { keepSeen, lastSeen } from "./seen";
import { still } from "./slips";
import { Stage, type Waiting } from "./stage";

// One table as this page sees it: what the server sent, and what is on its way to it.

export class Session extends Stage implements Listener {
  /** Everything that was sent and not yet answered, by its id: sent again when the line is back. */
  private readonly outbox = new Map<string, Waiting>();
  private seq: number | null = null;
  private asked: Action | null = null;
  /** The commitment these bytes were mixed in for, over this line: said twice, the second would come after the deal. */
  private mixed: string | null = null;
  private tries = 0;
  /** The last entry that events followed from. */
  private told = -1;
  private readonly line: Line;

  constructor(code: string) {
    super(code);
    this.seq = lastSeen(code);
    this.line = new Line(socketAddress(`api/tables/${encodeURIComponent(code)}/socket`), this);
    this.line.open();
  }

  // ---------------------------------------------------------------- the line

  opened(): void {
    this.tries = 0;
    this.mixed = null;
    this.line.send({ t: "enter", last_seq: this.seq });
  }

  ended(how: Ended): void {
    this.link.value = how === "replaced" ? "replaced" : how === "goodbye" ? "gone" : "lost";
    // A browser does not say why a socket was refused; the HTTP part does.
    if (how === "lost" && this.table.peek() === null && ++this.tries === 2) void this.find();
  }

  private async find(): Promise<void> {
    try {
      await lookAt(this.code);
    } catch (error) {
      if (error instanceof Refusal && error.code !== "offline") {
        this.goneWhy.value = error;
        this.link.value = "gone";
        this.line.stop();
      }
    }
  }

  /** Play here again, after another tab took over. */
  override comeBack(): void {
    this.link.value = "opening";
    this.line.open();
  }

  leave(): void {
    this.line.stop();
  }

  heard(message: ServerMessage): void {
    batch(() => {
      switch (message.t) {
        case "snapshot":
          return this.snapshot(message);
        case "update":
          return this.update(message);
        case "ping":
          return void this.line.send({ t: "pong", n: message.n });
        case "ack":
          this.choose(message);
          return this.answered(message.id);
        case "held":
          if (this.waiting.value?.id === message.id) this.waiting.value = { ...this.waiting.value, held: true };
          return;
        case "refused":
          return this.refusal(message);
        case "answer":
          return this.answer(message);
        case "race":
          this.race.value = performance.now() + message.opens_ms;
          return;
        case "away":
          this.away.value = { ...this.away.value, [message.seat]: performance.now() + message.takeover_ms };
          this.write({ kind: "away", seat: message.seat });
          return;
        case "said":
          this.write({ kind: "said", seat: message.seat ?? null, name: message.name, text: message.text });
          this.said.value = { n: this.lines, seat: message.seat ?? null, text: message.text };
          return;
      }
    });
  }

  private snapshot(message: Snapshot): void {
    const known = this.seq !== null;
    this.table.value = message.table as unknown as TableFields;
    this.view.value = asView(message.view);
    this.you.value = message.you;
    this.host.value = message.host;
    this.phrases.value = message.phrases;
    this.link.value = "live";
    this.starting.value = false;
    this.seq = message.seq;
    keepSeen(this.code, message.seq);
    this.time(message.left_ms ?? null);
    this.stillHere();
    const missed = message.missed ?? [];
    const events = missed.flatMap((entry) => entry.events);
    if (events.length > 0 && known) {
      this.happened.value = { ...this.happened.value, events: events.slice(-3), missed: events.length };
      this.write({ kind: "missed", count: events.length });
      for (const entry of missed) this.writeEvents(entry.seq, entry.events, true);
    }
    // What was on its way when the line broke is sent again, under the id it had.
    for (const one of this.outbox.values()) this.post(one);
    this.contribute();
  }

  private update(message: Update): void {
    const before = this.view.value;
    if (message.table) this.table.value = { ...this.table.value!, ...message.table } as TableFields;
    if (message.view || message.more) {
      this.view.value = asView(merged((before ?? {}) as Readonly<Record<string, unknown>>, message.view, message.more));
    }
    this.seq = message.seq;
    keepSeen(this.code, message.seq);
    this.time(message.left_ms ?? null);
    const meant = this.slip.value?.actions[0];
    if (meant && !still(meant, this.view.value?.options ?? [])) this.takeBack();
    const events = message.events ?? [];
    if (events.length > 0) {
      this.chosen.value = [];
      this.told = message.seq;
      this.why.value = null;
      this.refused.value = null;
      if (events.some((event) => event.what === "dealt")) this.race.value = null;
      this.writeEvents(message.seq, events, false);
      this.happened.value = { n: this.happened.value.n + 1, events, before };
    }
    if (message.table) {
      this.stillHere();
      this.contribute();
    }
    if (this.phase.value !== "lobby") this.starting.value = false;
    if (this.phase.value !== "playing") {
      this.outbox.clear();
      this.waiting.value = null;
    }
  }

  /** The round a person sees first is dealt as soon as everybody has mixed in their bytes. */
  private contribute(): void {
    const table = this.table.value;
    if (table?.phase === "dealing" && table.round === 0) this.ready();
  }

  /** 32 bytes for the next deal: they also say that this seat is ready for it. */
  override ready(): void {
    const table = this.table.value;
    const you = this.you.value;
    if (table?.phase !== "dealing" || table.commitment === null || you === null) return;
    if (table.contributed.includes(you) || this.mixed === table.commitment) return;
    this.mixed = table.commitment;
    this.line.send({ t: "contribute", share: randomHex(32) });
  }

  private stillHere(): void {
    const seats = this.table.value?.seats ?? [];
    const away = Object.entries(this.away.value).filter(([seat]) => {
      const shown = seats[Number(seat)];
      return shown?.person && !shown.here && !shown.bot;
    });
    this.away.value = Object.fromEntries(away);
  }

  private time(left: number | null): void {
    const now = performance.now();
    const known = this.deadline.value;
    if (left === null) this.deadline.value = null;
    // The same question is told again with every update; only a later end begins the line anew.
    else if (known === null || Math.abs(known.at - now - left) > 400) this.deadline.value = { at: now + left, from: now };
  }

  // ---------------------------------------------------------------- acts

  /** Do an action. One answer at a time; a call or a catch may be sent beside it. */
  protected override perform(...actions: Action[]): void {
    const first = actions[0];
    if (first === undefined || this.seq === null) return;
    const beside = first.do === "call" || first.do === "catch";
    if (!beside && this.waiting.value !== null) return;
    const one: Waiting = { id: randomHex(16), seq: this.seq, actions, held: false };
    this.outbox.set(one.id, one);
    this.why.value = null;
    this.refused.value = null;
    if (!beside) this.waiting.value = one;
    this.post(one);
  }

  private post(one: Waiting): void {
    this.line.send({ t: "act", id: one.id, seq: one.seq, do: [...one.actions] });
  }

  override ask(action: Action): void {
    this.asked = action;
    this.line.send({ t: "why_not", do: action });
  }

  /** An action that nothing followed from yet is a part of one. */
  private choose({ id, seq }: Ack): void {
    const one = this.outbox.get(id);
    if (one && seq > this.told) this.chosen.value = [...this.chosen.value, ...one.actions];
  }

  private answered(id: string): void {
    this.outbox.delete(id);
    if (this.waiting.value?.id === id) this.waiting.value = null;
  }

  private refusal(message: Refused): void {
    this.starting.value = false;
    const one = this.outbox.get(message.id ?? "");
    if (one) this.answered(one.id);
    const action = one?.actions[0];
    if (action && message.code === "illegal") {
      this.why.value = { action, rule: message.rule ?? "", reason: message.reason, name: message.why, values: message.values };
    } else {
      this.refused.value = message;
    }
  }

  private answer(message: Answer): void {
    const action = this.asked;
    this.asked = null;
    if (action && message.reason) this.why.value = { action, rule: message.rule ?? "", reason: message.reason, name: message.why, values: message.values };
  }

  // ---------------------------------------------------------------- around the play

  override send(message: ClientMessage): void {
    this.refused.value = null;
    if (message.t === "start") this.starting.value = true;
    this.line.send(message);
  }
}
