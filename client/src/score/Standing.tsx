import { initials } from "../parts/seatnames";
import { say } from "../words/languages";
import type { Pad } from "./pad";

/** Every player with the sum so far, as they sit. */
export function Standing({ pad }: { readonly pad: Pad }) {
  const { terms, totals, rounds, leaders } = pad;
  const most = terms.target ?? Math.max(1, ...totals);
  const last = rounds.at(-1);
  return (
    <ol class="score" aria-label={say("scores")}>
      {terms.players.map((player, seat) => {
        const plus = last?.points[seat] ?? 0;
        const ahead = rounds.length > 0 && leaders.includes(seat) && leaders.length < terms.players.length;
        return (
          <li key={seat} class={ahead ? "ahead" : ""}>
            <span class="face" aria-hidden="true">{initials(player)}</span>
            <b class="name">{player}</b>
            <span class="left">
              {[ahead && say("pad-ahead"), seat === pad.dealer && pad.asked.ask !== "over" && say("pad-deals")].filter(Boolean).join(" · ")}
            </span>
            <span class={`plus ${plus > 0 ? "up" : ""}`}>{plus > 0 ? `+${plus}` : ""}</span>
            <span class="total">{totals[seat]}</span>
            <i class="to" style={{ width: `${Math.min(100, (100 * totals[seat]!) / most)}%` }} />
          </li>
        );
      })}
    </ol>
  );
}

/** Every round so far, the newest first. */
export function Rounds({ pad }: { readonly pad: Pad }) {
  const { terms, rounds } = pad;
  if (rounds.length === 0) return null;
  return (
    <div class="rounds" role="region" tabIndex={0} aria-label={say("pad-all-rounds")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("paper-pad-round")}</th>
            {terms.players.map((player, seat) => (
              <th key={seat} scope="col">
                {player}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((one, place) => (
            <tr key={place}>
              <th scope="row">{place + 1}</th>
              {one.points.map((points, seat) => (
                <td key={seat} class={one.out === seat ? "out" : ""}>
                  {points}
                </td>
              ))}
            </tr>
          )).reverse()}
        </tbody>
      </table>
    </div>
  );
}
