import { options } from "preact";

/** Run something between this frame and the next: what it draws is worked out with the next. Gives what calls it off. */
export function afterFrame(run: () => void): () => void {
  let timer = 0;
  const later = (): void => void (timer = window.setTimeout(run));
  const frame = requestAnimationFrame(later);
  // A page that is not looked at has no frames.
  if (document.hidden) later();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Let what changes from now on be drawn with the frame after the next, so that the next is short; `before` runs just
 * before it is drawn. */
export function drawLater(before: () => void): void {
  let draw: (() => void) | null = null;
  options.debounceRendering = (run) => (draw = run);
  afterFrame(() => {
    delete options.debounceRendering;
    before();
    draw?.();
  });
}
