import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { Back, Card } from "../cards/Card";
import { cardWords } from "../words/cards";
import { say } from "../words/languages";
import type { Choices } from "../table/choices";

export interface BoardProps {
  readonly stage: Stage;
  readonly view: ViewShown;
  readonly choices: Choices;
}

/** The draw pile with what is owed. Two-sided cards lie there with the side up that is not in play. */
export function DrawPile({ stage, view, choices }: BoardProps) {
  const take = choices.has("take");
  const drawing = take || choices.has("draw");
  const top = view.table.top_back;
  const label = take
    ? say("draw-pile-take", { left: view.draw_size, cards: view.pending })
    : say("draw-pile", { left: view.draw_size, draw: drawing ? "yes" : "no" });
  return (
    <button
      class={`draw ${drawing ? "open" : ""}`}
      aria-label={top ? `${label}. ${say("back-of-pile", { card: cardWords(top) })}` : label}
      aria-disabled={!drawing}
      onClick={() => drawing && stage.act({ do: take ? "take" : "draw" })}
    >
      <span class="pile" data-pile>
        {view.draw_size > 2 && <Back />}
        {view.draw_size > 1 && <Back />}
        {view.draw_size > 0 ? top ? <Card code={top} silent /> : <Back /> : <span class="card empty-pile" />}
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
  );
}
