import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { COLOURS } from "../wire/protocol";
import { Back, Card, Suit } from "../cards/Card";
import { cardWords, faceOf } from "../words/cards";
import { say } from "../words/languages";
import { colourWords } from "../words/rich";
import { Rich } from "../parts/Rich";
import type { Choices } from "./choices";
import { lastSentence } from "./model";

interface Props {
  readonly stage: Stage;
  readonly view: ViewShown;
  readonly choices: Choices;
}

const FAN = 4;
const isWild = (code: string): boolean => !(faceOf(code)[0]! in COLOURS);

/** The draw pile with what is owed, the discards, and the colour in force. */
export function Middle({ stage, view, choices }: Props) {
  const waiting = stage.waiting.value?.actions[0];
  const laid = waiting && "card" in waiting ? waiting.card : null;
  const discards = laid ? [...view.discards, laid] : view.discards;
  const shown = discards.slice(-FAN);
  const first = discards.length - shown.length;
  const take = choices.has("take");
  const drawing = take || choices.has("draw");
  const label = take
    ? say("draw-pile-take", { left: view.draw_size, cards: view.pending })
    : say("draw-pile", { left: view.draw_size, draw: drawing ? "yes" : "no" });
  // A wild wears the colour it named, and none while it is still asked for one.
  const named = view.colour && view.upcard !== null && isWild(view.upcard) && view.decision.ask !== "pick_colour" ? view.colour : undefined;
  return (
    <div class="middle">
      <button
        class={`draw ${drawing ? "open" : ""}`}
        aria-label={label}
        aria-disabled={!drawing}
        onClick={() => drawing && stage.act({ do: take ? "take" : "draw" })}
      >
        <span class="pile" data-pile>
          {view.draw_size > 2 && <Back />}
          {view.draw_size > 1 && <Back />}
          {view.draw_size > 0 ? <Back /> : <span class="card empty-pile" />}
          {view.pending > 0 && (
            <span class="due" key={view.pending}>
              +{view.pending}
            </span>
          )}
        </span>
        <span class="under" aria-hidden="true">
          <b>{view.draw_size}</b> {say("left")}
        </span>
      </button>
      <div class="discard" role="img" aria-label={say("upcard", { card: cardWords(view.upcard ?? "", named && colourWords(named)), colour: view.colour ? colourWords(view.colour) : say("none") })}>
        <span class="pile" data-discard>
          {shown.map((code, index) => {
            const top = index === shown.length - 1;
            const wears = top && !laid && named ? named : undefined;
            return <Card key={first + index} code={code} named={wears} silent class={`fan${FAN - shown.length + index + 1}`} />;
          })}
        </span>
        <span class="under colour">
          {view.colour ? (
            <>
              <Suit letter={view.colour} />
              <b>{colourWords(view.colour)}</b>
            </>
          ) : (
            <b>{say("no-colour")}</b>
          )}
        </span>
      </div>
    </div>
  );
}

/** What happened last, as a sentence that is spoken once. */
export function LastEvent({ stage }: { readonly stage: Stage }) {
  const missed = stage.happened.value.missed ?? 0;
  return (
    <p class="event" role="status">
      {missed > 0 && <small class="missed">{say("missed", { count: missed })} </small>}
      <Rich of={lastSentence(stage)} />
    </p>
  );
}
