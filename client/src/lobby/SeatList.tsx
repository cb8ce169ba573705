import { useLayoutEffect, useRef } from "preact/hooks";
import type { Stage } from "../state/stage";
import { catalogue } from "../state/catalogue";
import { Icon } from "../parts/icons";
import { focusLost } from "../parts/arrival";
import { initials } from "../parts/seatnames";
import { nameOn } from "../table/model";
import { say } from "../words/languages";
import type { Rules } from "./changing";

/** Who sits where, and what the host may do about it. */
export function SeatList({ stage, rules }: { readonly stage: Stage; readonly rules: Rules }) {
  const table = stage.table.value!;
  const you = stage.you.value;
  const host = stage.host.value;
  const bots = catalogue.value?.bots ?? [];
  const racing = (rules.read?.races ?? false) && table.settings.races === "pressed";
  const [low, high] = rules.read?.seats ?? [2, 10];
  const most = Math.min(16, high ?? 10);
  const counts = Array.from({ length: Math.max(0, most - (low ?? 2) + 1) }, (_, index) => (low ?? 2) + index);
  // What was pressed by key in a line makes way for something else: the focus stays in that line.
  const list = useRef<HTMLOListElement>(null);
  const line = useRef(-1);
  useLayoutEffect(() => {
    if (line.current < 0 || !focusLost()) return;
    list.current?.children[line.current]?.querySelector<HTMLElement>("select, button")?.focus();
    line.current = -1;
  });
  return (
    <>
      {host && (
        <label class="field">
          <span>{say("how-many-seats")}</span>
          <select value={table.settings.seats} onChange={(event) => rules.set({ seats: Number(event.currentTarget.value) })}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol
        ref={list}
        onClick={(event) => (line.current = event.detail === 0 ? [...event.currentTarget.children].findIndex((one) => one.contains(event.target as Node)) : -1)}
      >
        {table.seats.map((seat, number) => {
          const empty = !seat.person && !seat.bot;
          return (
            <li class="seat-line" key={number}>
              {empty ? (
                <span class="face empty" aria-hidden="true">+</span>
              ) : (
                <span class={`face ${seat.person ? "" : "bot"}`} aria-hidden="true">{seat.person ? initials(seat.name) : <Icon name="bot" />}</span>
              )}
              <div class="grow">
                <b class={empty ? "mute" : ""}>{empty ? say("open-seat") : nameOn(stage, number)}</b>
                <small>{describe(stage, number, racing)}</small>
              </div>
              {!seat.person && seat.bot && host && (
                <select
                  aria-label={say("strength", { name: nameOn(stage, number) })}
                  value={seat.bot}
                  onChange={(event) => stage.send({ t: "seat_bot", seat: number, kind: event.currentTarget.value })}
                >
                  {bots.map((kind) => (
                    <option key={kind} value={kind}>
                      {botKind(kind)}
                    </option>
                  ))}
                </select>
              )}
              {!empty && host && number !== you && (
                <button
                  class="icon plain"
                  aria-label={say("remove", { name: nameOn(stage, number) })}
                  onClick={() => stage.send(seat.person ? { t: "remove", seat: number } : { t: "seat_bot", seat: number, kind: null })}
                >
                  <Icon name="close" />
                </button>
              )}
              {empty && you === null && (
                <button class="main small" onClick={() => stage.send({ t: "sit", seat: number })}>
                  {say("sit-down")}
                </button>
              )}
              {empty && you !== null && host && (
                <button class="small" onClick={() => stage.send({ t: "seat_bot", seat: number, kind: bots[0] ?? "simple" })}>
                  {say("add-bot")}
                </button>
              )}
              {number === you && (
                <button class="small" onClick={() => stage.send({ t: "stand" })}>
                  {say("stand")}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

export const botKind = (kind: string): string => {
  const words = say(`bot-${kind}`);
  return words === `bot-${kind}` ? kind : words;
};

function describe(stage: Stage, number: number, races: boolean): string {
  const table = stage.table.value!;
  const seat = table.seats[number]!;
  const ahead = races ? (table.settings.head_starts_ms[number] ?? 0) : 0;
  const start = ahead > 0 && say("head-start-has", { seconds: ahead / 1000 });
  if (!seat.person) return [...(seat.bot ? [say("bot"), botKind(seat.bot)] : [say("bot-fills")]), start].filter(Boolean).join(" · ");
  const words = [
    number === stage.you.value && say("you"),
    number === table.host && say("host"),
    say(seat.here ? "here" : "gone"),
    start,
  ];
  return words.filter(Boolean).join(" · ");
}
