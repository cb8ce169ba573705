import { useEffect } from "preact/hooks";
import type { Stage } from "../state/stage";
import { Card, Logo } from "../cards/Card";
import { Icon } from "../parts/icons";
import { useArrival } from "../parts/arrival";
import { initials } from "../parts/seatnames";
import { Clock } from "../table/Clock";
import { nameOn } from "../table/model";
import { tableLine } from "../table/Table";
import { Talk } from "../table/Talk";
import { go, goHome } from "../route";
import { say } from "../words/languages";
import { cardWords } from "../words/cards";

/** A round or a match is over: who went out, what was left in the hands, the points. */
export function Result({ stage }: { readonly stage: Stage }) {
  const table = stage.table.value!;
  const view = stage.view.value;
  const you = stage.you.value;
  const over = table.phase === "over";
  const last = table.rounds.at(-1) ?? [];
  const winner = view && view.decision.ask === "round_over" ? view.decision.winner : null;
  const partner = winner === null ? null : (table.kit.partners[winner] ?? null);
  // Where bombs are counted and no points, the bombs left are the score.
  const lives = view?.table.lives ?? [];
  const most = Math.max(1, ...table.scores.map(Math.abs));
  const order = table.scores
    .map((score, seat) => ({ seat, score, plus: last[seat] ?? 0 }))
    .sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.score - a.score);
  const title = over && table.winners.length > 0
    ? say("match-won-by", { count: table.winners.length, names: table.winners.map((seat) => nameOn(stage, seat)).join(", ") })
    : winner === null
      ? say("nobody-won")
      : partner === null
        ? say("goes-out", { name: nameOn(stage, winner) })
        : say("side-wins", { names: [winner, partner].map((seat) => nameOn(stage, seat)).join(", ") });
  const gained = winner === null ? 0 : (last[winner] ?? 0);
  const ready = table.contributed.length;
  const people = table.seats.filter((seat) => seat.person && seat.here).length;
  const amReady = you !== null && table.contributed.includes(you);
  const head = useArrival<HTMLHeadingElement>();
  useEffect(() => {
    document.title = `${title} · Penultimate`;
  }, [title]);
  return (
    <>
      <header class="bar top">
        <button class="icon plain" aria-label={say("home")} onClick={goHome}>
          <Logo />
        </button>
        <div class="grow">
          <b>{stage.code}</b>
          <span class="mute tiny">{tableLine(table)}</span>
        </div>
      </header>
      <main class="result">
        <div class="won">
          <span class="pair" aria-hidden="true">
            {view?.discards.slice(-2).map((card, index) => <Card key={index} code={card} silent />)}
          </span>
          <div>
            <h1 ref={head} tabIndex={-1}>{title}</h1>
            {view && winner !== null && (
              <p>{say("goes-out-with", { card: cardWords(view.upcard ?? ""), points: gained })}</p>
            )}
          </div>
        </div>
        <ol class="score" aria-label={say("scores")}>
          {order.map(({ seat, score, plus }) => {
            const hand = view?.hands[seat] ?? (seat === you ? view?.hand : null) ?? null;
            const shown = table.seats[seat];
            return (
              <li key={seat} class={seat === winner || seat === partner ? "winner" : ""}>
                <span class={`face ${shown?.person ? "" : "bot"}`} aria-hidden="true">{shown?.person ? initials(shown.name) : <Icon name="bot" />}</span>
                <b class="name">
                  {nameOn(stage, seat)}
                  {seat === you && <span class="mute"> · {say("you")}</span>}
                </b>
                <span class="left">
                  {hand && hand.length > 0 ? hand.slice(0, 14).map((card, index) => <Card key={index} code={card} />) : null}
                  {hand && hand.length > 14 ? `+${hand.length - 14} ` : null}
                  {seat === winner ? say("went-out") : hand ? say("cards-count", { count: hand.length }) : say("cards-count", { count: view?.counts[seat] ?? 0 })}
                </span>
                <span class={`plus ${plus > 0 ? "up" : ""}`}>{plus === 0 ? "" : plus > 0 ? `+${plus}` : plus}</span>
                {lives.length > 0 ? (
                  <span class="total lives-left">
                    {say("lives", { lives: lives[seat] ?? 0 })}
                  </span>
                ) : (
                  <>
                    <span class="total">{score}</span>
                    <i class="to" style={{ width: `${(100 * Math.abs(score)) / most}%` }} />
                  </>
                )}
              </li>
            );
          })}
        </ol>
        <div class="next">
          {over ? (
            <Over stage={stage} />
          ) : you === null ? (
            <p class="mute" role="status">
              {say("next-round-soon")} <Clock deadline={stage.deadline.value} />
            </p>
          ) : (
            <button class="main" disabled={amReady || table.commitment === null} onClick={() => stage.ready()}>
              <span>{say(amReady ? "waiting-for-others" : "next-round", { ready, people })}</span>
              <Clock deadline={stage.deadline.value} />
            </button>
          )}
        </div>
        <Proof stage={stage} />
        <Talk stage={stage} />
      </main>
    </>
  );
}

function Over({ stage }: { readonly stage: Stage }) {
  const table = stage.table.value!;
  const seated = stage.you.value !== null;
  return (
    <>
      {stage.host.value ? (
        <button class="main" onClick={() => stage.send({ t: "start" })}>
          {say("rematch")}
        </button>
      ) : (
        <button class="main" disabled={!seated} onClick={() => stage.send({ t: "rematch" })}>
          {say("to-lobby")}
        </button>
      )}
      {table.record && <button onClick={() => go(`r/${table.record}`)}>{say("watch-again")}</button>}
      {seated && stage.host.value && <button onClick={() => stage.send({ t: "rematch" })}>{say("change-rules")}</button>}
    </>
  );
}

/** The sealed shuffle, open now. */
function Proof({ stage }: { readonly stage: Stage }) {
  const revealed = stage.table.value?.revealed;
  if (!revealed) return null;
  return (
    <details class="proof small">
      <summary>{say("shuffle-open")}</summary>
      <p class="mute">{say("shuffle-text")}</p>
      <dl>
        {["commitment", "seed", "blind"].map((key) => (
          <div key={key}>
            <dt>{say(`proof-${key}`)}</dt>
            <dd class="code-line">{String(revealed[key] ?? "")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
