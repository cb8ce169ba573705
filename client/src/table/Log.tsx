import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { LogLine, Stage } from "../state/stage";
import { Rich } from "../parts/Rich";
import { say } from "../words/languages";
import { nameOn, toldEvent } from "./model";
import { phrase } from "./phrase";

/** Everything that happened, in words, the newest last. */
export function Log({ stage }: { readonly stage: Stage }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = stage.log.value;
  useLayoutEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={say("log")}>
      {lines.map((line, index) => (
        <Row key={line.n} stage={stage} line={line} now={index === lines.length - 1} />
      ))}
    </ol>
  );
}

/** A line is worked out once: the log is long, and a play has to show at once. */
function Row({ stage, line, now }: { readonly stage: Stage; readonly line: LogLine; readonly now: boolean }) {
  const body = useMemo(() => <Line stage={stage} line={line} />, [stage, line]);
  return <li class={`line-${line.kind} ${now ? "now" : ""}`}>{body}</li>;
}

function Line({ stage, line }: { readonly stage: Stage; readonly line: LogLine }) {
  switch (line.kind) {
    case "event":
      return <Rich of={toldEvent(stage, line.event)} drawn />;
    case "said":
      return (
        <>
          <b>{line.name || (line.seat === null ? say("somebody") : nameOn(stage, line.seat))}</b>: {phrase(stage, line.text)}
        </>
      );
    case "away":
      return <>{say("lost-connection", { name: nameOn(stage, line.seat) })}</>;
    case "missed":
      return <i>{say("missed", { count: line.count })}</i>;
  }
}
