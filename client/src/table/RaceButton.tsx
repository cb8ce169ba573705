import { useEffect, useState } from "preact/hooks";
import type { Stage } from "../state/stage";
import { say } from "../words/languages";

/** The one large button of a race. Before the signal it says so: a press then is a false start. */
export function RaceButton({ stage }: { readonly stage: Stage }) {
  const ready = useReady(stage);
  return (
    <div class="acts">
      <button class={`two slap ${ready ? "main" : "strong"}`} onClick={() => stage.act({ do: "slap" })}>
        {say(ready ? "slap" : "get-ready")}
        <small>{say(ready ? "slap-now" : "not-yet")}</small>
      </button>
    </div>
  );
}

/** Whether the race is on: its signal was given, and its opening has come. */
export function useReady(stage: Stage): boolean {
  const [, again] = useState(0);
  const opens = stage.race.value;
  useEffect(() => {
    if (opens === null) return;
    const timer = setTimeout(() => again((n) => n + 1), Math.max(0, opens - performance.now()));
    return () => clearTimeout(timer);
  }, [opens]);
  const decision = stage.view.value?.decision;
  return decision?.ask === "race" && decision.open && (opens === null || opens <= performance.now());
}
