import type { Stage } from "../state/stage";
import type { Action, ViewShown } from "../wire/protocol";
import { say } from "../words/languages";
import type { Choices } from "./choices";
import { nameOn } from "./model";

// The acts below the bar, in their order: the answer to the question, what else may be answered, catches, the call.

export interface Act {
  readonly key: string;
  readonly label: string;
  readonly small: string;
  readonly class: string;
  /** None: it stands there, but not now. */
  readonly action: Action | null;
}

/** Acts that answer a question by one press, with how they look; the first that is offered stands first. */
const ANSWERS = [
  ["spin", "main spin"],
  ["perform", "main perform"],
  ["done", "main done"],
  ["cancel", "main cancel"],
  ["take", "strong take"],
  ["explode", "strong explode"],
  ["stop", "strong stop"],
  ["draw", "draw1"],
  ["pass", "pass"],
  ["challenge", "challenge"],
  ["cash", "cash"],
] as const satisfies readonly (readonly [Action["do"], string])[];

export function actsOf(stage: Stage, view: ViewShown, choices: Choices, asked: boolean): Act[] {
  const busy = stage.leaving.value.length > 0;
  const act = (key: string, look: string, label: string, small: string, action: Action | null): Act => ({ key, class: look, label, small, action });
  const found: Act[] = ANSWERS.filter(([what]) => choices.has(what)).map(([what, look]) => {
    const [label, small] = wordsOf(what, stage, view);
    return act(what, look, label, small, busy ? null : ({ do: what } as Action));
  });
  if (choices.has("vote")) {
    found.push(act("yes", "main vote", say("vote-yes"), say("vote-yes-text"), busy ? null : { do: "vote", passed: true }));
    found.push(act("no", "strong vote", say("vote-no"), say("vote-no-text"), busy ? null : { do: "vote", passed: false }));
  }
  if (found.length === 0) {
    const cannot = say(asked ? "not-now" : "not-your-turn");
    // What is never drawn at a table is not shown as if it were.
    if (view.table.lives.length > 0) found.push(act("explode", "explode", say("explode"), cannot, null));
    else found.push(act("draw", "draw1", say("draw"), cannot, null));
  }
  for (const seat of choices.broken) found.push(act(`broken${seat}`, "broken", say("say-broken"), nameOn(stage, seat), { do: "say_broken", seat }));
  for (const seat of choices.catches) found.push(act(`catch${seat}`, "main catch", say("catch"), nameOn(stage, seat), { do: "catch", seat }));
  const callAt = stage.table.value?.kit.call_at ?? 1;
  if (callAt > 0) {
    const calls = choices.has("call");
    found.push(act("uno", `uno ${calls ? "main armed" : ""}`, say(callAt === 2 ? "dos" : "uno"), say(calls ? "say-it-now" : "not-now"), calls ? { do: "call" } : null));
  }
  return found;
}

/** What a button says, and the small line below it. */
function wordsOf(what: (typeof ANSWERS)[number][0], stage: Stage, view: ViewShown): readonly [string, string] {
  const { decision } = view;
  switch (what) {
    case "take":
      if (decision.ask === "pick_card") return [say("take-pile"), say("take-pile-text", { cards: view.table.aside_size })];
      if (decision.ask === "face_prompt") return [say("rather-draw"), say("rather-draw-text")];
      return [say("take", { cards: view.pending }), say("and-pass")];
    case "pass":
      if (decision.ask === "use_drawn") return [say("keep"), say("and-pass")];
      if (decision.ask === "cancel_or_accept") return [say("accept"), say("accept-text")];
      return [say("pass"), say("pass-text")];
    case "stop":
      return decision.ask === "pick_row" ? [say("end-turn"), say("end-turn-text")] : [say("stop"), say("stop-text")];
    case "spin": {
      const lever = stage.table.value?.kit.devices.includes("lever") ? "lever" : "wheel";
      return [say(`work-${lever}`), say("and-see")];
    }
    case "draw":
      if (view.table.piles.length > 0) return [say("draw"), say("draw-and-press")];
      return [say("draw"), say(deviceOf(stage) ?? "draw-text")];
    default:
      return [say(what), say(`${what}-text`)];
  }
}

function deviceOf(stage: Stage): string | null {
  const devices = stage.table.value?.kit.devices ?? [];
  return devices.includes("launcher") ? "draw-launcher" : devices.includes("threshold") ? "draw-blaster" : null;
}
