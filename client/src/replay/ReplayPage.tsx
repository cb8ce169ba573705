import { useEffect, useMemo, useState } from "preact/hooks";
import type { Replay as Told } from "../wire/protocol";
import { record, Refusal } from "../wire/http";
import { goHome } from "../route";
import { Card } from "../cards/Card";
import { Icon } from "../parts/icons";
import { Notice } from "../parts/Notice";
import { seatName } from "../parts/seatnames";
import { Table } from "../table/Table";
import { say } from "../words/languages";
import { Replay } from "./replay";

const PACES = [2400, 1200, 600] as const;

export function ReplayPage({ name }: { readonly name: string }) {
  const [told, setTold] = useState<Told | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    record(name).then(
      (found) => setTold(found as Told),
      (why: unknown) => setError(why instanceof Refusal && why.code === "no_record" ? say("no-record") : String(why)),
    );
  }, [name]);
  if (error) return <Notice title={say("table-gone")} text={error} act={say("go-home")} run={goHome} />;
  if (!told) return <Notice title={say("one-moment")} />;
  return <Player told={told} />;
}

/** The position is in the address, so that a moment can be handed on. */
function Player({ told }: { readonly told: Told }) {
  const replay = useMemo(() => new Replay(told), [told]);
  const asked = new URLSearchParams(location.search);
  const [step, setStep] = useState(Number(asked.get("step")) || 0);
  const [seat, setSeat] = useState<number | null>(asked.has("seat") ? Number(asked.get("seat")) : null);
  const [running, setRunning] = useState(false);
  const [pace, setPace] = useState<number>(PACES[1]);
  const last = replay.length - 1;

  useMemo(() => replay.show(step, seat), [replay, step, seat]);
  useEffect(() => {
    const where = new URL(location.href);
    where.searchParams.set("step", String(step));
    if (seat === null) where.searchParams.delete("seat");
    else where.searchParams.set("seat", String(seat));
    history.replaceState(null, "", where);
  }, [step, seat]);
  useEffect(() => {
    if (!running) return;
    if (step >= last) return setRunning(false);
    const timer = setTimeout(() => setStep(step + 1), pace);
    return () => clearTimeout(timer);
  }, [running, step, pace]);

  const go = (to: number): void => {
    setRunning(false);
    setStep(Math.max(0, Math.min(last, to)));
  };
  const round = told.steps[step]?.round ?? 1;
  const seats = replay.table.value?.seats ?? [];
  const foot = (
    <div class="player">
      {seat === null && <OpenHands replay={replay} />}
      <div class="reel">
        <button class="icon" aria-label={say("step-back")} disabled={step === 0} onClick={() => go(step - 1)}>
          <Icon name="back" />
        </button>
        <button class="icon main" aria-label={say(running ? "pause" : "play")} onClick={() => setRunning(!running)}>
          <Icon name={running ? "stop" : "play"} />
        </button>
        <button class="icon" aria-label={say("step-on")} disabled={step === last} onClick={() => go(step + 1)}>
          <Icon name="on" />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={say("position")}
          aria-valuetext={say("position-text", { round, step: step + 1, of: last + 1 })}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <span class="small mute">{say("position-text", { round, step: step + 1, of: last + 1 })}</span>
      </div>
      <div class="reel">
        <label class="small">
          {say("view-of")}{" "}
          <select value={seat ?? ""} onChange={(event) => setSeat(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
            <option value="">{say("open-hands")}</option>
            {seats.map((_, number) => (
              <option key={number} value={number}>
                {seatName(seats, number)}
              </option>
            ))}
          </select>
        </label>
        <label class="small">
          {say("pace")}{" "}
          <select value={pace} onChange={(event) => setPace(Number(event.currentTarget.value))}>
            {PACES.map((ms, index) => (
              <option key={ms} value={ms}>
                {say(`speed-${["slow", "normal", "quick"][index]}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
  return <Table stage={replay} foot={foot} />;
}

function OpenHands({ replay }: { readonly replay: Replay }) {
  const seats = replay.table.value?.seats ?? [];
  return (
    <ul class="open-hands" tabIndex={0} aria-label={say("open-hands")}>
      {replay.view.value?.hands.map((hand, seat) => (
        <li key={seat}>
          <b>{seatName(seats, seat)}</b>
          <span>
            {hand?.map((card, index) => (
              <Card key={index} code={card} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
