/** Run something while the page has nothing else to do. Safari does not say when that is. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 100);
}
