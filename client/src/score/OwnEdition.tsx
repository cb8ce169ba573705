import { useRef, useState } from "preact/hooks";
import { readEdition, Refusal } from "../wire/http";
import { say } from "../words/languages";
import { refusalWords } from "../words/refusals";
import type { Mode, Own } from "./pad";

/** An edition somebody wrote: the engine reads it once, and the pad keeps what it counts by. */
export function OwnEdition({ use }: { readonly use: (own: Own) => void }) {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const read = async (edition: string): Promise<void> => {
    setError("");
    try {
      const found = await readEdition(edition);
      if (!found.edition || !found.counted) return;
      use({ title: found.edition.title, counted: { ...found.counted, mode: found.counted.mode as Mode }, names: found.edition.names ?? {} });
    } catch (why) {
      setError(why instanceof Refusal ? refusalWords(why) : String(why));
    }
  };
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const found = await chosen.text();
    setText(found);
    await read(found);
  };
  return (
    <details class="own">
      <summary>
        <h3>{say("own-edition")}</h3> <small class="mute">{say("own-edition-text")}</small>
      </summary>
      <textarea
        aria-label={say("own-edition")}
        class="code-line"
        rows={8}
        spellcheck={false}
        autocapitalize="off"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <div class="hand-acts">
        <button type="button" class="strong" disabled={text.trim() === ""} onClick={() => void read(text)}>
          {say("use")}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          {say("own-file")}
        </button>
        <input
          ref={file}
          type="file"
          accept=".toml,text/plain"
          hidden
          aria-label={say("own-file")}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </div>
    </details>
  );
}
