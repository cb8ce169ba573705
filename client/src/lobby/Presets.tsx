import type { Catalogue, RulesShown } from "../wire/protocol";
import { say } from "../words/languages";
import { lineOf, titleOf } from "../words/rules";
import type { Rules } from "./changing";

interface Props {
  readonly known: Catalogue;
  readonly rules: Rules;
  readonly current: string;
  readonly host: boolean;
}

/** Whether the options that differ from the edition are just those that a preset sets. */
function isOn(read: RulesShown | null, sets: Readonly<Record<string, string>>): boolean {
  if (!read) return false;
  return read.changed.every((key) => sets[key] === read.values[key]) && Object.entries(sets).every(([key, value]) => read.values[key] === value);
}

export function Presets({ known, rules, current, host }: Props) {
  const edition = current.split(" ")[0] ?? "";
  const names = Object.keys(known.presets);
  const on = names.find((name) => isOn(rules.read, known.presets[name] ?? {}));
  return (
    <>
      <div class="presets" role="radiogroup" aria-label={say("preset")}>
        {names.map((name) => (
          <label key={name} title={lineOf("preset", name)}>
            <input type="radio" name="preset" disabled={!host} checked={name === on} onChange={() => rules.begin(`${edition} ${name}`)} />
            {titleOf("preset", name)}
          </label>
        ))}
        <label>
          <input type="radio" name="preset" disabled checked={on === undefined} />
          {say("yours")}
        </label>
      </div>
      {on && lineOf("preset", on) && <p class="small mute preset-line">{lineOf("preset", on)}</p>}
    </>
  );
}
