import { useEffect, useState } from "preact/hooks";
import type { Happening, Stage } from "../state/stage";
import { say } from "../words/languages";
import { plain } from "../words/rich";
import { toldEvent } from "./model";

const KEPT = 40;

/**
 * What a screen reader says: every event as a line of its own, added once and never changed. The sentence in the
 * middle of the table is for the eyes: it leaves out what is seen, and where it stays the same it is not said again.
 */
export function Spoken({ stage }: { readonly stage: Stage }) {
  const [lines, setLines] = useState<readonly { readonly key: number; readonly text: string }[]>([]);
  useEffect(() => {
    let told = -1;
    let key = 0;
    // Not by drawing anew: two moments may be drawn as one.
    return stage.happened.subscribe(({ n, events, missed }: Happening) => {
      if (n === told && !missed) return;
      told = n;
      const texts = [...(missed ? [say("missed", { count: missed })] : []), ...events.map((event) => plain(toldEvent(stage, event)))];
      setLines((before) => [...before, ...texts.map((text) => ({ key: key++, text }))].slice(-KEPT));
    });
  }, [stage]);
  return (
    <div class="sr spoken" role="log" aria-label={say("spoken")}>
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
