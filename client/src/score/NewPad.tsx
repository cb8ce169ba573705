import { useState } from "preact/hooks";
import { name } from "../state/prefs";
import { goScore } from "../route";
import { say } from "../words/languages";
import { counted, EDITIONS, editionTitle } from "./editions";
import { beginPad } from "./keep";
import { OwnEdition } from "./OwnEdition";
import type { Counted, Mode, Own, Terms, Tie } from "./pad";

const FEWEST = 2;
const MOST = 16;
const LENGTHS = ["target", "rounds", "single", "open"] as const;
type Length = (typeof LENGTHS)[number];
/** The name of an edition somebody wrote: no edition there is has it. */
const OWN = "own edition";

/** What the players agree on: who plays, whose points count, until when. */
export function NewPad({ like, cancel }: { readonly like: Terms | null; readonly cancel?: () => void }) {
  const [players, setPlayers] = useState<readonly string[]>(like?.players ?? [name.peek(), "", "", ""]);
  const [edition, setEdition] = useState<string>(like?.edition ?? "classic");
  const [own, setOwn] = useState<Own | null>(like?.own ?? null);
  const usual = edition === OWN && own ? own.counted : counted(edition);
  const [mode, setMode] = useState<Mode>(like?.mode ?? usual.mode);
  const [length, setLength] = useState<Length>(
    like === null || like.target !== null ? (usual.mode === "none" ? "rounds" : "target") : like.rounds === 1 ? "single" : like.rounds ? "rounds" : "open",
  );
  const [target, setTarget] = useState(like?.target ?? usual.target);
  const [rounds, setRounds] = useState(like?.rounds && like.rounds > 1 ? like.rounds : 10);
  const [tie, setTie] = useState<Tie>(like?.tie ?? "extra_round");
  const [dealer, setDealer] = useState(0);
  const [error, setError] = useState("");

  const choose = (next: string, now: Counted): void => {
    setEdition(next);
    setMode(now.mode);
    setTarget(now.target);
    setLength(now.mode === "none" ? "rounds" : "target");
  };
  const named = players.map((one) => one.trim()).filter((one) => one !== "");
  const begin = async (): Promise<void> => {
    if (named.length < FEWEST) return setError(say("pad-few"));
    if (new Set(named.map((one) => one.toLowerCase())).size < named.length) return setError(say("pad-same-name"));
    const terms: Terms = {
      players: named,
      edition,
      own: edition === OWN && own ? own : undefined,
      mode,
      target: length === "target" ? target : null,
      rounds: length === "rounds" ? rounds : length === "single" ? 1 : null,
      tie,
      dealer: Math.min(dealer, named.length - 1),
    };
    try {
      goScore(await beginPad(terms));
    } catch {
      setError(say("pad-forbidden"));
    }
  };
  return (
    <form
      class="new-pad stack"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <section>
        <h2>
          {say("pad-players")} <small>{say("pad-clockwise")}</small>
        </h2>
        <ol class="players">
          {players.map((player, place) => (
            <li key={place}>
              <input
                type="text"
                maxLength={24}
                autocomplete="off"
                aria-label={say("pad-player", { number: place + 1 })}
                placeholder={say("pad-player", { number: place + 1 })}
                value={player}
                onInput={(event) => setPlayers(players.map((one, other) => (other === place ? event.currentTarget.value : one)))}
              />
              {players.length > FEWEST && (
                <button
                  type="button"
                  class="small plain"
                  aria-label={say("remove", { name: player || say("pad-player", { number: place + 1 }) })}
                  onClick={() => setPlayers(players.filter((_, other) => other !== place))}
                >
                  −
                </button>
              )}
            </li>
          ))}
        </ol>
        {players.length < MOST && (
          <button type="button" onClick={() => setPlayers([...players, ""])}>
            {say("pad-one-more")}
          </button>
        )}
      </section>
      <section class="panel terms">
        <label class="field">
          <span>{say("edition")}</span>
          <select value={edition} onChange={({ currentTarget: { value } }) => choose(value, value === OWN && own ? own.counted : counted(value))}>
            {own && <option value={OWN}>{own.title}</option>}
            {EDITIONS.map((one) => (
              <option key={one} value={one}>
                {editionTitle(one)}
              </option>
            ))}
          </select>
        </label>
        <OwnEdition
          use={(found) => {
            setOwn(found);
            choose(OWN, found.counted);
          }}
        />
        <label class="field">
          <span>{say("pad-mode")}</span>
          <select value={mode} onChange={(event) => setMode(event.currentTarget.value as Mode)}>
            {(usual.mode === "none" ? (["none"] as const) : (["winner", "own", "none"] as const)).map((one) => (
              <option key={one} value={one}>
                {say(`pad-mode-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{say("pad-length")}</span>
          <select value={length} onChange={(event) => setLength(event.currentTarget.value as Length)}>
            {LENGTHS.map((one) => (
              <option key={one} value={one}>
                {say(`pad-length-${one}`)}
              </option>
            ))}
          </select>
        </label>
        {length === "target" && (
          <div class="field">
            <label for="pad-target">{say(mode === "none" ? "pad-target-rounds" : "pad-target")}</label>
            {mode !== "none" &&
              [250, 500].map((points) => (
                <button key={points} type="button" class="small" aria-pressed={target === points} onClick={() => setTarget(points)}>
                  {points}
                </button>
              ))}
            <input id="pad-target" type="number" inputMode="numeric" min={1} max={100000} value={target} onInput={(event) => setTarget(Number(event.currentTarget.value))} required />
          </div>
        )}
        {length === "rounds" && (
          <label class="field">
            <span>{say("pad-rounds")}</span>
            <input type="number" inputMode="numeric" min={1} max={999} value={rounds} onInput={(event) => setRounds(Number(event.currentTarget.value))} required />
          </label>
        )}
        {length !== "open" && (
          <label class="field">
            <span>{say("pad-tie")}</span>
            <select value={tie} onChange={(event) => setTie(event.currentTarget.value as Tie)}>
              {(["extra_round", "shared"] as const).map((one) => (
                <option key={one} value={one}>
                  {say(`pad-tie-${one.replace("_", "-")}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {named.length >= FEWEST && (
          <label class="field">
            <span>{say("pad-dealer")}</span>
            <select value={Math.min(dealer, named.length - 1)} onChange={(event) => setDealer(Number(event.currentTarget.value))}>
              {named.map((one, seat) => (
                <option key={seat} value={seat}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        )}
      </section>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <div class="deal">
        <button class="main">{say("pad-begin")}</button>
        {cancel && (
          <button type="button" class="plain" onClick={cancel}>
            {say("leave-as-it-was")}
          </button>
        )}
      </div>
    </form>
  );
}
