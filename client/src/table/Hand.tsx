import { useCallback, useEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import type { Stage } from "../state/stage";
import type { Action, ViewShown } from "../wire/protocol";
import { Card } from "../cards/Card";
import { focusLost } from "../parts/arrival";
import { afterFrame, drawLater } from "../parts/frames";
import { sort, twice } from "../state/prefs";
import { cardWords } from "../words/cards";
import { say } from "../words/languages";
import { type Choices, elsewhere, laying } from "./choices";
import { type Dragged, useDrag } from "./drag";
import { comeBack, leftFrom, setOff } from "../motion/sources";
import { arranged, without } from "./order";

interface Props {
  readonly stage: Stage;
  readonly view: ViewShown;
  readonly choices: Choices;
  readonly asked: boolean;
}

/** How one has laid out the cards by hand, as long as the page lasts. */
export const byHand = signal<readonly string[]>([]);
/** The card lifted by a first tap, where two are wanted. */
const lifted = signal<string | null>(null);
/** What a press on a card would mean: to lay it, or to choose it for what is asked. */
const meant = (view: ViewShown, card: string): Action => ({ do: view.decision.ask === "pick_card" ? "choose_card" : "play", card });
const MANY = 12;
/** More cards than this stand closer. */
const CLOSE = 24;

export function Hand({ stage, view, choices, asked }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const onItsWay = stage.leaving.value[0];
  const gone = onItsWay && "card" in onItsWay && onItsWay.do !== "choose_row" ? onItsWay.card : null;
  const held = arranged(without(view.hand, gone), sort.value, byHand.value);
  const why = stage.why.value?.action;
  const whyCard = why && "card" in why ? why.card : null;
  // While a colour, a seat or a slap is asked for, no card is meant.
  const choosing = (asked && !elsewhere(choices) && choices.rows.size === 0) || choices.jumps.size > 0;

  const choose = (card: string, key: string, from: HTMLElement): void => {
    const action = laying(choices, card);
    if (!action) {
      stage.ask(meant(view, card));
      return;
    }
    if (twice.value === "on" && lifted.value !== key) {
      lifted.value = key;
      return;
    }
    // Another was pressed in this very frame.
    if (stage.leaving.peek().length > 0) return;
    // It is sent and seen to go at once; what follows from it on this page is drawn a frame later.
    drawLater(() => {
      if (from.isConnected) leave(from);
      comeBack(from);
    });
    lifted.value = null;
    stage.act(action);
    leftFrom(from);
    setOff(from);
  };

  const leave = (from: HTMLElement): void => {
    leftFrom(from);
    // A browser that loses what has the focus works out the whole page to look for another place: it is given up before.
    if (document.activeElement === from) from.blur();
  };

  // The same function every time: a card whose state is as it was is not drawn anew.
  const latest = useRef(choose);
  latest.current = choose;
  const pressed = useCallback<typeof choose>((...what) => latest.current(...what), []);

  const drop = ({ card, key, element, x, y }: Dragged): void => {
    const box = list.current?.getBoundingClientRect();
    if (box && y < box.top - 10) {
      const action = laying(choices, card);
      if (!action) return stage.ask(meant(view, card));
      leave(element);
      return stage.act(action);
    }
    const order = held.map((one) => one.key);
    const others = [...(list.current?.children ?? [])];
    const before = others.findIndex((li) => x < li.getBoundingClientRect().left + 14);
    const from = order.indexOf(key);
    const to = before < 0 ? order.length : before;
    const cards = held.map((one) => one.card);
    const [moved] = cards.splice(from, 1);
    if (moved === undefined) return;
    cards.splice(to > from ? to - 1 : to, 0, moved);
    byHand.value = cards;
    sort.value = "hand";
  };
  const drag = useDrag(drop);

  const arrows = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = Math.max(0, Math.min(buttons.length - 1, at + step));
    buttons[next]?.focus();
    event.preventDefault();
  };

  // A card that leaves takes the focus with it: it goes on to the next that fits.
  const within = useRef(false);
  useEffect(() => {
    const moved = (event: Event): void => {
      within.current = event.target instanceof Node && (list.current?.contains(event.target) ?? false);
    };
    document.addEventListener("focusin", moved);
    document.addEventListener("pointerdown", moved);
    return () => {
      document.removeEventListener("focusin", moved);
      document.removeEventListener("pointerdown", moved);
    };
  }, []);
  useEffect(() =>
    afterFrame(() => {
      if (within.current && focusLost()) list.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
    }),
  );

  const first = held.find((one) => laying(choices, one.card))?.key ?? held[0]?.key;
  return (
    <ol
      ref={list}
      class={`hand ${held.length > MANY ? "many" : ""} ${held.length > CLOSE ? "close" : ""}`}
      style={{ "--n": held.length }}
      aria-label={say("hand-label", { cards: held.length })}
      onKeyDown={arrows}
    >
      {held.map((one) => (
        <HandCard
          key={one.key}
          card={one.card}
          id={one.key}
          fits={laying(choices, one.card) !== null}
          choosing={choosing}
          asked={whyCard === one.card}
          drawn={view.drawn === one.card}
          lifted={lifted.value === one.key}
          tab={one.key === first}
          choose={pressed}
          drag={drag}
        />
      ))}
    </ol>
  );
}

interface CardProps {
  readonly card: string;
  readonly id: string;
  readonly fits: boolean;
  readonly choosing: boolean;
  readonly asked: boolean;
  readonly drawn: boolean;
  readonly lifted: boolean;
  readonly tab: boolean;
  readonly choose: (card: string, key: string, from: HTMLElement) => void;
  readonly drag: ReturnType<typeof useDrag>;
}

function HandCard({ card: code, id, fits, choosing, asked, drawn, lifted: up, tab, choose, drag }: CardProps) {
  const state = !choosing ? "still" : fits ? "ok" : "no";
  const card = cardWords(code);
  const shape = say(`shape-${code[0]}`);
  const label = say("hand-card", { card, shape: shape.startsWith("shape-") ? "none" : shape, state, drawn: drawn ? "yes" : "no" });
  // A finger that leaves the card has pressed it: a browser plays a mouse first, and clicks when that is done.
  const released = (event: TouchEvent & { readonly currentTarget: HTMLElement }): void => {
    if (!event.cancelable || event.touches.length > 0 || drag.justDragged()) return;
    event.preventDefault();
    choose(code, id, event.currentTarget);
  };
  return (
    <li class={`${state} ${asked ? "asked" : ""} ${up ? "lifted" : ""} ${drawn ? "drawn" : ""}`} data-key={id} data-card={code}>
      <button
        aria-label={label}
        tabIndex={tab ? 0 : -1}
        onClick={(event) => !drag.justDragged() && choose(code, id, event.currentTarget)}
        onTouchEnd={released}
        onPointerDown={(event) => drag.begin(event, code, id)}
      >
        <Card code={code} silent />
      </button>
    </li>
  );
}
