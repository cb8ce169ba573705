import type { Action } from "../wire/protocol";
import { isWild } from "../words/cards";

// What is dear to lose by a slip of the finger: a wild, a challenge, a whole hand. It waits a moment before it is sent.

export const SLIP_MS = 1800;

const DEAR: ReadonlySet<Action["do"]> = new Set(["challenge", "cash", "explode"]);

/** Cards out of turn are in a race, and never wait. */
export const isDear = (action: Action): boolean => (action.do === "play" && isWild(action.card)) || DEAR.has(action.do);

/** Whether what was meant may still be done. */
export const still = (action: Action, options: readonly Action[]): boolean =>
  options.some((option) => option.do === action.do && ("card" in option ? "card" in action && option.card === action.card : true));
