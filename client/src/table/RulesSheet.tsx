import { useEffect, useState } from "preact/hooks";
import type { RulesShown } from "../wire/protocol";
import { catalogue } from "../state/catalogue";
import { readRules } from "../wire/http";
import { Sheet } from "../parts/Sheet";
import { CopyLine } from "../parts/CopyLine";
import { has, say, wantRules } from "../words/languages";
import { helpOf, optionName, saysOf, titleOf, valueName } from "../words/rules";

interface Props {
  readonly rules: string;
  readonly seats: number;
  readonly close: () => void;
}

/** The rules of exactly this table, as the engine says them. What differs from the edition comes first. */
export function RulesSheet({ rules, seats, close }: Props) {
  const [read, setRead] = useState<RulesShown | null>(null);
  useEffect(() => {
    wantRules();
    void readRules(rules, seats).then(setRead, () => setRead(null));
  }, [rules, seats]);
  const edition = rules.split(" ")[0] ?? "";
  const known = catalogue.value;
  const title = titleOf("edition", edition, known?.editions.find((one) => one.name === edition)?.title);
  return (
    <Sheet title={say("rules-of-table")} close={close}>
      <p class="mute small">{say("rules-intro", { edition: title, changes: read?.changed.length ?? 0 })}</p>
      <CopyLine text={rules} />
      {read &&
        known?.rules.map((rule) => {
          const lines = rule.options
            .map((option) => ({ option, value: read.values[option.key] ?? option.default, changed: read.changed.includes(option.key) }))
            .map((line) => ({ ...line, text: saysOf(line.option, line.value) }))
            // Until the engine's sentences are there, every option is shown by its name and value.
            .filter((line) => line.text || line.changed || !has(`help-${line.option.key.replace(/[._]/g, "-")}`));
          if (lines.length === 0) return null;
          return (
            <section class="sheet-rule" key={rule.name}>
              <h3>{titleOf("rule", rule.name)}</h3>
              <ul>
                {lines.map(({ option, value, changed, text }) => (
                  <li key={option.key}>
                    {text || `${helpOf(option.key) || optionName(option.key)}: ${valueName(value)}`}
                    {changed && <i>{say("house-rule")}</i>}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </Sheet>
  );
}
