import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { Suit } from "../cards/Card";
import { Icon, type IconName } from "../parts/icons";
import { say } from "../words/languages";
import { colourWords } from "../words/rich";
import type { Choices } from "../table/choices";
import { nameOn } from "../table/model";
import { Badges, badgesOf, tokenName, TOKENS } from "./badges";
import { Peek } from "./Peek";
import { Task } from "./Task";
import { Total } from "./Total";

interface Props {
  readonly stage: Stage;
  readonly view: ViewShown;
  readonly choices: Choices;
}

/** What lies open on the table besides the piles, in the editions that have any of it. */
export function Matters({ stage, view, choices }: Props) {
  const { table } = view;
  const devices = stage.table.value?.kit.devices ?? [];
  const you = stage.you.value;
  const mine = you === null ? [] : badgesOf(stage, view, you);
  const mercy = stage.table.value?.kit.mercy ?? 0;
  const close = you !== null && mercy > 0 && view.hand.length > mercy - CLOSE;
  const blaster = devices.includes("threshold") && table.piles.length === 0;
  return (
    <div class="matters">
      <Task stage={stage} view={view} />
      {table.lives.length > 0 && <Total total={table.total} />}
      {table.tokens.length > 0 && <Towers stage={stage} view={view} choices={choices} />}
      <div class="chips">
        {table.top_back !== null && table.top_back !== undefined && <Chip icon="flip" text={say(table.side === 1 ? "dark-side" : "light-side")} />}
        {devices.includes("launcher") && <Chip icon="burst" text={say("launcher-dry", { presses: table.dry })} />}
        {(table.aside_size > 0 || blaster) && <Chip icon={blaster ? "inside" : "heap"} text={say(asideName(view, blaster), { cards: table.aside_size })} />}
        {close && <Chip icon="heap" text={say("mercy-close", { held: view.hand.length, most: mercy })} />}
        {table.lock && (
          <span class="chip">
            <Icon name="lock" />
            <Suit letter={table.lock[0]} />
            {say("locked-until", { colour: colourWords(table.lock[0]), name: nameOn(stage, table.lock[1]) })}
          </span>
        )}
        {mine.length > 0 && (
          <span class="chip mine">
            <b>{say("you")}</b>
            <Badges of={mine} />
          </span>
        )}
        <Peek stage={stage} view={view} />
      </div>
    </div>
  );
}

/** A hand that is so many cards short of too many is told so. */
const CLOSE = 8;

/** What the cards beside the piles lie there for. */
function asideName(view: ViewShown, blaster: boolean): string {
  if (blaster) return "blaster-inside";
  const { decision } = view;
  if (decision.ask === "race") return "at-stake";
  return decision.ask === "pick_card" && decision.purpose === "add" ? "in-the-pile" : "lies-aside";
}

const Chip = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <span class="chip">
    <Icon name={icon} />
    {text}
  </span>
);

/** The towers, and who holds them. One that may be taken is a button. */
function Towers({ stage, view, choices }: Props) {
  return (
    <ul class="towers" aria-label={say("towers")}>
      {view.table.tokens.map((owner, index) => {
        const token = TOKENS[index]!;
        const open = choices.tokens.includes(token);
        const holder = owner === null ? say("in-the-middle") : nameOn(stage, owner);
        const inner = (
          <>
            <span class="tower">
              <Icon name="tower" />
              <b>{say(`token-letter-${token}`)}</b>
            </span>
            <small>{holder}</small>
          </>
        );
        const words = `${tokenName(token)}: ${holder}`;
        return (
          <li key={token} data-token={token} class={owner === null ? "" : "held"} title={words}>
            {open ? (
              <button class="pick" aria-label={say("take-token", { token: words })} onClick={() => stage.act({ do: "choose_token", token })}>
                {inner}
              </button>
            ) : (
              <div>
                {inner}
                <span class="sr">{tokenName(token)}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
