import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../words/languages";
import { ClashNote } from "./ClashNote";
import { OWN, type Rules } from "./changing";

interface Props {
  readonly rules: Rules;
  readonly current: string;
  readonly starting: string;
  readonly host: boolean;
}

/** An edition somebody wrote, from a file or as text: the engine reads it, and says in which line it is wrong. */
export function OwnEdition({ rules, current, starting, host }: Props) {
  const [text, setText] = useState(current);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => setText(current || text), [current]);
  if (!host && !current) return null;
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const found = await chosen.text();
    setText(found);
    rules.own(found);
  };
  return (
    <details class="own" open={current !== "" || rules.clash?.word === OWN}>
      <summary>
        <h3>{say("own-edition")}</h3> <small class="mute">{say("own-edition-text")}</small>
      </summary>
      <textarea
        aria-label={say("own-edition")}
        class="code-line"
        rows={12}
        spellcheck={false}
        autocapitalize="off"
        readOnly={!host}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <ClashNote rules={rules} under={(word) => word === OWN} />
      {host && (
        <div class="hand-acts">
          <button class="strong" disabled={text.trim() === ""} onClick={() => rules.own(text)}>
            {say("use")}
          </button>
          <button onClick={() => file.current?.click()}>{say("own-file")}</button>
          {text.trim() === "" && <button onClick={() => setText(starting)}>{say("own-example")}</button>}
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
