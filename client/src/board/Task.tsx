import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { say } from "../words/languages";
import { promptText } from "../words/prompts";
import { nameOn, waitedFor } from "../table/model";

/** A dare, a dance or a rule of one's own that is being faced, done or judged: what it says, for whom, who votes. */
export function Task({ stage, view }: { readonly stage: Stage; readonly view: ViewShown }) {
  const { decision } = view;
  if (decision.ask !== "face_prompt" && decision.ask !== "performing" && decision.ask !== "voting") return null;
  const performer = decision.ask === "voting" ? decision.performer : decision.seat;
  const asked = [...stage.log.value].reverse().find((line) => line.kind === "event" && (line.event.what === "prompted" || line.event.what === "breach_claimed"));
  const event = asked?.kind === "event" ? asked.event : null;
  const number = "number" in decision ? decision.number : event?.what === "prompted" ? event.number : (view.table.prompts[performer] ?? 0);
  const list = stage.table.value?.kit.prompts ?? "text";
  const prompt = promptText(list, number);
  const broken = event?.what === "breach_claimed" ? event : null;
  return (
    <section class="task" aria-label={say("task")}>
      <p class="tiny mute">
        {say(`task-${list === "dances" || list === "faces" || list === "text" ? list : "dare"}`, { number, name: nameOn(stage, performer) })}
        {prompt.lasting && ` · ${say("lasting")}`}
      </p>
      <p class="what">{prompt.text}</p>
      {prompt.typed && decision.ask !== "voting" && <p class="small mute">{say("or-typed", { text: prompt.typed })}</p>}
      {decision.ask === "voting" && (
        <p class="small mute">
          {broken && `${say("broken-claimed", { name: nameOn(stage, broken.seat) })} `}
          {say("votes-missing", { names: waitedFor(decision).map((seat) => nameOn(stage, seat)).join(", ") })}
        </p>
      )}
    </section>
  );
}
