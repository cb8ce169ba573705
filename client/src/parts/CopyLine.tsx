import { useState } from "preact/hooks";
import { say } from "../words/languages";

/** A line of text to paste anywhere. */
export function CopyLine({ text }: { readonly text: string }) {
  return (
    <div class="copy-line">
      <p class="code-line">{text}</p>
      <Copy text={text} label={say("copy")} />
    </div>
  );
}

export function Copy({ text, label }: { readonly text: string; readonly label: string }) {
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      setTimeout(() => setDone(false), 2000);
    } catch {
      setDone(false); // Where copying is forbidden the text stands there to be selected.
    }
  };
  return (
    <button class="small" onClick={() => void copy()}>
      <span role="status">{done ? say("copied") : label}</span>
    </button>
  );
}
