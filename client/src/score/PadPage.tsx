import { useEffect, useRef, useState } from "preact/hooks";
import { useArrival } from "../parts/arrival";
import { Notice } from "../parts/Notice";
import { goScore } from "../route";
import { say } from "../words/languages";
import { useHomeNames } from "../cards/home";
import { countedOn, titleOn } from "./editions";
import { HandEntry } from "./HandEntry";
import { beginPad, Changed, keepDraft, onChange, readPad, writeDown, type Kept } from "./keep";
import { fits, padOf, type Entry, type Hand, type Pad } from "./pad";
import { PadBar } from "./PadBar";
import { Rounds, Standing } from "./Standing";
import { stateLine, termsLine } from "./share";
import { SharePad } from "./SharePad";

/** One pad: the standing, what it asks for, and every round. */
export function PadPage({ id }: { readonly id: string }) {
  const [kept, setKept] = useState<Kept | null>(null);
  const [gone, setGone] = useState(false);
  const [note, setNote] = useState("");
  const [sharing, setSharing] = useState(false);
  const writing = useRef(false);
  const ask = useArrival<HTMLDivElement>(kept === null, kept?.entries.length);
  const look = async (): Promise<void> => {
    const found = await readPad(id);
    setKept(found);
    setGone(found === null);
  };
  useEffect(() => {
    look().catch(() => setGone(true));
    return onChange((changed) => changed === id && void look());
  }, [id]);
  useHomeNames(kept?.terms.own?.names);
  if (gone) return <Notice title={say("pad-gone")} act={say("pads")} run={() => goScore()} />;
  if (!kept) return <PadBar title={say("scorepad")} inside />;

  const { terms, entries } = kept;
  const pad = padOf(terms, entries, countedOn(terms).knockout);
  const title = titleOn(terms);
  const enter = async (entry: Entry): Promise<void> => {
    if (writing.current) return; // A second tap meant what the first one did.
    writing.current = true;
    setNote("");
    try {
      const taken = "undo" in entry ? pad.standing.at(-1) : undefined;
      await writeDown(id, entries.length, entry);
      // A hand that is taken back lies there to be put right.
      if (taken && "hand" in taken && taken.cards.length > 0) await keepDraft(id, { seat: taken.hand, cards: taken.cards });
    } catch (error) {
      setNote(say(error instanceof Changed ? "pad-changed" : "pad-not-written"));
    }
    await look().finally(() => (writing.current = false));
    scrollTo(0, 0);
  };
  return (
    <>
      <PadBar title={title} line={[say(`pad-mode-${terms.mode}`), termsLine(pad, "", say).split(" · ").at(-1)].join(" · ")} inside>
        <button class="plain small" onClick={() => setSharing(true)}>
          {say("share")}
        </button>
      </PadBar>
      <main class="page pad">
        <div ref={ask} class="pad-ask" tabIndex={-1}>
          {note && (
            <p class="error" role="alert">
              {note}
            </p>
          )}
          <p class="sr" role="status">
            {stateLine(pad, say)}
          </p>
          <Ask pad={pad} kept={kept} enter={enter} />
          {fits(pad, { undo: true }) && (
            <button class="plain undo" onClick={() => void enter({ undo: true })}>
              {say("pad-undo")} <span class="mute">{lastOf(pad)}</span>
            </button>
          )}
        </div>
        <div class="pad-sums">
          <Standing pad={pad} />
          <Rounds pad={pad} />
        </div>
      </main>
      {sharing && <SharePad pad={pad} title={title} close={() => setSharing(false)} />}
    </>
  );
}

/** What an undo would take back, in words. */
function lastOf(pad: Pad): string {
  const last = pad.standing.at(-1)!;
  const names = pad.terms.players;
  if ("out" in last) return last.out === null ? say("nobody-won") : say("goes-out", { name: names[last.out]! });
  return `${names[last.hand]!}: ${worth(pad, last)}`;
}

export const worth = ({ terms }: Pad, hand: Hand): number => (hand.knocked_out ? countedOn(terms).knockout : hand.points);

interface AskProps {
  readonly pad: Pad;
  readonly kept: Kept;
  readonly enter: (entry: Entry) => Promise<void>;
}

function Ask({ pad, kept, enter }: AskProps) {
  const { terms, asked } = pad;
  if (asked.ask === "over") {
    return (
      <section class="over">
        <h2>{stateLine(pad, say)}</h2>
        <button class="main" onClick={() => void beginPad({ ...terms, dealer: pad.dealer }).then(goScore)}>
          {say("pad-again")}
        </button>
      </section>
    );
  }
  if (asked.ask === "hands") return <HandEntry key={kept.entries.length} pad={pad} seats={asked.seats} id={kept.id} draft={kept.draft} enter={enter} />;
  return (
    <section>
      <h2>
        {say("pad-who-out")} <small>{say("pad-round-dealer", { round: pad.rounds.length + 1, name: terms.players[pad.dealer]! })}</small>
      </h2>
      <div class="who-out">
        {terms.players.map((player, seat) => (
          <button key={seat} class="main" onClick={() => void enter({ out: seat })}>
            {player}
          </button>
        ))}
        <button onClick={() => void enter({ out: null })}>{say("pad-nobody")}</button>
      </div>
    </section>
  );
}
