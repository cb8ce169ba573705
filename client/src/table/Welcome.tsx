import { useEffect, useState } from "preact/hooks";
import { name } from "../state/prefs";
import type { TableShown } from "../wire/protocol";
import { lookAt, Refusal } from "../wire/http";
import { goHome } from "../route";
import { say } from "../words/languages";
import { refusalWords } from "../words/refusals";
import { Notice } from "../parts/Notice";

/** Somebody follows a link for the first time: what is played there, and a name. */
export function Welcome({ code, enter }: { readonly code: string; readonly enter: () => void }) {
  const [table, setTable] = useState<TableShown | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    lookAt(code).then(setTable, (why: unknown) =>
      setError(why instanceof Refusal ? refusalWords(why) : String(why)),
    );
  }, [code]);
  if (error) return <Notice title={say("table-gone")} text={error} act={say("go-home")} run={goHome} />;
  return (
    <main class="notice">
      <h1>{say("welcome", { code })}</h1>
      {table && <p class="mute">{say("welcome-text", { people: table.people.join(", ") || say("nobody"), free: table.free })}</p>}
      {table && <p class="code-line">{table.rules}</p>}
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.value.trim()) enter();
        }}
      >
        <input
          type="text"
          maxLength={24}
          required
          aria-label={say("your-name")}
          placeholder={say("your-name")}
          autocomplete="nickname"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button class="main">{say("come-in")}</button>
      </form>
    </main>
  );
}
