import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { cardWords } from "../words/cards";
import { say } from "../words/languages";
import { capital, cardMark, colourMark, nameMark, type Part, reasonSentence } from "../words/rich";
import { refusalWords } from "../words/refusals";
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
      text: capital(told(stage, reasonSentence(why.reason, why.name, why.values))),
      rule: why.rule,
      mood: "why",
      urgent: true,
    };
  }
  const refused = stage.refused.value;
  if (refused) return { ...quiet(say("not-done"), refusalWords(refused)), mood: "why", urgent: true };
  if (view === null) return quiet(say("shuffling"));
  const slip = stage.slip.value?.actions[0];
  if (slip) {
    const title = "card" in slip ? say("slip-card", { card: cardWords(slip.card) }) : say("slip-act");
    return { title, text: words(say("slip-text")), mood: "yours", urgent: false };
  }
  const waiting = stage.waiting.value;
  if (waiting?.held) return quiet(say("held"), say("held-why"));
  const decision = view.decision;
  const you = stage.you.value;
  const asked = waitedFor(decision);
  const { matching } = view.table;
  const theirs = (seat: number): string => matching ? say("asked-match-card", { name: nameOn(stage, seat), card: cardWords(matching) }) : say(`asked-${id(decision.ask)}`, { name: asked.map((one) => nameOn(stage, one)).join(", ") || nameOn(stage, seat), count: asked.length, cards: view.pending });
  if (you === null) {
    const seat = asked[0];
    return quiet(say("watching"), seat === undefined ? "" : theirs(seat));
  }
  if (!asked.includes(you)) {
    const seat = asked[0];
    if (decision.ask === "last_call") return quiet(say("asked-last-call", { name: nameOn(stage, decision.seat) }), choices.catches.length > 0 ? say("may-catch") : "");
    if (seat === undefined) return quiet(say("round-over"));
    const offer = choices.jumps.size > 0 ? say("may-jump-in") : "";
    return quiet(theirs(seat), offer);
  }
  return mineOf(stage, view, choices);
}

/** What is asked of oneself. */
function mineOf(stage: Stage, view: ViewShown, choices: Choices): Prompt {
  const { decision } = view;
  const mine = (title: string, text: string): Prompt => ({ title, text: told(stage, text), mood: "yours", urgent: true });
  const fits = view.hand.filter((card) => choices.plays.has(card)).length;
  const picks = view.hand.filter((card) => choices.picks.has(card)).length;
  switch (decision.ask) {
    case "answer_penalty":
      return mine(
        say("owed-title", { cards: decision.cards }),
        decision.cancel && choices.has("cancel")
          ? say("owed-cancel")
          : say("owed-text", { answers: fits > 0 ? "yes" : "no", challenge: choices.has("challenge") ? "yes" : "no" }),
      );
    case "use_drawn":
      return mine(
        view.drawn ? say("drawn-title", { card: cardMark(view.drawn) }).replace(cardMark(view.drawn), cardWords(view.drawn)) : say("drawn-blind"),
        say(fits > 0 ? "drawn-fits" : "drawn-waits"),
      );
    case "pick_colour":
      return mine(say("name-colour"), colourFor(stage, view, decision.active));
    case "pick_seat":
      return mine(say("choose-seat"), say(decision.optional ? "choose-seat-or-nobody" : "choose-seat-text"));
    case "race":
      return mine(say(decision.open ? "slap" : "get-ready"), say(decision.open ? "slap-text" : "get-ready-text"));
    case "pick_card":
      if (decision.purpose === "give" && stage.table.value?.kit.partners.length) return mine(say("pick-give"), say("pick-give-partner"));
      return mine(say(`pick-${decision.purpose}`), say(`pick-${decision.purpose}-text`, { picks, optional: decision.optional ? "yes" : "no", colour: colourMark(view.colour) }));
    case "pick_row":
      return mine(say("match-row"), say(decision.place ? "match-row-place" : decision.draw ? "match-row-draw" : "match-row-more", { open: choices.rows.size }));
    case "must_play":
      return mine(say("must-play"), say(fits > 0 ? "must-play-text" : "must-play-none"));
    case "play_or_explode":
      return mine(say("your-turn"), say("play-safe", { fits, total: view.table.total }));
    case "face_prompt":
      return mine(say("face-prompt"), say("face-prompt-text"));
    case "work_device": {
      const lever = stage.table.value?.kit.devices.includes("lever") ? "lever" : "wheel";
      return mine(say(`work-${lever}`), say(`work-${lever}-text`));
    }
    case "voting":
      return mine(say("voting"), say("voting-text", { name: nameMark(decision.performer) }));
    case "lay_more":
    case "match_first":
    case "pick_number":
    case "pick_pile":
    case "pick_token":
    case "cancel_or_accept":
    case "performing":
    case "pointing":
      return mine(say(`mine-${id(decision.ask)}`), say(`mine-${id(decision.ask)}-text`));
    default:
      return mine(say("your-turn"), say("your-turn-text", { fits, draw: choices.has("draw") ? "yes" : "no" }));
  }
}

/** What the colour is for: one's own card, or somebody else's. */
function colourFor(stage: Stage, view: ViewShown, active: boolean): string {
  if (!active) return say("for-what-follows");
  const card = cardMark(view.upcard ?? "");
  const lines = stage.log.value;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!;
    if (line.kind !== "event" || line.event.what !== "played") continue;
    return line.event.seat === stage.you.value ? say("for-your-card", { card }) : say("for-their-card", { card, name: nameMark(line.event.seat) });
  }
  return say("for-your-card", { card });
}

const id = (ask: string): string => ask.replaceAll("_", "-");
