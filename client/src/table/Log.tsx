import { useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine, Stage } from "../state/stage";
import { Rich } from "../parts/Rich";
import { say } from "../words/languages";
import { eventSentence } from "../words/rich";
import { nameOn, told } from "./model";
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
        <li key={line.n} class={`line-${line.kind} ${index === lines.length - 1 ? "now" : ""}`}>
          <Line stage={stage} line={line} />
        </li>
      ))}
    </ol>
  );
}

function Line({ stage, line }: { readonly stage: Stage; readonly line: LogLine }) {
  switch (line.kind) {
    case "event":
      return <Rich of={told(stage, eventSentence(line.event))} drawn />;
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
