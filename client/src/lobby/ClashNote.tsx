import { say } from "../words/languages";
import type { Rules } from "./changing";

/** Two rules that cannot stand together, under the one just changed, with every way out. */
export function ClashNote({ rules, under }: { readonly rules: Rules; readonly under: (word: string) => boolean }) {
  const clash = rules.clash;
  if (!clash || !under(clash.word)) return null;
  return (
    <div class="clash" role="alert">
      <p>{clash.reason}</p>
      {clash.ways.map((way) => (
        <button key={way.without} onClick={() => rules.settle(way.rules)}>
          {say("give-up", { what: way.without })}
        </button>
      ))}
      <button onClick={rules.forget}>{say("leave-as-it-was")}</button>
    </div>
  );
}
