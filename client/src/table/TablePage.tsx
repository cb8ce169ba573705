import { useEffect, useRef, useState } from "preact/hooks";
import { Session } from "../state/session";
import type { Stage } from "../state/stage";
import { keepLeft, left } from "../state/left";
import { name } from "../state/prefs";
import { becomeGuest, Refusal } from "../wire/http";
import { startAtOnce } from "../home/start";
import { goHome } from "../route";
import { lasting } from "../motion/moves";
import { Lobby } from "../lobby/Lobby";
import { Result } from "../result/Result";
import { say } from "../words/languages";
import { refusalWords } from "../words/refusals";
import { Notice } from "../parts/Notice";
import { Table } from "./Table";
import { Welcome } from "./Welcome";

/** A table by its code: whoever has no name yet is asked for one, then everything comes over the line. */
export function TablePage({ code }: { readonly code: string }) {
  const known = name.peek() !== "" || startAtOnce.has(code) || left.peek()?.code === code;
  const [named, setNamed] = useState(known);
  if (!named) return <Welcome code={code} enter={() => setNamed(true)} />;
  return <Connected key={code} code={code} />;
}

function Connected({ code }: { readonly code: string }) {
  const [session, setSession] = useState<Session | null>(null);
  const [error, setError] = useState<Refusal | null>(null);
  useEffect(() => {
    let opened: Session | null = null;
    let stopped = false;
    becomeGuest(name.peek().trim()).then(
      () => {
        if (stopped) return;
        opened = new Session(code);
        setSession(opened);
      },
      (why: unknown) => !stopped && setError(why instanceof Refusal ? why : new Refusal("broken", String(why))),
    );
    return () => {
      stopped = true;
      opened?.leave();
    };
  }, [code]);
  if (error) return <Notice title={say("not-reached")} text={refusalWords(error)} act={say("try-again")} run={() => location.reload()} />;
  if (!session) return <Notice title={say("one-moment")} />;
  return <StagePage stage={session} />;
}

// The last card lies for a moment before the points are told.
const LOOK_MS = 1300;

export function StagePage({ stage }: { readonly stage: Stage }) {
  const table = stage.table.value;
  const phase = table?.phase ?? null;
  const ended = phase === "over" || (phase === "dealing" && (table?.round ?? 0) > 0);
  const [shown, setShown] = useState(ended);
  // Who plays at once sees no lobby, and fetches nothing of it.
  const atOnce = useRef(startAtOnce.has(stage.code));
  if (phase !== null && phase !== "lobby") atOnce.current = false;
  useEffect(() => {
    if (!ended) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), stage.happened.peek().n === 0 ? 0 : Math.max(500, lasting(LOOK_MS)));
    return () => clearTimeout(timer);
  }, [ended]);
  useEffect(() => {
    if (!table || !(stage instanceof Session)) return;
    if (phase === "closed") keepLeft(null);
    else if (stage.you.value !== null || stage.host.value) keepLeft({ code: stage.code, rules: table.settings.rules });
    if (phase === "lobby" && stage.host.value && startAtOnce.delete(stage.code)) stage.send({ t: "start" });
  }, [phase, stage.you.value, stage.host.value]);

  switch (stage.link.value) {
    case "replaced":
      return <Notice title={say("elsewhere")} text={say("elsewhere-text")} act={say("play-here")} run={() => stage.comeBack()} />;
    case "gone":
      return <Notice title={say("table-gone")} text={stage.goneWhy.value ? refusalWords(stage.goneWhy.value) : ""} act={say("go-home")} run={goHome} />;
  }
  if (!table || (phase === "lobby" && atOnce.current && stage.refused.value === null)) {
    return <Notice title={say(stage.link.value === "lost" ? "getting-back" : "one-moment")} />;
  }
  // Whoever deals is at the table at once, and sees the seats fill.
  if (phase === "lobby" && !stage.starting.value) return <Lobby stage={stage} />;
  if (phase === "closed") return <Notice title={say("table-closed")} act={say("go-home")} run={goHome} />;
  return ended && shown ? <Result stage={stage} /> : <Table stage={stage} />;
}
