import { lasting } from "./moves";

// Where a card came from: measured before it moves.

/** How much of its way a card has made in the first frame. */
const FIRST_STEP = 0.25;

let last: { rect: DOMRect; at: number } | null = null;

/** Remember where a card of the own hand stood when it was pressed. */
export function leftFrom(element: Element): void {
  last = { rect: element.getBoundingClientRect(), at: performance.now() };
}

/** Let a card that was pressed make its first step, or be gone where nothing moves: until it is drawn where it lies. */
export function setOff(card: HTMLElement): void {
  const from = card.getBoundingClientRect();
  const to = document.querySelector("[data-discard], .middle")?.getBoundingClientRect();
  if (!to || lasting(1) === 0) card.style.visibility = "hidden";
  else card.style.transform = `translate(${FIRST_STEP * (to.left - from.left)}px, ${FIRST_STEP * (to.top - from.top)}px)`;
}

/** Put it back to where it belongs. */
export function comeBack(card: HTMLElement): void {
  card.style.visibility = card.style.transform = "";
}

/** The place of the card just pressed, once. */
export function takeSource(): DOMRect | null {
  const found = last;
  last = null;
  return found && performance.now() - found.at < 4000 ? found.rect : null;
}
