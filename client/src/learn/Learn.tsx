import { useEffect, useMemo, useState } from "preact/hooks";
import type { Lesson as Told } from "../wire/protocol";
import { Card } from "../cards/Card";
import "../look/learn.css";
import { name } from "../state/prefs";
import { Table } from "../table/Table";
import { lesson as ask, Refusal, type RulesAsked } from "../wire/http";
import { language, say } from "../words/languages";
import { refusalWords } from "../words/refusals";
import { Lesson } from "./lesson";

interface Props {
  /** Of which card, at which rules; the first lesson where there is none. */
  readonly of: { readonly card: string; readonly rules: RulesAsked } | null;
  readonly close: () => void;
  /** What to do after it, besides doing it again. */
  readonly then?: { readonly words: string; readonly run: () => void };
}

/** A lesson to play. */
export function Learn({ of, close, then }: Props) {
  const [told, setTold] = useState<Told | null>(null);
  const [error, setError] = useState("");
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    ask(spoken, of?.card ?? "", of?.rules ?? null).then(
      (found) => current && setTold(found),
      (why) => current && setError(why instanceof Refusal ? refusalWords(why) : String(why)),
    );
    return () => {
      current = false;
    };
  }, [spoken]);
  const [again, setAgain] = useState(0);
  if (error) {
    return (
      <main class="notice">
        <h1>{say("table-gone")}</h1>
        <p class="mute" role="alert">{error}</p>
        <button class="main" onClick={close}>
          {say("close")}
        </button>
      </main>
    );
  }
  if (!told) return <main class="notice"><p role="status">{say("one-moment")}</p></main>;
  return <Played key={again} told={told} close={close} again={() => setAgain(again + 1)} {...(then && { then })} />;
}

interface PlayedProps {
  readonly told: Told;
  readonly close: () => void;
  readonly again: () => void;
  readonly then?: { readonly words: string; readonly run: () => void };
}

function Played({ told, close, again, then }: PlayedProps) {
  const stage = useMemo(() => new Lesson(told, name.peek().trim() || say("you")), [told]);
  useEffect(() => () => stage.leave(), [stage]);
  const expected = stage.expected.value;
  const card = expected && "card" in expected ? expected.card : null;
  const coach = (
    <div class="coach">
      {card && <Card code={card} silent />}
      <p class="grow" role="status">
        {stage.astray.value && <b>{say("learn-astray")} </b>}
        {stage.say.value}
      </p>
      {stage.over.value ? (
        <span class="coach-acts">
          {then && (
            <button class="main" onClick={then.run}>
              {then.words}
            </button>
          )}
          <button onClick={again}>{say("learn-again")}</button>
          <button onClick={close}>{say("close")}</button>
        </span>
      ) : (
        <span class="coach-acts">
          {expected && (
            <button class="small" onClick={() => stage.show()}>
              {say("learn-show")}
            </button>
          )}
          <button class="small plain" onClick={close}>
            {say("learn-leave")}
          </button>
        </span>
      )}
    </div>
  );
  return <Table stage={stage} coach={coach} />;
}
