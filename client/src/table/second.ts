import { useEffect, useState } from "preact/hooks";

/** A countdown as `0:42`, drawn anew each second; null without an end. */
export function useSecond(until: number | undefined): string | null {
  const [, again] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => again((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === undefined) return null;
  const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
