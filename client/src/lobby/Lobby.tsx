import { useEffect, useState } from "preact/hooks";
import type { Stage } from "../state/stage";
import { catalogue } from "../state/catalogue";
import { useHomeNames } from "../cards/home";
import { Logo } from "../cards/Card";
import { useArrival } from "../parts/arrival";
import { afterFrame } from "../parts/frames";
import { CopyLine } from "../parts/CopyLine";
import { RulesSheet } from "../table/RulesSheet";
import { Talk } from "../table/Talk";
import { goHome } from "../route";
import { warmUp } from "../sound/sounds";
import { say, wantRules } from "../words/languages";
import { refusalWords } from "../words/refusals";
import { rulesOf } from "../wire/http";
import { OWN, useRules } from "./changing";
import { ClashNote } from "./ClashNote";
import { Editions } from "./Editions";
import { Invite } from "./Invite";
import { OptionList } from "./OptionList";
import { OwnEdition } from "./OwnEdition";
import { Paste } from "./Paste";
import { Presets } from "./Presets";
import { RuleList } from "./RuleList";
import { SeatList } from "./SeatList";
import { TableSettings } from "./TableSettings";

/** Before a match: what is played, by whom, and every rule with what it means. */
export function Lobby({ stage }: { readonly stage: Stage }) {
  const head = useArrival<HTMLHeadingElement>();
  const [sheet, setSheet] = useState(false);
  useEffect(wantRules, []);
  useEffect(warmUp, []);
  useEffect(() => {
    document.title = `${say("lobby")} · ${stage.code} · Penultimate`;
  }, []);
  const table = stage.table.value!;
  const known = catalogue.value;
  useHomeNames(table.kit.names);
  const rules = useRules(stage);
  const host = stage.host.value;
  const refused = stage.refused.value;
  const free = table.seats.filter((seat) => !seat.person && !seat.bot).length;
  const filled = table.settings.bots !== null || free === 0;
  const starting = host && table.seats.some((seat) => seat.person);
  return (
    <>
      <header class="bar top">
        <button class="icon plain" aria-label={say("home")} onClick={goHome}>
          <Logo />
        </button>
        <div class="grow">
          <h1 ref={head} class="title" tabIndex={-1}>{stage.code}</h1>
          <span class="mute tiny">{say(host ? "you-are-host" : "host-chooses")}</span>
        </div>
        <button class="plain small" onClick={() => setSheet(true)}>
          {say("rule-sheet")}
        </button>
      </header>
      <main class="page lobby">
        <div class="stack">
          {known && (
            <section>
              <h2>{say("edition")}</h2>
              <Editions known={known} rules={rules} current={table.settings.rules} host={host} />
              <OwnEdition rules={rules} current={table.settings.edition} starting={known.starting} host={host} />
            </section>
          )}
          {known && (
            <section>
              <h2>{say("rules")}</h2>
              <Presets known={known} rules={rules} current={table.settings.rules} host={host} />
              <ClashNote rules={rules} under={(word) => word === "paste" || word !== OWN && !word.startsWith("+") && !word.startsWith("-") && !word.includes("=")} />
            </section>
          )}
          {known && (
            <section>
              <h2>{say("house-rules")}</h2>
              <RuleList known={known} rules={rules} host={host} />
            </section>
          )}
          {known && <OptionList known={known} rules={rules} host={host} />}
          <section>
            <h2>
              {say("one-line")} <small>{say("paste-anywhere")}</small>
            </h2>
            <CopyLine text={table.settings.rules} />
            {host && <Paste rules={rules} />}
          </section>
        </div>
        <div class="aside stack">
          <Invite code={stage.code} />
          <section class="seating">
            <h2>
              {say("seats")} <small>{say("seats-taken", { taken: table.seats.length - free, of: table.seats.length })}</small>
            </h2>
            <SeatList stage={stage} rules={rules} />
          </section>
          <TableSettings stage={stage} rules={rules} />
          {refused && (
            <p class="error" role="alert">
              {refusalWords(refused)}
            </p>
          )}
          <div class="deal">
            {host ? (
              <button class="main" disabled={!starting || !filled} onClick={() => afterFrame(() => stage.send({ t: "start" }))}>
                {say("deal", { bots: free })}
              </button>
            ) : (
              <p class="mute" role="status">
                {say("waiting-for-host")}
              </p>
            )}
          </div>
          <Talk stage={stage} />
        </div>
      </main>
      {sheet && <RulesSheet of={rulesOf(table.settings)} close={() => setSheet(false)} />}
    </>
  );
}
