import type { Happening, Stage } from "../state/stage";
import { COLOURS, type Event } from "../wire/protocol";
import { facePicture } from "../cards/sprite";
import { afterFrame } from "../parts/frames";
import { animate, comeFrom, fly, lasting, nudge } from "./moves";
import { takeSource } from "./sources";
import { turnOver } from "./turn";

// What happened, as movements: who played what, how many were drawn, which way play goes.

const DRAWN_AT_MOST = 5;

interface Places {
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly you: number | null;
}

const rectOf = (root: Element, selector: string): DOMRect | null => root.querySelector(selector)?.getBoundingClientRect() ?? null;

function seatRect({ root, you }: Places, seat: number): DOMRect | null {
  return seat === you ? rectOf(root, ".hand") : rectOf(root, `[data-seat="${seat}"] .face`);
}

/** Show one moment. Called when the page has drawn it already. */
export function tell(stage: Stage, happening: Happening, root: HTMLElement, layer: HTMLElement): void {
  const places: Places = { root, layer, you: stage.you.peek() };
  for (const event of happening.events) move(places, event, happening);
}

function move(places: Places, event: Event, happening: Happening): void {
  const { root, layer, you } = places;
  const { before } = happening;
  switch (event.what) {
    case "dealt":
      return deal(root);
    case "played":
      return played(places, event.seat);
    case "drew":
    case "drew_blind":
      return drew(places, event.seat, event.count, event.what === "drew" ? event.cards : null);
    case "reversed":
      for (const arrow of root.querySelectorAll(".road i")) nudge(arrow, [{ transform: "scaleX(-1)" }, { transform: "none" }], 320);
      return;
    case "owed":
      return grow(root.querySelector(".due"));
    case "skipped": {
      const seat = root.querySelector(`[data-seat="${event.seat}"]`);
      if (seat) nudge(seat, [{ transform: "none" }, { transform: "translateY(6px)" }, { transform: "none" }], 200);
      return;
    }
    case "caught":
      return shake(root.querySelector(`[data-count="${event.seat}"]`));
    case "swapped":
      return crossing(places, [[event.seat, event.other], [event.other, event.seat]]);
    case "hands_passed": {
      const seats = [...root.querySelectorAll("[data-seat]")].map((seat) => Number(seat.getAttribute("data-seat")));
      const ring = (you === null ? seats : [you, ...seats]).sort((a, b) => a - b);
      const step = event.direction;
      return crossing(places, ring.map((seat, index) => [seat, ring[(index + step + ring.length) % ring.length]!]));
    }
    case "hands_pooled":
    case "reshuffled": {
      const pile = root.querySelector("[data-pile]");
      if (pile) nudge(pile, [0, -5, 5, -3, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })), 360);
      return;
    }
    case "colour_named": {
      const chip = root.querySelector(".colour");
      if (chip) nudge(chip, [{ scale: ".7" }, { scale: "1.12", offset: 0.6 }, { scale: "1" }], 320);
      return recolour(places, event.seat, event.colour, before?.colour ?? "");
    }
    case "flipped":
      return turnOver(root, layer, you, happening);
    case "gave":
      return crossing(places, [[event.seat, event.to]]);
    case "matched":
      return toTheMiddle(places, event.seat, event.card);
    case "set_down":
      if (event.seat !== null) toTheMiddle(places, event.seat, event.card);
      return;
    case "inserted":
      return between(places, "[data-pile]", ".chips .chip");
    case "device_result":
      return event.device === "launcher" ? shake(root.querySelector("[data-pile]")) : undefined;
    case "blasted":
      return shake(root.querySelector(".chips .chip"));
    case "exploded":
      return shake(root.querySelector(`[data-seat="${event.seat}"] .badge-lives, .mine .badge-lives`));
    case "total_changed":
      return grow(root.querySelector(".total-line b"));
    case "token_taken":
      return grow(root.querySelector(`[data-token="${event.token}"]`));
    case "overloaded":
      return shake(root.querySelector(`[data-pile-number="${event.pile}"]`));
    default:
      return;
  }
}

const SHAKE = [0, 4, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

function shake(element: Element | null): void {
  if (element) nudge(element, SHAKE, 200);
}

function grow(element: Element | null): void {
  if (element) nudge(element, [{ scale: ".6" }, { scale: "1.15", offset: 0.7 }, { scale: "1" }], 160);
}

/** The colour runs along the road from the seat that named it: a ring in the colour before, and a disc that grows. */
function recolour(places: Places, seat: number, colour: string, before: string): void {
  const { root } = places;
  const road = root.querySelector(".road");
  const from = seatRect(places, seat);
  if (!road || !from || lasting(1) === 0 || colour === before) return;
  const box = road.getBoundingClientRect();
  const name = (letter: string): string => (COLOURS as Readonly<Record<string, string>>)[letter] ?? "none";
  const ring = document.createElement("div");
  const disc = document.createElement("i");
  ring.className = "recolour";
  ring.dataset.active = name(before);
  disc.dataset.active = name(colour);
  ring.append(disc);
  const reach = 2.1 * Math.hypot(box.width, box.height);
  const x = Math.max(box.left, Math.min(box.right, from.left + from.width / 2)) - box.left;
  const y = Math.max(box.top, Math.min(box.bottom, from.top + from.height / 2)) - box.top;
  Object.assign(disc.style, { left: `${x - reach / 2}px`, top: `${y - reach / 2}px`, width: `${reach}px`, height: `${reach}px` });
  road.append(ring);
  const one = animate(disc, [{ transform: "scale(.02)" }, { transform: "none" }], 420, { easing: "linear" });
  if (one) one.addEventListener("finish", () => ring.remove());
  else ring.remove();
}

/** A card of somebody else goes to the row. */
function toTheMiddle(places: Places, seat: number, card: string): void {
  const from = seatRect(places, seat);
  const to = rectOf(places.root, "[data-discard]");
  if (from && to && seat !== places.you) fly(places.layer, facePicture(card), shrunk(from), to, 260);
}

function between({ root, layer }: Places, start: string, end: string): void {
  const from = rectOf(root, start);
  const to = rectOf(root, end);
  if (from && to) fly(layer, facePicture("back"), from, to, 260);
}

function played(places: Places, seat: number): void {
  const { root, you } = places;
  const top = root.querySelector("[data-discard] .card:last-child");
  // One's own card went when it was pressed.
  const from = seat === you ? takeSource() : seatRect(places, seat);
  if (top && from && seat !== you) comeFrom([top], from, 260, 0, -20);
}

/** One's own card, at once: the answer of the server is not waited for. */
export function playedNow(root: HTMLElement): void {
  const from = takeSource();
  const top = root.querySelector("[data-discard] .card:last-child");
  if (from && top) comeFrom([top], from, 220);
}

function drew(places: Places, seat: number, count: number, cards: readonly string[] | null): void {
  const { root, layer, you } = places;
  const pile = rectOf(root, "[data-pile]");
  if (!pile) return;
  if (seat === you && cards) {
    const found = cards.slice(0, DRAWN_AT_MOST).map((card) => [...root.querySelectorAll(`.hand li[data-card="${CSS.escape(card)}"] button`)].at(-1));
    return comeFrom(found.filter((card) => card !== undefined), pile, 220, 60);
  }
  const to = seatRect(places, seat);
  if (!to) return;
  for (let index = 0; index < Math.min(count, DRAWN_AT_MOST); index++) fly(layer, facePicture("back"), pile, to, 220, index * 60);
}

function deal(root: HTMLElement): void {
  const pile = rectOf(root, "[data-pile]");
  if (!pile) return;
  comeFrom([...root.querySelectorAll(".hand li button")], pile, 320, 40);
  // The others' cards a frame later: all at once would be a long one.
  afterFrame(() =>
    root.querySelectorAll(".seat .count").forEach((count, index) => {
      animate(count, [{ opacity: 0, scale: ".4" }, { opacity: 1, scale: "1" }], 320, { delay: index * 40, fill: "backwards" });
    }),
  );
}

/** Hands change places: the cards with their counts cross along the road. */
function crossing(places: Places, ways: readonly (readonly [number, number])[]): void {
  const rects = ways.map(([from, to]) => [seatRect(places, from), seatRect(places, to)] as const);
  for (const [from, to] of rects) {
    if (from && to) fly(places.layer, facePicture("back"), shrunk(from), to, 420);
  }
}

function shrunk(rect: DOMRect): DOMRect {
  const width = Math.min(46, rect.width);
  return new DOMRect(rect.left + rect.width / 2 - width / 2, rect.top, width, width * 1.4);
}
