import { useState } from "preact/hooks";
import type { Stage } from "../state/stage";
import { say } from "../words/languages";

const FEW = 4;

/** Canned phrases; free words only where the table has them on. */
export function Talk({ stage }: { readonly stage: Stage }) {
  const [all, setAll] = useState(false);
  const [text, setText] = useState("");
  const phrases = stage.phrases.value;
  const chat = stage.table.value?.settings.chat ?? false;
  if (stage.you.value === null && !chat) return null;
  const shown = phrases.map((words, number) => ({ words, number })).filter(({ number }) => all || QUICK.includes(number));
  return (
    <div class="talk">
      {stage.you.value !== null && (
        <div class="quick" role="group" aria-label={say("say-something")}>
          {shown.map(({ words, number }) => {
            const known = say(`phrase-${number}`);
            return (
              <button key={number} onClick={() => stage.send({ t: "phrase", number })}>
                {known.startsWith("phrase-") ? words : known}
              </button>
            );
          })}
          {phrases.length > FEW && (
            <button class="plain" aria-expanded={all} onClick={() => setAll(!all)}>
              {say(all ? "fewer" : "more")}
            </button>
          )}
        </div>
      )}
      {chat && (
        <form
          class="join"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) stage.send({ t: "say", text: text.trim() });
            setText("");
          }}
        >
          <input type="text" maxLength={200} value={text} aria-label={say("chat")} placeholder={say("chat")} onInput={(event) => setText(event.currentTarget.value)} />
          <button>{say("send")}</button>
        </form>
      )}
    </div>
  );
}

const QUICK: readonly number[] = [2, 5, 8, 3];
