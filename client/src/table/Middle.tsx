import type { Stage } from "../state/stage";
import { Rich } from "../parts/Rich";
import { say } from "../words/languages";
import { Device } from "../board/Device";
import { Discard } from "../board/Discard";
import { type BoardProps, DrawPile } from "../board/DrawPile";
import { Matters } from "../board/Matters";
import { Piles } from "../board/Piles";
import { Row } from "../board/Row";
import { lastSentence } from "./model";

/** The piles, and what else lies in the middle in some editions. */
export function Middle(props: BoardProps) {
  const { view, stage } = props;
  const { decision, table } = view;
  const row = table.row.length > 0 || decision.ask === "pick_row";
  const kind = table.piles.length > 0 ? "with-piles" : row ? "with-row" : "";
  return (
    <>
      <Matters {...props} />
      <div class={`middle ${kind}`}>
        <DrawPile {...props} />
        {table.piles.length > 0 ? <Piles {...props} /> : row ? <Row {...props} /> : <Discard stage={stage} view={view} />}
      </div>
      <Device stage={stage} view={view} />
    </>
  );
}

/** What happened last, as a sentence to look at: it is spoken elsewhere. */
export function LastEvent({ stage }: { readonly stage: Stage }) {
  const missed = stage.happened.value.missed ?? 0;
  return (
    <p class="event" aria-hidden="true">
      {missed > 0 && <small class="missed">{say("missed", { count: missed })} </small>}
      <Rich of={lastSentence(stage)} />
    </p>
  );
}
