import { useEffect, useRef } from "preact/hooks";
import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { Icon } from "../parts/icons";
import { initials } from "../parts/seatnames";
import { say } from "../words/languages";
import { Badges, badgesOf } from "../board/badges";
import { Chain } from "../board/Chain";
import { Backs, openCards } from "../board/Peek";
import { CROWD, spots } from "./around";
import type { Choices } from "./choices";
import { nameOn, opponents, waitedFor } from "./model";
import { useSaid } from "./said";
import { useSecond } from "./second";

interface Props {
  readonly stage: Stage;
  readonly view: ViewShown | null;
  readonly choices: Choices;
  /** How many of the seats are drawn yet. */
  readonly share: number;
}

/** More than ten opponents are a row longer than the screen. */
const THRONG = 10;

/** The others, on the road, in order of play clockwise from one's own seat. */
export function Seats({ stage, view, choices, share }: Props) {
  const seats = stage.table.value?.seats ?? [];
  const others = opponents(seats.length, stage.you.value);
  const places = spots(others.length);
  const list = useRef<HTMLOListElement>(null);
  const now = view ? waitedFor(view.decision)[0] : undefined;
  // Where the row is longer than the screen, it keeps whoever is waited for in sight.
  const throng = others.length > THRONG;
  useEffect(() => {
    if (!throng) return;
    const seat = list.current?.querySelector<HTMLElement>(`[data-seat="${now}"]`);
    if (seat && list.current) list.current.scrollLeft = seat.offsetLeft - list.current.clientWidth / 2;
  }, [now, throng]);
  return (
    <>
      {view?.table.link && <Chain stage={stage} view={view} />}
      <ol ref={list} class={`seats ${others.length >= CROWD ? "crowd" : ""} ${throng ? "throng" : ""}`} aria-label={say("seats-label")}>
        {others.slice(0, Math.ceil(share * others.length)).map((seat, index) => (
          <Seat
            key={seat}
            stage={stage}
            view={view}
            seat={seat}
            x={places[index]!.x}
            y={places[index]!.y}
            choosing={choices.seats.includes(seat)}
            catching={choices.catches.includes(seat)}
          />
        ))}
      </ol>
    </>
  );
}

interface SeatProps {
  readonly stage: Stage;
  readonly view: ViewShown | null;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly choosing: boolean;
  readonly catching: boolean;
}

function Seat({ stage, view, seat, x, y, choosing, catching }: SeatProps) {
  const shown = stage.table.value?.seats[seat];
  const leaves = stage.away.value[seat];
  const left = useSecond(leaves);
  const said = useSaid(stage, seat);
  if (!shown) return null;
  const name = nameOn(stage, seat);
  const count = view?.counts[seat];
  const asked = view ? waitedFor(view.decision).includes(seat) : false;
  const exposed = view?.exposed.includes(seat) ?? false;
  const called = view?.called.includes(seat) ?? false;
  const out = view ? view.active[seat] === false : false;
  const gone = shown.person && !shown.here && !shown.bot;
  const robot = !shown.person;
  const status = exposed
    ? say("no-call")
    : gone
      ? `${say("gone")}${left === null ? "" : ` ${left}`}`
      : out
        ? say("out")
        : asked
          ? say("choosing")
          : called
            ? say(stage.table.value?.kit.call_at === 2 ? "dos" : "called")
            : shown.person && shown.bot
              ? say("autopilot")
              : robot
                ? say("bot")
                : "";
  const badges = view ? badgesOf(stage, view, seat) : [];
  const backs = view && view.decision.ask !== "round_over" ? openCards(view, seat, stage.you.value) : null;
  const state = [asked && "now", exposed && "exposed", gone && "gone", out && "out", choosing && "pick", (x === 0 || x === 100) && "side-seat"].filter(Boolean).join(" ");
  const face = <span class={`face ${robot ? "bot" : ""}`}>{robot ? <Icon name="bot" /> : initials(name)}</span>;
  return (
    <li class={`seat ${state}`} data-seat={seat} style={{ "--x": `${x}%`, "--y": `${y}%` }}>
      {choosing ? (
        <button class="pick-seat" aria-label={[say("choose-name", { name, cards: count ?? 0 }), ...badges.map((badge) => badge.words)].join(", ")} onClick={() => stage.act({ do: "choose_seat", seat })}>
          {face}
        </button>
      ) : (
        face
      )}
      {count !== undefined && (
        <span class={`count ${count === 1 ? "one" : ""}`} data-count={seat}>
          <span class="sr">{say("cards-count", { count })}</span>
          <span aria-hidden="true">{count}</span>
        </span>
      )}
      <div>
        <b>{name}</b>
        <small>{status}</small>
        <Badges of={badges} />
        {backs && backs.length > 0 && <Backs cards={backs} />}
      </div>
      {said && (
        <span class="bubble" role="status">
          <span class="sr">{name}: </span>
          {said}
        </span>
      )}
      {catching && (
        <button class="main catch" onClick={() => stage.act({ do: "catch", seat })}>
          {say("catch")}
          <span class="sr"> {name}</span>
        </button>
      )}
    </li>
  );
}
