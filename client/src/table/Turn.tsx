import type { Stage } from "../state/stage";
import { Rich } from "../parts/Rich";
import { ruleName } from "../words/rules";
import { Clock, TimeLine } from "./Clock";
import type { Prompt } from "./prompt";
import { play } from "../sound/sounds";

/** The bar: the sentence that says what one may do now, and the clock. */
export function Turn({ stage, prompt, onRules }: { readonly stage: Stage; readonly prompt: Prompt; readonly onRules: () => void }) {
  const deadline = stage.deadline.value;
  const mine = prompt.mood !== "quiet";
  return (
    <div class={`turn ${mine ? "" : "quiet"}`} data-mood={prompt.mood}>
      <div class="say" role={prompt.urgent ? "alert" : undefined}>
        <b>{prompt.title}</b>
        <span>
          <Rich of={prompt.text} />
          {prompt.rule && (
            <>
              {" "}
              <button class="link" onClick={onRules}>
                {ruleName(prompt.rule)}
              </button>
            </>
          )}
        </span>
      </div>
      <Clock deadline={deadline} tick={mine ? () => play("tick") : undefined} />
      {mine && <TimeLine deadline={deadline} />}
    </div>
  );
}
