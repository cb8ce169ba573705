import { useEffect, useState } from "preact/hooks";
import { goScore } from "../route";
import { say } from "../words/languages";
import { countedOn, titleOn } from "./editions";
import { allPads, onChange, removePad, type Kept } from "./keep";
import { NewPad } from "./NewPad";
import { PadBar } from "./PadBar";
import { padOf } from "./pad";
import { stateLine } from "./share";

/** Every pad on this device, and a new one. */
export function PadList() {
  const [pads, setPads] = useState<readonly Kept[] | null>(null);
  const [forbidden, setForbidden] = useState(false);
  const [making, setMaking] = useState(false);
  useEffect(() => {
    document.title = `${say("scorepad")} · Penultimate`;
    const look = (): void => void allPads().then(setPads, () => setForbidden(true));
    look();
    return onChange(look);
  }, []);
  if (forbidden) {
    return (
      <>
        <PadBar title={say("scorepad")} />
        <main class="page pads">
          <p class="error" role="alert">{say("pad-forbidden")}</p>
        </main>
      </>
    );
  }
  if (!pads) return <PadBar title={say("scorepad")} />;
  return (
    <>
      <PadBar title={say("scorepad")} />
      <main class="page pads stack">
        {pads.length > 0 && !making && (
          <section>
            <h2>{say("pads")}</h2>
            <ul class="pad-list">
              {pads.map((one) => (
                <Row key={one.id} kept={one} removed={() => setPads(pads.filter((other) => other.id !== one.id))} />
              ))}
            </ul>
          </section>
        )}
        {pads.length > 0 && !making ? (
          <div class="deal">
            <button class="main" onClick={() => setMaking(true)}>
              {say("new-pad")}
            </button>
          </div>
        ) : (
          <NewPad like={pads[0]?.terms ?? null} {...(pads.length > 0 && { cancel: () => setMaking(false) })} />
        )}
        <p class="small mute">{say("pad-kept-here")}</p>
      </main>
    </>
  );
}

function Row({ kept, removed }: { readonly kept: Kept; readonly removed: () => void }) {
  const [sure, setSure] = useState(false);
  const { terms, id } = kept;
  const pad = padOf(terms, kept.entries, countedOn(terms).knockout);
  const names = terms.players.join(", ");
  if (sure) {
    return (
      <li class="pad-row" role="alert">
        <span class="grow">{say("pad-remove-sure", { names })}</span>
        <button class="strong" onClick={() => void removePad(id).then(removed)}>
          {say("pad-remove")}
        </button>
        <button onClick={() => setSure(false)}>{say("keep")}</button>
      </li>
    );
  }
  return (
    <li class="pad-row">
      <button class="grow open" onClick={() => goScore(id)}>
        <b>{names}</b>
        <small>
          {titleOn(terms)} · {new Date(kept.begun).toLocaleDateString(document.documentElement.lang)} · {stateLine(pad, say)}
        </small>
      </button>
      <button class="small plain" aria-label={say("pad-remove-this", { names })} onClick={() => setSure(true)}>
        {say("pad-remove")}
      </button>
    </li>
  );
}
