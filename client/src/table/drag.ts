import { useMemo, useRef } from "preact/hooks";

// Dragging a card: to the pile it is played, within the hand it is put elsewhere.

export interface Dragged {
  readonly card: string;
  readonly key: string;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}

const FAR_ENOUGH = 10;

export function useDrag(dropped: (what: Dragged) => void) {
  const drop = useRef(dropped);
  drop.current = dropped;
  return useMemo(() => {
    let lastDrag = 0;
    function begin(event: PointerEvent & { readonly currentTarget: EventTarget | null }, card: string, key: string): void {
      if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
      const element = event.currentTarget;
      const { clientX, clientY, pointerId } = event;
      let moving = false;
      const move = (now: PointerEvent): void => {
        if (now.pointerId !== pointerId) return;
        const x = now.clientX - clientX;
        const y = now.clientY - clientY;
        if (!moving && Math.hypot(x, y) < FAR_ENOUGH) return;
        if (!moving) element.setPointerCapture(pointerId);
        moving = true;
        element.classList.add("dragged");
        element.style.transform = `translate(${x}px, ${y}px)`;
      };
      const end = (now: PointerEvent): void => {
        if (now.pointerId !== pointerId) return;
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        if (!moving) return;
        lastDrag = performance.now();
        if (now.type === "pointerup") drop.current({ card, key, element, x: now.clientX, y: now.clientY });
        element.classList.remove("dragged");
        element.style.transform = "";
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    }
    // The click that follows a drag means nothing.
    return { begin, justDragged: () => performance.now() - lastDrag < 60 };
  }, []);
}
