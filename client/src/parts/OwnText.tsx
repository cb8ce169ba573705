import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { say } from "../words/languages";

interface Props {
  readonly text: string;
  readonly set: (text: string) => void;
  readonly use: (text: string) => void;
  readonly rows: number;
  readonly open?: boolean;
  /** Whether it is only to be read. */
  readonly fixed?: boolean;
  /** What is wrong with it. */
  readonly children: ComponentChildren;
  /** More to press. */
  readonly more?: ComponentChildren;
}

/** The text of an edition somebody wrote: typed, or taken from a file. */
export function OwnText({ text, set, use, rows, open = false, fixed = false, children, more }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const found = await chosen.text();
    set(found);
    use(found);
  };
  return (
    <details class="own" open={open}>
      <summary>
        <h3>{say("own-edition")}</h3> <small class="mute">{say("own-edition-text")}</small>
      </summary>
      <textarea
        aria-label={say("own-edition")}
        class="code-line"
        rows={rows}
        spellcheck={false}
        autocapitalize="off"
        readOnly={fixed}
        value={text}
        onInput={(event) => set(event.currentTarget.value)}
      />
      {children}
      {!fixed && (
        <div class="hand-acts">
          <button type="button" class="strong" disabled={text.trim() === ""} onClick={() => use(text)}>
            {say("use")}
          </button>
          <button type="button" onClick={() => file.current?.click()}>
            {say("own-file")}
          </button>
          {more}
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
      )}
    </details>
  );
}
