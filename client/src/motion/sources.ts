// Where a card came from: measured before it moves.

let last: { rect: DOMRect; at: number } | null = null;

/** Remember where a card of the own hand stood when it was pressed. */
export function leftFrom(element: Element): void {
  last = { rect: element.getBoundingClientRect(), at: performance.now() };
}

/** The place of the card just pressed, once. */
export function takeSource(): DOMRect | null {
  const found = last;
  last = null;
  return found && performance.now() - found.at < 4000 ? found.rect : null;
}
