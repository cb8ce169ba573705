import type { Settings } from "../wire/protocol";
import { TIMERS } from "../wire/protocol";
import type { Stage } from "../state/stage";
import { say } from "../words/languages";
import type { Rules } from "./changing";

/** How long one may think, who may watch, whether one may chat. */
export function TableSettings({ stage, rules }: { readonly stage: Stage; readonly rules: Rules }) {
  const settings = stage.table.value!.settings;
  const host = stage.host.value;
  return (
    <section>
      <h2>{say("this-table")}</h2>
      <label class="field">
        <span>
          {say("timers")}
          <small>{say(`timers-${settings.timers}-text`)}</small>
        </span>
        <select disabled={!host} value={settings.timers} onChange={(event) => rules.set({ timers: event.currentTarget.value as Settings["timers"] & string })}>
          {TIMERS.map((one) => (
            <option key={one} value={one}>
              {say(`timers-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Switch id="watch" on={settings.watch === "everyone"} host={host} set={(on) => rules.set({ watch: on ? "everyone" : "nobody" })} />
      <Switch id="free-chat" on={settings.chat} host={host} set={(on) => rules.set({ chat: on })} />
      <Switch id="races-drawn" on={settings.races === "drawn"} host={host} set={(on) => rules.set({ races: on ? "drawn" : "pressed" })} />
    </section>
  );
}

function Switch({ id, on, host, set }: { readonly id: string; readonly on: boolean; readonly host: boolean; readonly set: (on: boolean) => void }) {
  return (
    <label class="field">
      <span>
        {say(id)}
        <small>{say(`${id}-text`)}</small>
      </span>
      <input class="switch" type="checkbox" role="switch" disabled={!host} checked={on} onChange={(event) => set(event.currentTarget.checked)} />
    </label>
  );
}
