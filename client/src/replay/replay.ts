import { asView, type TableFields } from "../state/shapes";
import { merged } from "../state/merge";
import { Stage } from "../state/stage";
import type { Event, Kit, Replay as Told, ViewShown } from "../wire/protocol";

// A finished match on the stage: any step of it, from any seat's view or with all hands open.

type Fields = Readonly<Record<string, unknown>>;

export class Replay extends Stage {
  readonly length: number;
  private readonly views: readonly Fields[];
  private at = -1;
  private seat: number | null = null;

  constructor(private readonly told: Told) {
    super(`${told.code.slice(0, 4)}-${told.code.slice(4)}`);
    let last: Fields = {};
    this.views = told.steps.map((step, index) => {
      const begins = index === 0 || told.steps[index - 1]!.round !== step.round;
      last = merged(begins ? {} : last, step.view, step.more);
      return last;
    });
    this.length = told.steps.length;
    this.link.value = "live";
  }

  /** Show a step as a seat saw it; null shows all hands. */
  show(step: number, seat: number | null): void {
    const at = Math.max(0, Math.min(this.length - 1, step));
    const now = this.told.steps[at];
    if (!now) return;
    const moved = at === this.at + 1 && seat === this.seat;
    const before = this.view.peek();
    this.you.value = seat;
    this.table.value = this.tableAt(at);
    this.view.value = seen(asView(this.views[at]!)!, seat);
    if (!moved) {
      this.log.value = [];
      this.told.steps.slice(0, at).filter((one) => one.round === now.round).forEach((one, index) => this.writeEvents(index, masked(one.events, seat), false));
    }
    const events = masked(now.events, seat);
    this.writeEvents(at, events, false);
    // Only one step on is shown as a movement; a leap is just shown.
    const n = this.happened.peek().n;
    this.happened.value = { n: moved ? n + 1 : n, events, before };
    this.at = at;
    this.seat = seat;
  }

  private tableAt(at: number): TableFields {
    const { told } = this;
    const rounds = told.steps.slice(0, at + 1).flatMap((step) => (step.points ? [step.points] : []));
    const round = told.steps[at]!.round;
    return {
      code: told.code, kit: told.kit as Required<Kit>, phase: "playing", seats: seatsAt(told, at).map((seat) => ({ ...seat, here: true })), host: null, match: 1,
      settings: { rules: told.rules, seats: told.seats.length, watch: "everyone", timers: "off", bots: null, leaving: "bot", chat: false, private_ms: 0, catch_ms: 0, takeover_ms: 0, pace_ms: 0, answer_ms: 0, races: "pressed", head_starts_ms: [], edition: told.edition ?? "" },
      round: round - 1, scores: told.scores, rounds, winners: told.winners, commitment: null, contributed: [], revealed: null, ballot: null, record: null, results: [],
    };
  }
}

/** Who sits where at a step: chairs may be shuffled between rounds. */
const seatsAt = (told: Told, at: number): Told["seats"] => told.steps.slice(0, at + 1).findLast((step) => step.seats)?.seats ?? told.seats;

function seen(view: ViewShown, seat: number | null): ViewShown {
  if (seat === null) return view;
  return { ...view, hand: view.hands[seat] ?? [], hands: view.hands.map((hand, index) => (index === seat ? hand : null)) };
}

/** What a seat did not see stays hidden in its view. */
function masked(events: readonly Event[], seat: number | null): Event[] {
  if (seat === null) return [...events];
  return events.map((event) => {
    if (!("cards" in event) || !Array.isArray(event.cards)) return event;
    const own = "seat" in event && event.seat === seat;
    const shown = event.what === "hand_shown" && (event.to === null || event.to === seat);
    return own || shown ? event : ({ ...event, cards: null } as Event);
  });
}
