import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { COLOURS } from "../wire/protocol";
import type { Stage } from "../state/stage";
import { Icon } from "../parts/icons";
import { Logo } from "../cards/Card";
import { useHomeNames } from "../cards/home";
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
import { useArrival } from "../parts/arrival";
import { Sheet } from "../parts/Sheet";
import { Spoken } from "./Spoken";
import { Talk } from "./Talk";
import { Turn } from "./Turn";

type Open = "rules" | "log" | "menu" | null;

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
  const own = useArrival<HTMLElement>();
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
  // Where there are several piles, or a row, no one colour is in force.
  const colour = view?.colour && view.table.piles.length + view.table.row.length === 0 ? (COLOURS as Readonly<Record<string, string>>)[view.colour] : undefined;

  const happened = stage.happened.value;
  useLayoutEffect(() => {
    if (happened.n === 0 || !root.current || !layer.current) return;
    tell(stage, happened, root.current, layer.current);
    soundsOf(happened.events);
  }, [happened.n]);

  // A button that may no longer be pressed keeps no focus: it would swallow the keys.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.disabled) focused.blur();
  });

  const leaving = stage.leaving.value;
  useLayoutEffect(() => {
    if (leaving.length > 0 && root.current) playedNow(root.current);
  }, [leaving[0]]);

  useEffect(() => {
    if (asked) {
      play("turn");
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
    }
    document.title = `${asked ? `${say("your-turn")} · ` : ""}${stage.code} · Penultimate`;
  }, [asked && view?.turn, view?.decision.ask, asked]);

  useKeys(stage, choices, open === null, () => setOpen("rules"));

  const subtitle = table ? tableLine(table) : "";
  return (
    <div
      class={`at-table ${live ? "" : "lost"} ${foot ? "footed" : ""}`}
      ref={root}
      data-active={colour ?? "none"}
      data-side={view?.table.side ?? 0}
      data-direction={view && view.direction < 0 ? "counter" : "clockwise"}
    >
      <header class="bar">
        <button class="icon plain" aria-label={say("home")} onClick={goHome}>
          <Logo />
        </button>
        <div class="grow">
          <h1 class="title">{stage.code}</h1>
          <span class="mute tiny">{subtitle}</span>
        </div>
        <button class="icon plain" aria-label={say("rules-of-table")} onClick={() => setOpen("rules")}>
          <Icon name="rules" />
        </button>
        <button class="icon plain only-small" aria-label={say("log")} onClick={() => setOpen("log")}>
          <Icon name="log" />
        </button>
        <button class="icon plain" aria-label={say("menu")} onClick={() => setOpen("menu")}>
          <Icon name="menu" />
        </button>
      </header>

      <main class={`lane ${view?.table.side === 1 ? "night" : ""}`} aria-label={say("table")}>
        <Road count={opponents(table?.seats.length ?? 0, you).length} />
        <Seats stage={stage} view={view} choices={choices} />
        {view && <Middle stage={stage} view={view} choices={choices} />}
        <p class="sr">{view && say(view.direction < 0 ? "direction-counter" : "direction-clockwise")}</p>
        <LastEvent stage={stage} />
        <Spoken stage={stage} />
        <Ballot stage={stage} />
      </main>

      <section ref={own} class="you" tabIndex={-1} aria-label={say("your-seat")}>
        {coach}
        <Turn stage={stage} prompt={prompt} onRules={() => setOpen("rules")} />
        {view && you !== null && <Hand stage={stage} view={view} choices={choices} asked={asked} />}
        {view && you !== null && !foot && <Acts stage={stage} view={view} choices={choices} asked={asked} />}
        {you === null && !foot && <Watching stage={stage} />}
        {foot}
      </section>

      <aside class="side" aria-label={say("log")}>
        <h2 class="h3">{say("log")}</h2>
        <Log stage={stage} />
        <Talk stage={stage} />
      </aside>

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
