import { say } from "../words/languages";

const MOST = 60;

/** The running total on its way to the number that must not be passed. */
export function Total({ total }: { readonly total: number }) {
  return (
    <div class={`total-line ${total > 50 ? "near" : ""}`} role="img" aria-label={say("total-words", { total, most: MOST })}>
      <b>{total}</b>
      <span class="track">
        <i style={{ transform: `scaleX(${Math.min(1, total / MOST)})` }} />
        <em style={{ left: "25%" }} />
        <em style={{ left: "50%" }} />
        <em style={{ left: "75%" }} />
      </span>
      <span class="mute">{MOST}</span>
    </div>
  );
}
