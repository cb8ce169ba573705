import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Whether nothing has the focus: what had it is gone. */
export const focusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Give the focus to what takes the place of what had it. A page that was just opened is left to the browser. */
export function arrive(place: HTMLElement | null): void {
  if (navigator.userActivation?.hasBeenActive && focusLost()) place?.focus({ preventScroll: true });
}

/**
 * Where the focus goes when what had it made way for this: a screen reader reads on from here, and Tab goes on from
 * here.
 */
export function useArrival<T extends HTMLElement>(...when: readonly unknown[]): RefObject<T | null> {
  const place = useRef<T>(null);
  useLayoutEffect(() => arrive(place.current), when);
  return place;
}
