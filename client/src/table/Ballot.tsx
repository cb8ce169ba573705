import type { Stage } from "../state/stage";
import { say } from "../words/languages";
import { nameOn } from "./model";

/** A vote that is open. */
export function Ballot({ stage }: { readonly stage: Stage }) {
  const ballot = stage.table.value?.ballot;
  const you = stage.you.value;
  if (!ballot) return null;
  const mine = you === null ? undefined : ballot.votes[String(you)];
  const may = you !== null && you !== ballot.seat;
  return (
    <div class="ballot panel" role="group">
      <p role="status">{say(`ballot-${ballot.what}`, { name: nameOn(stage, ballot.seat), by: nameOn(stage, ballot.by) })}</p>
      {may && (
        <div class="two-col">
          <button aria-pressed={mine === true} onClick={() => stage.send({ t: "vote", yes: true })}>
            {say("yes")}
          </button>
          <button aria-pressed={mine === false} onClick={() => stage.send({ t: "vote", yes: false })}>
            {say("no")}
          </button>
        </div>
      )}
    </div>
  );
}
