import type { Happening } from "../state/stage";
import { sort } from "../state/prefs";
import { openCards } from "../board/Peek";
import { facePicture } from "../cards/sprite";
import { arranged, without } from "../table/order";
import { faceOf } from "../words/cards";
import { animate, lasting, settle } from "./moves";

// Two-sided cards turn over: what was seen turns away, then what is seen now turns up. A hand is gathered, turned as a
// whole and spread again, as with real cards: which of its sides belong together is not told.

const AWAY_MS = 230;
const UP_MS = 280;
const DEEP = "perspective(700px)";

interface Packet {
  readonly cards: readonly HTMLElement[];
  /** What they showed before, the top one last. */
  readonly before: readonly string[];
  readonly delay: number;
}

export function turnOver(root: HTMLElement, layer: HTMLElement, you: number | null, { before, events }: Happening): void {
  if (lasting(1) === 0) return;
  const all = (where: string, within: Element = root): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(where)];
  const played = events.find((event) => event.what === "played");
  const laid = played?.what === "played" ? played : null;
  const packets: Packet[] = [
    { cards: all("[data-pile] > .card").slice(-1), before: before ? [before.table.top_back ?? "back"] : [], delay: 0 },
    { cards: all("[data-discard] > .card"), before: before ? [...before.discards, ...(laid ? [laid.card] : [])] : [], delay: 0 },
    ...all("[data-seat]").map((seat) => ({
      cards: all(".backs .card", seat),
      before: before ? (openCards(before, Number(seat.dataset.seat), you) ?? []) : [],
      delay: 60,
    })),
    {
      cards: all(".hand li button"),
      before: before ? arranged(without(before.hand, laid && laid.seat === you ? laid.card : null), sort.peek(), []).map((held) => held.card) : [],
      delay: 120,
    },
  ];
  const measured = packets.map((packet) => ({ ...packet, places: packet.cards.map((card) => card.getBoundingClientRect()) }));
  for (const { cards, before: old, delay, places } of measured) {
    const middle = (Math.min(...places.map((place) => place.left)) + Math.max(...places.map((place) => place.right))) / 2;
    const pictures = old.slice(-cards.length);
    pictures.forEach((code, index) => {
      const place = places[places.length - pictures.length + index]!;
      turnAway(layer, facePicture(faceOf(code)), place, middle, delay);
    });
    const turned = pictures.length > 0 ? delay + AWAY_MS : delay;
    cards.forEach((card, index) => {
      const x = middle - (places[index]!.left + places[index]!.right) / 2;
      animate(card, [{ transform: `translate(${x}px) ${DEEP} rotateY(-90deg)` }, { transform: "none" }], UP_MS, { delay: turned, fill: "backwards", easing: "ease-out" });
    });
  }
  // Whoever goes on playing does not wait for it.
  root.addEventListener("pointerdown", settle, { once: true, capture: true });
}

function turnAway(layer: HTMLElement, picture: string, place: DOMRect, middle: number, delay: number): void {
  const image = document.createElement("img");
  image.src = picture;
  image.alt = "";
  image.className = "flying";
  image.style.width = `${place.width}px`;
  layer.append(image);
  const start = `translate(${place.left}px, ${place.top}px) ${DEEP}`;
  const end = `translate(${middle - place.width / 2}px, ${place.top}px) ${DEEP} rotateY(90deg)`;
  const one = animate(image, [{ transform: start }, { transform: end }], AWAY_MS, { delay, fill: "both", easing: "ease-in" });
  for (const when of ["finish", "cancel"]) one?.addEventListener(when, () => image.remove());
}
