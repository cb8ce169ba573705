import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { opponents } from "../table/model";

// Two seats that draw together: a chain hangs between them, from wherever the page has put the one to the other.

interface End {
  readonly x: number;
  readonly y: number;
  /** The way it hangs from its seat. */
  readonly dx: number;
  readonly dy: number;
}

export function Chain({ stage, view }: { readonly stage: Stage; readonly view: ViewShown }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [way, setWay] = useState("");
  const [a, b] = view.table.link!;
  const you = stage.you.value;
  const others = opponents(stage.table.value?.seats.length ?? 0, you).length;
  useLayoutEffect(() => {
    const lane = drawing.current?.parentElement;
    const seats = lane?.querySelector(".seats");
    if (!lane || !seats) return;
    const measure = (): void => {
      const ends = [a, b].map((seat) => (seat === you ? footOf(lane) : endOf(lane, seat)));
      const [from, to] = ends;
      if (from && to) setWay(hanging(from, to));
    };
    measure();
    // Seats move when the window changes, when names come and go, and where their row scrolls.
    const sizes = new ResizeObserver(measure);
    for (const one of [lane, ...seats.children]) sizes.observe(one);
    seats.addEventListener("scroll", measure);
    return () => {
      sizes.disconnect();
      seats.removeEventListener("scroll", measure);
    };
  }, [a, b, you, others]);
  return (
    <svg ref={drawing} class="chain" aria-hidden="true">
      <path d={way} class="edge-on" />
      <path d={way} class="rings" />
      <path d={way} class="holes" />
    </svg>
  );
}

/** Where a chain is hung on a seat: below it, or on its inner side where it stands at the side of the road. */
function endOf(lane: Element, seat: number): End | null {
  const place = lane.querySelector(`[data-seat="${seat}"]`);
  const face = place?.querySelector(".face");
  const words = place?.querySelector(":scope > div");
  if (!place || !face || !words) return null;
  const origin = lane.getBoundingClientRect();
  const around = getComputedStyle(place).position === "absolute";
  // In a crowd no words stand under most faces.
  const box = (getComputedStyle(words).opacity === "0" ? face : place).getBoundingClientRect();
  const middle = (box.left + box.right) / 2;
  if (around && place.classList.contains("side-seat")) {
    const inwards = middle < (origin.left + origin.right) / 2 ? 1 : -1;
    return { x: (inwards > 0 ? box.right : box.left) - origin.left, y: (box.top + box.bottom) / 2 - origin.top, dx: inwards, dy: 0 };
  }
  return { x: middle - origin.left, y: box.bottom - origin.top, dx: 0, dy: 1 };
}

/** One's own seat is at the foot of the road. */
const footOf = (lane: Element): End => ({ x: lane.clientWidth / 2, y: lane.clientHeight, dx: 0, dy: -1 });

function hanging(from: End, to: End): string {
  const reach = Math.max(22, Math.min(110, Math.hypot(to.x - from.x, to.y - from.y) * 0.32));
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const pulled = ({ x, y, dx, dy }: End): string => point(x + dx * reach, y + dy * reach);
  return `M${point(from.x, from.y)} C${pulled(from)} ${pulled(to)} ${point(to.x, to.y)}`;
}
