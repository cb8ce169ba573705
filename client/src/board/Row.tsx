import { Card } from "../cards/Card";
import { cardWords } from "../words/cards";
import { say } from "../words/languages";
import type { BoardProps } from "./DrawPile";

/** The centre row: each of its cards may be matched by number, by one card or by two. */
export function Row({ stage, view, choices }: BoardProps) {
  const chosen = stage.chosen.value.find((action) => action.do === "choose_row");
  const laid = stage.chosen.value.flatMap((action) => (action.do === "choose_card" ? [action.card] : []));
  // One's own choice shows at once; that of the others when the table tells of it.
  const card = chosen?.do === "choose_row" ? chosen.card : view.table.matching;
  const matching = card ? view.table.row.indexOf(card) : -1;
  return (
    <ol class="centre-row" aria-label={say("centre-row")} data-discard>
      {view.table.row.map((code, index) => {
        const open = choices.rows.has(code);
        const held = index === matching;
        return (
          <li key={index} class={`${open ? "open" : ""} ${held ? "held" : ""} ${choices.rows.size > 0 && !open ? "shut" : ""}`}>
            <button
              aria-label={say("row-card", { card: cardWords(code), state: held ? "matched" : open ? "open" : "shut" })}
              aria-disabled={!open}
              aria-pressed={held}
              onClick={() => open && stage.act({ do: "choose_row", card: code })}
            >
              <Card code={code} silent />
              {held && laid.map((one, nth) => <Card key={nth} code={one} silent class="laid" />)}
            </button>
          </li>
        );
      })}
      {view.table.row.length === 0 && <li class="all-matched">{say("row-empty")}</li>}
    </ol>
  );
}
