import { whenIdle } from "../parts/idle";

// Which image gets its picture when. A browser reads a drawing in one go with whatever else goes on, and a drawing takes a
// slow phone a whole frame: a hand full of new ones would hold up the page. Those it has not at hand are given out one by
// one between frames, all others at once; and what will be wanted is brought to hand while nothing else is to be done.

/** How long new drawings may be read in one go. */
const SHORT_MS = 12;

/** What an image shows until then: nothing, in its place. */
const BLANK = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const shown = new Map<string, WeakRef<HTMLImageElement>>();
const waiting = new Map<HTMLImageElement, string>();
const kept: HTMLImageElement[] = [];
let wanted: string[] = [];
let timer = 0;

/** A browser has a drawing at hand for as long as some image of it lives. */
const atHand = (picture: string): boolean => shown.get(picture)?.deref()?.getAttribute("src") === picture;

function give(image: HTMLImageElement, picture: string): void {
  image.src = picture;
  if (!atHand(picture)) shown.set(picture, new WeakRef(image));
}

/** Let an image show a picture: now, or in a moment. */
export function show(image: HTMLImageElement, picture: string): void {
  waiting.delete(image);
  if (atHand(picture)) return give(image, picture);
  if (!image.hasAttribute("src")) image.src = BLANK;
  waiting.set(image, picture);
  timer ||= window.setTimeout(next);
}

function next(): void {
  timer = 0;
  const end = performance.now() + SHORT_MS;
  for (const [image, picture] of waiting) {
    waiting.delete(image);
    if (image.isConnected) give(image, picture);
    if (performance.now() > end) break;
  }
  if (waiting.size > 0) timer = window.setTimeout(next);
}

/** Bring pictures to hand, and keep them there, in one idle moment each. */
export function keepAtHand(pictures: readonly string[]): void {
  const idle = wanted.length === 0;
  wanted.push(...pictures);
  if (idle) whenIdle(keepNext);
}

function keepNext(): void {
  const picture = wanted.shift();
  if (picture === undefined) return;
  const image = new Image();
  give(image, picture);
  kept.push(image);
  if (wanted.length > 0) whenIdle(keepNext);
}
