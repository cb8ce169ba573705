import type { Stage } from "../state/stage";
import { Icon } from "../parts/icons";
import { Rich } from "../parts/Rich";
import { sort } from "../state/prefs";
import { say } from "../words/languages";
import { ruleName } from "../words/rules";
import { Clock, TimeLine } from "./Clock";
import type { Prompt } from "./prompt";
import { play } from "../sound/sounds";

/** The bar: the sentence that says what one may do now, and the clock. */
export function Turn({ stage, prompt, onRules }: { readonly stage: Stage; readonly prompt: Prompt; readonly onRules: () => void }) {
  const deadline = stage.deadline.value;
  const view = stage.view.value;
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
      <Clock deadline={stage.slip.value ? null : deadline} tick={mine ? () => play("tick") : undefined} />
      {view && view.hand.length > 2 && stage.you.value !== null && (
        <button
          class="icon plain sort"
          aria-label={`${say("sort")}: ${say(`sort-${sort.value}`)}`}
          title={say(`sort-${sort.value}`)}
          onClick={() => (sort.value = sort.value === "colour" ? "number" : "colour")}
        >
          <Icon name="sort" />
        </button>
      )}
      {mine && <TimeLine deadline={stage.slip.value ?? deadline} />}
    </div>
  );
}
