import type { Stage } from "../state/stage";
import { Sheet } from "../parts/Sheet";
import { Choices as Preferences } from "../parts/Preferences";
import { say } from "../words/languages";
import { goHome } from "../route";
import { nameOn } from "./model";

/** Everything else: how it looks and sounds, who else is here, and the way out. */
export function Menu({ stage, close }: { readonly stage: Stage; readonly close: () => void }) {
  const you = stage.you.value;
  const seats = stage.table.value?.seats ?? [];
  const people = seats.map((seat, number) => ({ seat, number })).filter(({ seat, number }) => seat.person && number !== you);
  return (
    <Sheet title={say("menu")} close={close}>
      <Preferences />
      {people.map(({ number }) => (
        <div class="field" key={number}>
          <span>{nameOn(stage, number)}</span>
          {you !== null && (
            <button class="small" onClick={() => (stage.send({ t: "open_ballot", what: "remove", seat: number }), close())}>
              {say("vote-out")}
            </button>
          )}
          <button class="small" onClick={() => (stage.send({ t: "mute", seat: number }), close())}>
            {say("mute")}
          </button>
        </div>
      ))}
      <div class="two-col" style={{ marginTop: "16px" }}>
        <button onClick={goHome}>{say("go-home")}</button>
        {you !== null && (
          <button onClick={() => (stage.send({ t: "stand" }), close())}>{say("stand")}</button>
        )}
      </div>
      <p class="small mute" style={{ marginTop: "16px" }}>{say("keys-help")}</p>
    </Sheet>
  );
}
