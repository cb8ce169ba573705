import { Card, Suit } from "../cards/Card";
import { cardWords, isWild } from "../words/cards";
import { say } from "../words/languages";
import { colourWords } from "../words/rich";
import type { BoardProps } from "./DrawPile";

const FAN = 4;

/** The last cards laid, and the colour in force. */
export function Discard({ stage, view }: Omit<BoardProps, "choices">) {
  const leaving = stage.leaving.value[0];
  const laid = leaving && (leaving.do === "play" || leaving.do === "jump_in") ? leaving.card : null;
  const discards = laid ? [...view.discards, laid] : view.discards;
  const shown = discards.slice(-FAN);
  const first = discards.length - shown.length;
  // A wild wears the colour it named, and none while it is still asked for one.
  const named = view.colour && view.upcard !== null && isWild(view.upcard) && view.decision.ask !== "pick_colour" ? view.colour : undefined;
  // Where cards have no colours, none is in force.
  const colourless = view.colour === "";
  const label = say("upcard", { card: cardWords(view.upcard ?? "", named && colourWords(named)), colour: view.colour ? colourWords(view.colour) : say("none") });
  return (
    <div class="discard" role="img" aria-label={label}>
      <span class="pile" data-discard>
        {shown.map((code, index) => {
          const top = index === shown.length - 1;
          return <Card key={first + index} code={code} named={top && !laid ? named : undefined} silent class={`fan${FAN - shown.length + index + 1}`} />;
        })}
      </span>
      <span class={`under ${colourless ? "" : "colour"}`}>
        {view.colour ? (
          <>
            <Suit letter={view.colour} />
            <b>{colourWords(view.colour)}</b>
          </>
        ) : (
          <>{view.discards.length}</>
        )}
      </span>
    </div>
  );
}
