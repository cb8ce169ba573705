import type { Stage } from "../state/stage";
import { type Action, COLOURS, type ViewShown } from "../wire/protocol";
import { say } from "../words/languages";
import { colourWords } from "../words/rich";
import { tokenName } from "../board/badges";
import { type Act, actsOf } from "./acts";
import type { Choices } from "./choices";
import { nameOn } from "./model";
import { RaceButton } from "./RaceButton";

interface Props {
  readonly stage: Stage;
  readonly view: ViewShown;
  readonly choices: Choices;
  readonly asked: boolean;
}

/** What one may do besides laying a card: always at the same place, UNO! always last. */
export function Acts(props: Props) {
  const { stage, view, choices, asked } = props;
  const offers = actsOf(stage, view, choices, asked);
  if (stage.slip.value) return <TakeBack stage={stage} />;
  if (choices.colours.length > 0) return <Colours stage={stage} choices={choices} />;
  if (choices.seats.length > 0) return <Pick stage={stage} view={view} choices={choices} />;
  if (choices.numbers.length > 0) return <Numbers stage={stage} choices={choices} />;
  if (choices.tokens.length > 0) return <Tokens stage={stage} choices={choices} />;
  if (choices.piles.length > 0) return <PileButtons stage={stage} choices={choices} />;
  if (choices.has("slap")) return <RaceButton stage={stage} />;
  return (
    <div class="acts">
      {offers.map((act) => (
        <Button key={act.key} stage={stage} act={act} />
      ))}
    </div>
  );
}

/** A dear play is not sent yet. */
const TakeBack = ({ stage }: { readonly stage: Stage }) => (
  <div class="acts">
    <button class="two strong back" aria-keyshortcuts="Escape" onClick={() => stage.takeBack()}>
      {say("take-back")}
      <small>{say("take-back-text")}</small>
    </button>
    <button class="two now" onClick={() => stage.sendNow()}>
      {say("send-now")}
      <small>{say("send-now-text")}</small>
    </button>
  </div>
);

function Button({ stage, act }: { readonly stage: Stage; readonly act: Act }) {
  return (
    <button class={`two ${act.class}`} disabled={act.action === null} onClick={() => act.action && stage.act(act.action)}>
      {act.label}
      <small>{act.small}</small>
    </button>
  );
}

function Colours({ stage, choices }: { readonly stage: Stage; readonly choices: Choices }) {
  return (
    <div class="acts colours" role="group" aria-label={say("name-colour")}>
      {choices.colours.map((letter) => (
        <button
          key={letter}
          class="name"
          data-active={(COLOURS as Readonly<Record<string, string>>)[letter]}
          aria-keyshortcuts={say(`key-${letter}`)}
          onClick={() => stage.act({ do: "name_colour", colour: letter })}
        >
          <i aria-hidden="true" />
          {colourWords(letter)}
        </button>
      ))}
    </div>
  );
}

function Pick({ stage, view, choices }: { readonly stage: Stage; readonly view: ViewShown; readonly choices: Choices }) {
  return (
    <div class="acts seats-pick" role="group" aria-label={say("choose-seat")}>
      {choices.seats.map((seat) => (
        <button key={seat ?? -1} class={`two ${seat === null ? "" : "main"}`} onClick={() => stage.act({ do: "choose_seat", seat })}>
          {seat === null ? say("nobody") : seat === stage.you.value ? say("you-yourself") : nameOn(stage, seat)}
          <small>{seat === null ? say("keep-hand") : say("cards-count", { count: view.counts[seat] ?? 0 })}</small>
        </button>
      ))}
    </div>
  );
}

/** One of several things of a kind, side by side. */
function Choose({ label, of }: { readonly label: string; readonly of: readonly { readonly text: string; readonly small?: string; readonly run: () => void }[] }) {
  return (
    <div class="acts choose" role="group" aria-label={label}>
      {of.map(({ text, small, run }) => (
        <button key={text} class={`main ${small ? "two" : ""}`} onClick={run}>
          {text}
          {small && <small>{small}</small>}
        </button>
      ))}
    </div>
  );
}

const Numbers = ({ stage, choices }: { readonly stage: Stage; readonly choices: Choices }) => (
  <Choose label={say("name-number")} of={choices.numbers.map((number) => ({ text: String(number), run: () => stage.act({ do: "choose_number", number }) }))} />
);

const Tokens = ({ stage, choices }: { readonly stage: Stage; readonly choices: Choices }) => (
  <Choose
    label={say("choose-token")}
    of={choices.tokens.map((token) => ({ text: say(`token-letter-${token}`), small: tokenName(token), run: () => stage.act({ do: "choose_token", token } satisfies Action) }))}
  />
);

const PileButtons = ({ stage, choices }: { readonly stage: Stage; readonly choices: Choices }) => (
  <Choose label={say("choose-pile")} of={choices.piles.map((pile) => ({ text: say("pile-number", { pile }), run: () => stage.act({ do: "choose_pile", pile }) }))} />
);
