import type { Stage } from "../state/stage";
import type { Decision, Event } from "../wire/protocol";
import { seatName } from "../parts/seatnames";
import { say } from "../words/languages";
import { eventSentence, nameMark, type Part, parts, plain } from "../words/rich";

/** The seats a decision waits for. */
export function waitedFor(decision: Decision): readonly number[] {
  if ("seats" in decision) return decision.seats;
  return "seat" in decision ? [decision.seat] : [];
}

export const nameOn = (stage: Stage, seat: number): string => seatName(stage.table.value?.seats ?? [], seat);

/** A sentence with marks, for this table's names. */
export const told = (stage: Stage, sentence: string): Part[] => parts(sentence, (seat) => nameOn(stage, seat));

export const toldPlainly = (stage: Stage, sentence: string): string => plain(told(stage, sentence));

/** The other seats in clockwise order from one's own; for those who watch, all of them. */
export function opponents(count: number, you: number | null): number[] {
  if (you === null) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, index) => (you + 1 + index) % count);
}

// What says nothing beside another event of the same moment.
const QUIET = new Set(["owed", "skipped", "reversed", "new_hand", "dealt", "lit", "pressed", "total_changed", "chose_secretly", "prompted"]);
const SENTENCES = 3;

/** What happened, for this table's names: where two cards are called, the word is another. */
export function toldEvent(stage: Stage, event: Event): Part[] {
  const dos = event.what === "called" && stage.table.value?.kit.call_at === 2;
  return told(stage, dos ? say("called-dos", { seat: nameMark(event.seat) }) : eventSentence(event));
}

/** The sentence in the middle: what the last moment brought. */
export function lastSentence(stage: Stage): Part[] {
  const events = stage.happened.value.events;
  const loud = events.filter((event) => !QUIET.has(event.what));
  const told_ = (loud.length > 0 ? loud : events).slice(-SENTENCES);
  return told_.flatMap((event, index) => [
    ...(index > 0 ? [{ kind: "text", text: " " } as const] : []),
    ...toldEvent(stage, event),
  ]);
}
