import { useState } from "preact/hooks";
import type { Catalogue, OptionShown } from "../wire/protocol";
import { Coded } from "../parts/Coded";
import { say } from "../words/languages";
import { choiceOf, exampleOfOption, groupOf, helpOf, saysOf } from "../words/rules";
import { ClashNote } from "./ClashNote";
import type { Rules } from "./changing";

interface Props {
  readonly known: Catalogue;
  readonly rules: Rules;
  readonly host: boolean;
}

/** Every option there is, rule by rule, each with what it means. They are some hundred: drawn when they are opened. */
export function OptionList({ known, rules, host }: Props) {
  const [open, setOpen] = useState(false);
  const { read } = rules;
  if (!read) return null;
  const groups = known.rules.filter((rule) => rule.options.length > 0);
  return (
    <section>
      <details class="every" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>{say("every-option")}</h2>
          <small class="mute">{say("options-changed", { changed: read.changed.length })}</small>
        </summary>
        {open && groups.map((rule) => (
          <details key={rule.name} class="group">
            <summary>
              <h3>{groupOf(rule.name)}</h3>
              <small class="mute">{rule.options.filter((option) => read.changed.includes(option.key)).map((option) => helpOf(option.key)).join(" ")}</small>
            </summary>
            <div class="rules one">
              {rule.options.map((option) => (
                <div class="rule-box" key={option.key}>
                  <label class={`rule ${read.changed.includes(option.key) ? "changed" : ""}`}>
                    <b>{helpOf(option.key)}</b>
                    <span>
                      {saysOf(option, read.values[option.key] ?? option.default)}{" "}
                      <em><Coded text={exampleOfOption(option, read.values[option.key] ?? option.default)} /></em> <code>{option.key}</code>
                    </span>
                    <Control option={option} value={read.values[option.key] ?? option.default} host={host} set={(value) => rules.add(`${option.key}=${value}`)} />
                  </label>
                  <ClashNote rules={rules} under={(word) => word.split("=")[0] === option.key} />
                </div>
              ))}
            </div>
          </details>
        ))}
      </details>
    </section>
  );
}

/** A rule set has no spaces within: a list is parted by commas, words by underlines. */
const inOneWord = (text: string): string => text.trim().replace(/\s*[,;]\s*/g, ",").replace(/\s+/g, "_");

interface ControlProps {
  readonly option: OptionShown;
  readonly value: string;
  readonly host: boolean;
  readonly set: (value: string) => void;
}

function Control({ option, value, host, set }: ControlProps) {
  switch (option.kind) {
    case "switch":
      return (
        <input
          class="switch"
          type="checkbox"
          role="switch"
          disabled={!host}
          checked={value === "true"}
          onChange={(event) => {
            const wanted = event.currentTarget.checked;
            event.currentTarget.checked = !wanted;
            set(String(wanted));
          }}
        />
      );
    case "choice":
      return (
        <select disabled={!host} value={value} onChange={(event) => set(event.currentTarget.value)}>
          {option.values?.map((one) => (
            <option key={one} value={one}>
              {choiceOf(option, one)}
            </option>
          ))}
        </select>
      );
    case "number":
      return (
        <input
          type="number"
          inputMode="numeric"
          min={option.low}
          max={option.high}
          disabled={!host}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    default:
      return (
        <input type="text" autocomplete="off" spellcheck={false} disabled={!host} value={value} onChange={(event) => set(inOneWord(event.currentTarget.value))} />
      );
  }
}
