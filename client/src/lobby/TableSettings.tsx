import type { Settings } from "../wire/protocol";
import { TIMERS } from "../wire/protocol";
import type { Stage } from "../state/stage";
import { nameOn } from "../table/model";
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
      {rules.read?.races && <Races stage={stage} rules={rules} />}
    </section>
  );
}

const TENTHS = Array.from({ length: 16 }, (_, tenths) => tenths * 100);

/** Who has to be quick, and who may be slower. */
function Races({ stage, rules }: { readonly stage: Stage; readonly rules: Rules }) {
  const { settings, seats } = stage.table.value!;
  const host = stage.host.value;
  const starts = seats.map((_, seat) => settings.head_starts_ms[seat] ?? 0);
  const give = (seat: number, ms: number): void => rules.set({ head_starts_ms: starts.map((start, one) => (one === seat ? ms : start)) });
  return (
    <>
      <Switch id="races-drawn" on={settings.races === "drawn"} host={host} set={(on) => rules.set({ races: on ? "drawn" : "pressed" })} />
      {settings.races === "pressed" && (host || starts.some((start) => start > 0)) && (
        <details class="head-starts" open={starts.some((start) => start > 0)}>
          <summary>
            {say("head-starts")}
            <small>{say("head-starts-text")}</small>
          </summary>
          {starts.map((start, seat) => (
            <label class="field" key={seat}>
              <span>{say("head-start-of", { seat: seat + 1, name: seats[seat]!.person || seats[seat]!.bot ? nameOn(stage, seat) : "none" })}</span>
              <select disabled={!host} value={start} onChange={(event) => give(seat, Number(event.currentTarget.value))}>
                {TENTHS.map((ms) => (
                  <option key={ms} value={ms}>
                    {say("head-start", { seconds: ms / 1000 })}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
      )}
    </>
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
