import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { COLOURS } from "../wire/protocol";
import type { Stage } from "../state/stage";
import { wide } from "../state/wide";
import { Icon } from "../parts/icons";
import { Logo } from "../cards/Card";
import { useHomeNames } from "../cards/home";
import { settle } from "../motion/moves";
import { playedNow, tell } from "../motion/tell";
import { play, soundsOf } from "../sound/sounds";
import { say } from "../words/languages";
import { titleOf } from "../words/rules";
import { goHome } from "../route";
import { Acts } from "./Acts";
import { Ballot } from "./Ballot";
import { choicesOf } from "./choices";
import { Hand } from "./Hand";
import { useKeys } from "./keys";
import { Log } from "./Log";
import { Menu } from "./Menu";
import { LastEvent, Middle } from "./Middle";
import { opponents, waitedFor } from "./model";
import { promptOf } from "./prompt";
import { Road } from "./Road";
import { rulesOf } from "../wire/http";
import { RulesSheet } from "./RulesSheet";
import { Seats } from "./Seats";
import { Shown } from "./Shown";
import { arrive } from "../parts/arrival";
import { useSteps } from "./steps";
import { Sheet } from "../parts/Sheet";
import { Spoken } from "./Spoken";
import { Talk } from "./Talk";
import { Turn } from "./Turn";

type Open = "rules" | "log" | "menu" | null;

// The table comes in steps. Last the hand: first where it will lie, then shown as it is dealt.
const Step = { LAID_OUT: 1, ROAD: 2, SOME_SEATED: 3, SEATED: 4, PILES: 5, COLOUR: 6, ACTS: 7, HAND: 8, WHOLE: 9 } as const;

interface Props {
  readonly stage: Stage;
  /** In place of the acts: what moves a replay. */
  readonly foot?: preact.ComponentChildren;
  /** Above the bar: what a lesson says. */
  readonly coach?: preact.ComponentChildren;
}

export function Table({ stage, foot, coach }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const table = stage.table.value;
  const view = stage.view.value;
  useHomeNames(table?.kit.names);
  const you = stage.you.value;
  const live = stage.link.value === "live";
  const busy = stage.leaving.value.length > 0;
  const choices = choicesOf(view && live ? (busy ? view.options.filter((o) => o.do === "call" || o.do === "catch") : view.options) : []);
  const asked = view !== null && you !== null && waitedFor(view.decision).includes(you);
  const prompt = promptOf(stage, view, choices);
  const happened = stage.happened.value;
  // Whoever comes to a table in play sees all of it at once.
  const step = useSteps(view ? Step.WHOLE : Step.SEATED, view !== null && happened.n === 0);
  const whole = step === Step.WHOLE;
  // Where there are several piles, or a row, no one colour is in force. A new colour is a new look for all that is there.
  const colour = step >= Step.COLOUR && view?.colour && view.table.piles.length + view.table.row.length === 0 ? (COLOURS as Readonly<Record<string, string>>)[view.colour] : undefined;
  // Whatever was here before goes in a step of its own.
  const laidOut = step >= Step.LAID_OUT;
  const own = useRef<HTMLElement>(null);
  // When it is drawn: the focus asks for the page to be worked out, which is done then.
  useEffect(() => {
    if (laidOut) arrive(own.current);
  }, [laidOut]);
  useLayoutEffect(settle, [happened.n]);
  useLayoutEffect(() => {
    if (happened.n === 0 || !whole) return;
    // In the frame that shows it: it measures the page, which has to be worked out for that frame anyway.
    const frame = requestAnimationFrame(() => root.current && layer.current && tell(stage, happened, root.current, layer.current));
    return () => cancelAnimationFrame(frame);
  }, [happened.n, whole]);
  useEffect(() => {
    if (happened.n > 0) soundsOf(happened.events);
  }, [happened.n]);

  // A button that may no longer be pressed keeps no focus: it would swallow the keys.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.disabled) focused.blur();
  });

  const leaving = stage.leaving.value;
  useLayoutEffect(() => {
    if (leaving.length === 0) return;
    const frame = requestAnimationFrame(() => root.current && playedNow(root.current));
    return () => cancelAnimationFrame(frame);
  }, [leaving[0]]);

  useEffect(() => {
    if (asked) {
      play("turn");
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
    }
    document.title = `${asked ? `${say("your-turn")} · ` : ""}${stage.code} · Penultimate`;
  }, [asked && view?.turn, view?.decision.ask, asked]);

  useKeys(stage, choices, open === null, () => setOpen("rules"));

  return (
    <div
      class={`at-table ${live ? "" : "lost"} ${foot ? "footed" : ""}`}
      ref={root}
      data-active={colour ?? "none"}
      data-side={view?.table.side ?? 0}
      data-direction={view && view.direction < 0 ? "counter" : "clockwise"}
    >
      {laidOut && <Bar stage={stage} open={setOpen} />}

      <main class={`lane ${view?.table.side === 1 ? "night" : ""}`} aria-label={say("table")}>
        {step >= Step.ROAD && <Road count={opponents(table?.seats.length ?? 0, you).length} />}
        {step >= Step.SOME_SEATED && <Seats stage={stage} view={view} choices={choices} share={step >= Step.SEATED ? 1 : 0.5} />}
        {view && step >= Step.PILES && <Middle stage={stage} view={view} choices={choices} />}
        <p class="sr">{view && say(view.direction < 0 ? "direction-counter" : "direction-clockwise")}</p>
        <LastEvent stage={stage} />
        <Spoken stage={stage} />
        <Ballot stage={stage} />
      </main>

      <section ref={own} class={`you ${whole ? "" : "coming"}`} tabIndex={-1} aria-label={say("your-seat")}>
        {coach}
        {laidOut && <Turn stage={stage} prompt={prompt} onRules={() => setOpen("rules")} />}
        {view && you !== null && step >= Step.HAND && <Hand stage={stage} view={view} choices={choices} asked={asked} />}
        {view && you !== null && step >= Step.ACTS && !foot && <Acts stage={stage} view={view} choices={choices} asked={asked} />}
        {you === null && !foot && <Watching stage={stage} />}
        {foot}
      </section>

      {wide.value && (
        <aside class="side" aria-label={say("log")}>
          <h2 class="h3">{say("log")}</h2>
          <Log stage={stage} />
          <Talk stage={stage} />
        </aside>
      )}

      <Shown stage={stage} />
      <div class="flights" ref={layer} aria-hidden="true" />
      {open === "rules" && table && <RulesSheet of={rulesOf(table.settings)} close={() => setOpen(null)} />}
      {open === "log" && (
        <Sheet title={say("log")} close={() => setOpen(null)}>
          <Log stage={stage} />
          <Talk stage={stage} />
        </Sheet>
      )}
      {open === "menu" && <Menu stage={stage} close={() => setOpen(null)} />}
    </div>
  );
}

/** Where one is, and the ways out of it. */
function Bar({ stage, open }: { readonly stage: Stage; readonly open: (what: Open) => void }) {
  const table = stage.table.value;
  return (
    <header class="bar">
      <button class="icon plain" aria-label={say("home")} onClick={goHome}>
        <Logo />
      </button>
      <div class="grow">
        <h1 class="title">{stage.code}</h1>
        <span class="mute tiny">{table ? tableLine(table) : ""}</span>
      </div>
      <button class="icon plain" aria-label={say("rules-of-table")} onClick={() => open("rules")}>
        <Icon name="rules" />
      </button>
      <button class="icon plain only-small" aria-label={say("log")} onClick={() => open("log")}>
        <Icon name="log" />
      </button>
      <button class="icon plain" aria-label={say("menu")} onClick={() => open("menu")}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

export function tableLine(table: NonNullable<Stage["table"]["value"]>): string {
  const [edition, ...more] = table.settings.rules.split(" ");
  return say("table-line-web", {
    edition: titleOf("edition", edition ?? "", table.kit.title || undefined),
    changes: more.length,
    round: table.round + (table.phase === "playing" ? 1 : 0),
  });
}

/** Whoever watches may sit down where a seat is free at the next deal. */
function Watching({ stage }: { readonly stage: Stage }) {
  const seats = stage.table.value?.seats ?? [];
  const free = seats.findIndex((seat) => !seat.person && !seat.next);
  return (
    <div class="acts">
      <button class="two strong" disabled={free < 0} onClick={() => stage.send({ t: "sit", seat: free })}>
        {say("sit-down")}
        <small>{say(free < 0 ? "no-seat-free" : "sit-next-deal")}</small>
      </button>
    </div>
  );
}
