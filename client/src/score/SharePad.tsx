import { useState } from "preact/hooks";
import { Copy } from "../parts/CopyLine";
import { Sheet } from "../parts/Sheet";
import { say } from "../words/languages";
import type { Pad } from "./pad";
import { asCsv, asText } from "./share";

interface Props {
  readonly pad: Pad;
  readonly title: string;
  readonly close: () => void;
}

/** The pad to hand on: as text or CSV, sent, copied or saved. */
export function SharePad({ pad, title, close }: Props) {
  const [kind, setKind] = useState<"text" | "csv">("text");
  const text = kind === "text" ? asText(pad, title, say) : asCsv(pad, say);
  const file = (): File =>
    kind === "text" ? new File([text], "scores.txt", { type: "text/plain" }) : new File([text], "scores.csv", { type: "text/csv" });
  const sendable = typeof navigator.share === "function";
  const send = (): void => {
    const data: ShareData = kind === "csv" && navigator.canShare?.({ files: [file()] }) ? { files: [file()] } : { text };
    navigator.share(data).catch(() => {}); // Whoever changes their mind has sent nothing.
  };
  const save = (): void => {
    const address = URL.createObjectURL(file());
    const link = document.createElement("a");
    link.href = address;
    link.download = file().name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <Sheet title={say("share")} close={close}>
      <div class="presets" role="radiogroup" aria-label={say("pad-share-as")}>
        {(["text", "csv"] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="share-as" checked={kind === one} onChange={() => setKind(one)} />
            {say(`pad-share-${one}`)}
          </label>
        ))}
      </div>
      <pre class="code-line shared" tabIndex={0} role="region" aria-label={say("share")}>
        {text}
      </pre>
      <div class="hand-acts">
        {sendable && (
          <button class="main" onClick={send}>
            {say("share")}
          </button>
        )}
        <Copy text={text} label={say("copy")} />
        <button class="small" onClick={save}>
          {say("pad-save")}
        </button>
      </div>
    </Sheet>
  );
}
