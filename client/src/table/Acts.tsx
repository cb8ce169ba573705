import type { Stage } from "../state/stage";
import { COLOURS, type ViewShown } from "../wire/protocol";
import { say } from "../words/languages";
import { colourWords } from "../words/rich";
import type { Choices } from "./choices";
import { nameOn } from "./model";

interface Props {
  readonly stage: Stage;
  readonly view: ViewShown;
  readonly choices: Choices;
  readonly asked: boolean;
}

/** What one may do besides laying a card: always at the same place, UNO! always last. */
export function Acts({ stage, view, choices, asked }: Props) {
  if (choices.colours.length > 0) return <Colours stage={stage} choices={choices} />;
  if (choices.seats.length > 0) return <Pick stage={stage} view={view} choices={choices} />;
  if (choices.has("slap")) {
    return (
      <div class="acts">
        <button class="two main slap" onClick={() => stage.act({ do: "slap" })}>
          {say("slap")}
          <small>{say("slap-now")}</small>
        </button>
      </div>
    );
  }
  const busy = stage.waiting.value !== null;
  const notNow = say(asked ? "not-now" : "not-your-turn");
  return (
    <div class="acts">
      {choices.has("take") ? (
        <button class="two strong take" disabled={busy} onClick={() => stage.act({ do: "take" })}>
          {say("take", { cards: view.pending })}
          <small>{say("and-pass")}</small>
        </button>
      ) : choices.has("stop") ? (
        <button class="two strong" disabled={busy} onClick={() => stage.act({ do: "stop" })}>
          {say("stop")}
          <small>{say("stop-text")}</small>
        </button>
      ) : choices.has("pass") && !choices.has("draw") ? (
        <button class="two strong pass" disabled={busy} onClick={() => stage.act({ do: "pass" })}>
          {say(view.decision.ask === "use_drawn" ? "keep" : "pass")}
          <small>{say("and-pass")}</small>
        </button>
      ) : (
        <button class="two draw1" disabled={busy || !choices.has("draw")} onClick={() => stage.act({ do: "draw" })}>
          {say("draw")}
          <small>{choices.has("draw") ? say("draw-text") : notNow}</small>
        </button>
      )}
      {choices.has("pass") && (choices.has("draw") || choices.has("take") || choices.has("stop")) && (
        <button class="two" disabled={busy} onClick={() => stage.act({ do: "pass" })}>
          {say("pass")}
          <small>{say("pass-text")}</small>
        </button>
      )}
      {choices.has("challenge") && (
        <button class="two challenge" disabled={busy} onClick={() => stage.act({ do: "challenge" })}>
          {say("challenge")}
          <small>{say("challenge-text")}</small>
        </button>
      )}
      {choices.catches.map((seat) => (
        <button key={seat} class="two main catch" onClick={() => stage.act({ do: "catch", seat })}>
          {say("catch")}
          <small>{nameOn(stage, seat)}</small>
        </button>
      ))}
      <button class={`two uno ${choices.has("call") ? "main armed" : ""}`} disabled={!choices.has("call")} onClick={() => stage.act({ do: "call" })}>
        {say("uno")}
        <small>{say(choices.has("call") ? "say-it-now" : "not-now")}</small>
      </button>
    </div>
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
          {seat === null ? say("nobody") : nameOn(stage, seat)}
          <small>{seat === null ? say("keep-hand") : say("cards-count", { count: view.counts[seat] ?? 0 })}</small>
        </button>
      ))}
    </div>
  );
}
