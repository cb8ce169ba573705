import { speed } from "../state/prefs";

// Short movements of what is on the page already: each begins where the thing was and ends where it is. The
// state is never late: a movement that is overtaken by another simply ends.

const FACTOR = { none: 0, quick: 0.6, normal: 1, slow: 1.8 } as const;
const OUT = "cubic-bezier(.2, .8, .2, 1)";
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set<Animation>();

/** How long a movement of `ms` lasts here; 0 for none at all. */
export const lasting = (ms: number): number => (reduced.matches ? 0 : ms * FACTOR[speed.peek()]);

/** End everything that still moves. */
export function settle(): void {
  for (const one of running) one.finish();
  running.clear();
}

export function animate(element: Element, frames: Keyframe[], ms: number, more: KeyframeAnimationOptions = {}): Animation | null {
  const duration = lasting(ms);
  if (duration === 0) return null;
  const one = element.animate(frames, { duration, easing: OUT, ...more, delay: lasting(Number(more.delay ?? 0)) });
  running.add(one);
  one.onfinish = one.oncancel = () => running.delete(one);
  return one;
}

/** Let elements come from where something else stands, one after the other. All are measured before the first moves:
 * a browser then works out the page once, and not once for each. */
export function comeFrom(elements: readonly Element[], from: DOMRect, ms: number, step = 0, turn = 0): void {
  if (from.width === 0 || lasting(ms) === 0) return;
  const places = elements.map((element) => element.getBoundingClientRect());
  elements.forEach((element, index) => {
    const to = places[index]!;
    if (to.width === 0) return;
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = Math.max(0.2, Math.min(2, from.width / to.width));
    const start = `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
    animate(element, [{ transform: start }, { transform: "none" }], ms, { delay: index * step, fill: "backwards" });
  });
}

/** A picture that flies from one place to another and is gone. */
export function fly(layer: Element, picture: string, from: DOMRect, to: DOMRect, ms: number, delay = 0): void {
  if (lasting(ms) === 0) return;
  const image = document.createElement("img");
  image.src = picture;
  image.alt = "";
  image.className = "flying";
  image.style.width = `${from.width}px`;
  layer.append(image);
  const start = `translate(${from.left}px, ${from.top}px)`;
  const end = `translate(${to.left + to.width / 2 - from.width / 2}px, ${to.top + to.height / 2 - from.width * 0.7}px) scale(.4)`;
  const one = animate(image, [{ transform: start, opacity: 1 }, { transform: end, opacity: 0.4 }], ms, { delay, fill: "both" });
  if (one) one.onfinish = one.oncancel = () => (running.delete(one), image.remove());
  else image.remove();
}

/** A word of what just changed, where nothing moves: bold for a moment. */
export function nudge(element: Element, frames: Keyframe[], ms: number): void {
  animate(element, frames, ms);
}
