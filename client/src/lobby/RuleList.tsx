import type { Catalogue, OptionShown, RuleShown, RulesShown } from "../wire/protocol";
import { Coded } from "../parts/Coded";
import { say } from "../words/languages";
import { choiceOf, exampleOf, lineOf, titleOf } from "../words/rules";
import { ClashNote } from "./ClashNote";
import type { Rules } from "./changing";

interface Props {
  readonly known: Catalogue;
  readonly rules: Rules;
  readonly host: boolean;
}

/** A house rule is on where every option it sets has that value, or another that is not the usual one. */
function isOn(rule: RuleShown, options: ReadonlyMap<string, OptionShown>, read: RulesShown): boolean {
  return Object.entries(rule.switched).every(([key, wanted]) => {
    const option = options.get(key);
    const value = read.values[key];
    return value === wanted || (option?.kind !== "switch" && value !== option?.default);
  });
}

/** The choice a rule is about, where it is about one and nothing else. */
function onlyChoice(rule: RuleShown, options: ReadonlyMap<string, OptionShown>): OptionShown | null {
  const keys = Object.keys(rule.switched);
  const option = keys.length === 1 ? options.get(keys[0]!) : undefined;
  return option?.kind === "choice" && option.key.startsWith("house.") ? option : null;
}

export function RuleList({ known, rules, host }: Props) {
  const options = new Map(known.rules.flatMap((rule) => rule.options.map((option) => [option.key, option] as const)));
  const house = known.rules.filter((rule) => Object.keys(rule.switched).length > 0);
  const { read } = rules;
  if (!read) return null;
  const on = house.filter((rule) => isOn(rule, options, read)).length;
  return (
    <>
      <p class="small mute">{say("rules-on", { on, of: house.length })}</p>
      <div class="rules">
        {house.map((rule) => {
          const choice = onlyChoice(rule, options);
          const mine = (word: string): boolean =>
            word.slice(1).split("=")[0] === rule.name || (choice !== null && word.split("=")[0] === choice.key);
          return (
            <div class="rule-box" key={rule.name}>
              <label class="rule">
                <b>{titleOf("rule", rule.name)}</b>
                <span>
                  {lineOf("rule", rule.name)} {exampleOf("rule", rule.name) && <em><Coded text={exampleOf("rule", rule.name)} /></em>}
                  {!lineOf("rule", rule.name) && <code>{Object.entries(rule.switched).map(([key, value]) => `${key}=${value}`).join(" ")}</code>}
                </span>
                {choice ? (
                  <select
                    disabled={!host}
                    value={read.values[choice.key]}
                    onChange={(event) => rules.add(`${choice.key}=${event.currentTarget.value}`)}
                  >
                    {choice.values?.map((value) => (
                      <option key={value} value={value}>
                        {value === choice.default ? say("off") : choiceOf(choice, value)}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    class="switch"
                    type="checkbox"
                    role="switch"
                    disabled={!host}
                    checked={isOn(rule, options, read)}
                    onChange={(event) => {
                      const wanted = event.currentTarget.checked;
                      event.currentTarget.checked = !wanted; // The engine decides; the table then says so.
                      rules.add(`${wanted ? "+" : "-"}${rule.name}`);
                    }}
                  />
                )}
              </label>
              <ClashNote rules={rules} under={mine} />
            </div>
          );
        })}
      </div>
    </>
  );
}
