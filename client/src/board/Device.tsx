import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Stage } from "../state/stage";
import type { DeviceResultForm, ViewShown } from "../wire/protocol";
import { animate, lasting } from "../motion/moves";
import { say } from "../words/languages";
import { nameOn, toldPlainly } from "../table/model";
import { eventSentence } from "../words/rich";

// The wheel and the lever: they turn, and where they stop is told in words.

const SLICES = { wheel: 9, lever: 5 } as const;
const TURNS = 4;
const TURN_MS = 1600;
const LOOK_MS = 3200;

type Name = keyof typeof SLICES;
const isDevice = (name: string): name is Name => name in SLICES;

export function Device({ stage, view }: { readonly stage: Stage; readonly view: ViewShown }) {
  const [result, setResult] = useState<DeviceResultForm | null>(null);
  const happened = stage.happened.value;
  useEffect(() => {
    const found = happened.events.find((event) => event.what === "device_result" && isDevice(event.device));
    if (found?.what !== "device_result" || (happened.missed ?? 0) > 0) return;
    setResult(found);
    const timer = setTimeout(() => setResult(null), Math.max(LOOK_MS, lasting(TURN_MS) + 1600));
    return () => clearTimeout(timer);
  }, [happened.n]);
  const kit = stage.table.value?.kit.devices.find(isDevice);
  const asked = view.decision.ask === "work_device";
  const name = result && isDevice(result.device) ? result.device : asked ? kit : undefined;
  if (!name) return null;
  return (
    <div class="device panel">
      <Wheel of={name} result={result?.result ?? null} />
      <p>{result ? toldPlainly(stage, eventSentence(result)) : say(`asked-${name}`, { name: view.decision.ask === "work_device" ? nameOn(stage, view.decision.seat) : "" })}</p>
    </div>
  );
}

const point = (turn: number, r: number): string => `${100 + r * Math.sin(turn * 2 * Math.PI)} ${100 - r * Math.cos(turn * 2 * Math.PI)}`;

/** As many slices as there are results, each with its words; the mark at the top says where it stopped. */
function Wheel({ of, result }: { readonly of: Name; readonly result: number | null }) {
  const disc = useRef<SVGGElement>(null);
  const count = SLICES[of];
  const rest = result === null ? 0 : -(360 * result) / count;
  useLayoutEffect(() => {
    if (result === null || !disc.current) return;
    animate(disc.current, [{ transform: "rotate(0deg)" }, { transform: `rotate(${rest - 360 * TURNS}deg)` }], TURN_MS, { easing: "cubic-bezier(.15, .7, .1, 1)" });
  }, [result]);
  return (
    <svg class="wheel" viewBox="0 0 200 200" aria-hidden="true">
      <g ref={disc} class="disc" style={{ transform: `rotate(${rest}deg)` }}>
        {Array.from({ length: count }, (_, slice) => {
          const from = (slice - 0.5) / count;
          const to = (slice + 0.5) / count;
          return (
            <g key={slice} class={`slice ${slice === result ? "stopped" : ""} ${slice % 2 ? "odd" : ""}`}>
              <path d={`M100 100 L${point(from, 92)} A92 92 0 0 1 ${point(to, 92)} Z`} />
              <text transform={`rotate(${(360 * slice) / count} 100 100) translate(100 22) rotate(90)`}>{say(`slice-${of}-${slice}`)}</text>
            </g>
          );
        })}
        <circle cx="100" cy="100" r="9" />
      </g>
      <path class="mark" d="M90 0 H110 L100 17 Z" />
    </svg>
  );
}
