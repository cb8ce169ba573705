import { useEffect, useState } from "preact/hooks";
import type { Stage } from "../state/stage";
import { phrase } from "./phrase";

const LASTS = 4000;

/** What a seat said just now, for a moment. */
export function useSaid(stage: Stage, seat: number): string {
  const [text, setText] = useState("");
  const said = stage.said.value;
  useEffect(() => {
    if (said === null || said.seat !== seat) return;
    setText(phrase(stage, said.text));
    const timer = setTimeout(() => setText(""), LASTS);
    return () => clearTimeout(timer);
  }, [said?.n]);
  return text;
}
