import { useState } from "preact/hooks";
import { say } from "../words/languages";
import type { Rules } from "./changing";

/** A rule set somebody sent, in one line. */
export function Paste({ rules }: { readonly rules: Rules }) {
  const [text, setText] = useState("");
  return (
    <form
      class="join paste"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) rules.begin(text.trim());
      }}
    >
      <input
        type="text"
        aria-label={say("paste-label")}
        placeholder={say("paste-placeholder")}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button>{say("use")}</button>
    </form>
  );
}
