import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { cardWords } from "../words/cards";
import { say } from "../words/languages";
import { cardMark, type Part, reasonSentence } from "../words/rich";
import { type Choices } from "./choices";
import { nameOn, told, waitedFor } from "./model";

// The bar: what is asked of whom, and what would do.

export interface Prompt {
  readonly title: string;
  readonly text: readonly Part[];
  readonly rule?: string;
  readonly mood: "yours" | "quiet" | "why";
  /** Spoken at once. */
  readonly urgent: boolean;
}

const words = (text: string): Part[] => (text ? [{ kind: "text", text }] : []);

export function promptOf(stage: Stage, view: ViewShown | null, choices: Choices): Prompt {
  const link = stage.link.value;
  const quiet = (title: string, text = ""): Prompt => ({ title, text: words(text), mood: "quiet", urgent: false });
  if (link === "lost" || link === "opening") return quiet(say("getting-back"), say("seat-is-kept"));
  const why = stage.why.value;
  if (why) {
    const card = "card" in why.action ? cardWords(why.action.card) : say("this");
    return {
      title: say("has-to-wait", { card }),
      text: told(stage, reasonSentence(why.reason)),
      rule: why.rule,
      mood: "why",
      urgent: true,
    };
  }
  const refused = stage.refused.value;
  if (refused) return { ...quiet(say("not-done"), refused.reason), mood: "why", urgent: true };
  if (view === null) return quiet(say("shuffling"));
  const waiting = stage.waiting.value;
  if (waiting?.held) return quiet(say("held"), say("held-why"));
  const decision = view.decision;
  const you = stage.you.value;
  const asked = waitedFor(decision);
  if (you === null) {
    const seat = asked[0];
    return quiet(say("watching"), seat === undefined ? "" : say(`asked-${id(decision.ask)}`, { name: nameOn(stage, seat) }));
  }
  if (!asked.includes(you)) {
    const seat = asked[0];
    if (seat === undefined) return quiet(say("round-over"));
    const offer = choices.jumps.size > 0 ? say("may-jump-in") : "";
    return quiet(say(`asked-${id(decision.ask)}`, { name: nameOn(stage, seat), cards: view.pending }), offer);
  }
  const mine = (title: string, text: string): Prompt => ({ title, text: told(stage, text), mood: "yours", urgent: true });
  const fits = view.hand.filter((card) => choices.plays.has(card)).length;
  switch (decision.ask) {
    case "answer_penalty":
      return mine(
        say("owed-title", { cards: decision.cards }),
        say("owed-text", { answers: fits > 0 ? "yes" : "no", challenge: choices.has("challenge") ? "yes" : "no" }),
      );
    case "use_drawn":
      return mine(
        view.drawn ? say("drawn-title", { card: cardMark(view.drawn) }).replace(cardMark(view.drawn), cardWords(view.drawn)) : say("drawn-blind"),
        say(fits > 0 ? "drawn-fits" : "drawn-waits"),
      );
    case "pick_colour":
      return mine(say("name-colour"), say("for-your-card", { card: cardMark(view.upcard ?? "") }));
    case "pick_seat":
      return mine(say("choose-seat"), say(decision.optional ? "choose-seat-or-nobody" : "choose-seat-text"));
    case "race":
      return mine(say("slap"), say("slap-text"));
    case "lay_more":
      return mine(say("lay-more"), say("lay-more-text"));
    case "match_first":
      return mine(say("match-first"), say("match-first-text"));
    default:
      return mine(say("your-turn"), say("your-turn-text", { fits, draw: choices.has("draw") ? "yes" : "no" }));
  }
}

const id = (ask: string): string => ask.replaceAll("_", "-");
