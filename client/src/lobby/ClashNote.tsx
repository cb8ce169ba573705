import { catalogue } from "../state/catalogue";
import { language, say } from "../words/languages";
import { wordOfRules } from "../words/rules";
import type { Rules } from "./changing";

/** Rules that cannot stand together, under the one just changed, with every way out. */
export function ClashNote({ rules, under }: { readonly rules: Rules; readonly under: (word: string) => boolean }) {
  const clash = rules.clash;
  if (!clash || !under(clash.word)) return null;
  const named = (word: string): string => wordOfRules(word, catalogue.value?.rules ?? []);
  const apart = clash.between.length > 1;
  // Why they clash the engine says, in English; which ones do is said in the language of the page.
  const why = !apart || language.value === "en";
  return (
    <div class="clash" role="alert">
      <div class="grow">
        {apart && <p>{say("clash", { rules: clash.between.map(named).join(", ") })}</p>}
        {why && <p class={apart ? "mute" : ""}>{clash.reason}</p>}
      </div>
      {clash.ways.map((way) => (
        <button key={way.without} onClick={() => rules.settle(way.rules)}>
          {say("give-up", { what: named(way.without) })}
        </button>
      ))}
      <button onClick={rules.forget}>{say("leave-as-it-was")}</button>
    </div>
  );
}
