import { useState } from "preact/hooks";
import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { Card } from "../cards/Card";
import { Icon } from "../parts/icons";
import { Sheet } from "../parts/Sheet";
import { say } from "../words/languages";
import { nameOn } from "../table/model";

/** What one sees of another seat's cards: the hand, where it lies open, or the sides turned away from its holder. */
export function openCards(view: ViewShown, seat: number, you: number | null): readonly string[] | null {
  if (seat === you) return null;
  // A replay lists all hands below the table.
  if (you === null && view.hands.every((hand) => hand !== null)) return null;
  return view.hands[seat] ?? view.backs[seat] ?? null;
}

/** Everything one may see of the others' cards, large. */
export function Peek({ stage, view }: { readonly stage: Stage; readonly view: ViewShown }) {
  const [open, setOpen] = useState(false);
  const you = stage.you.value;
  const seats = view.counts.map((_, seat) => ({ seat, cards: openCards(view, seat, you) })).filter(({ cards }) => cards !== null && cards.length > 0);
  if (seats.length === 0 || view.decision.ask === "round_over") return null;
  const hands = seats.some(({ seat }) => view.hands[seat]);
  return (
    <>
      <button class="chip peek" onClick={() => setOpen(true)}>
        <Icon name="eye" />
        {say(hands ? "open-hands" : "their-backs")}
      </button>
      {open && (
        <Sheet title={say(hands ? "open-hands" : "their-backs")} close={() => setOpen(false)}>
          {!hands && <p class="mute small">{say("their-backs-text")}</p>}
          <ul class="peeked">
            {seats.map(({ seat, cards }) => (
              <li key={seat}>
                <b>{nameOn(stage, seat)}</b>
                <span>
                  {cards!.map((card, index) => (
                    <Card key={index} code={card} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

/** The same at the seat, small: as many as there is room for. */
export function Backs({ cards }: { readonly cards: readonly string[] }) {
  const shown = cards.slice(0, MOST);
  return (
    <span class="backs" aria-hidden="true">
      {shown.map((card, index) => (
        <Card key={index} code={card} silent />
      ))}
      {cards.length > MOST && <small>+{cards.length - MOST}</small>}
    </span>
  );
}

const MOST = 9;
