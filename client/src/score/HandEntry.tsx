import { useRef, useState } from "preact/hooks";
import { Card } from "../cards/Card";
import { isKnown } from "../cards/sprite";
import { say } from "../words/languages";
import { countedOn, kindWords } from "./editions";
import { keepDraft, type Draft } from "./keep";
import type { Entry, Pad } from "./pad";

interface Props {
  readonly pad: Pad;
  readonly seats: readonly number[];
  readonly id: string;
  readonly draft: Draft | null;
  readonly enter: (entry: Entry) => Promise<void>;
}

/** The cards left in a hand: tapped one by one, kept as they are tapped, added up by the edition's points. */
export function HandEntry({ pad, seats, id, draft, enter }: Props) {
  const here = draft && seats.includes(draft.seat) ? draft : null;
  const [seat, setSeat] = useState(here?.seat ?? seats[0]!);
  const [cards, setCards] = useState<readonly string[]>(here?.cards ?? []);
  const tappedNow = useRef(cards); // What is tapped, of which `cards` is on the disk already and shown.
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { kinds, knockout } = countedOn(pad.terms);
  const worth = new Map(kinds.map((kind) => [kind.card, kind.points]));
  const sumOf = (of: readonly string[]): number =>
    typed === null ? of.reduce((total, card) => total + (worth.get(card) ?? 0), 0) : Number(typed) || 0;
  const sum = sumOf(cards);
  const name = pad.terms.players[seat]!;
  const sides = kinds.some((kind) => kind.dark) ? [false, true] : [false];
  const [dark, setDark] = useState(cards.some((card) => kinds.some((kind) => kind.card === card && kind.dark)));

  const hold = async (change: (cards: readonly string[]) => readonly string[]): Promise<void> => {
    const next = change(tappedNow.current);
    tappedNow.current = next;
    await keepDraft(id, { seat, cards: next }).catch(() => {}); // Only tapped: an entry says when it is not kept.
    setCards(next);
  };
  const whole = (): Entry => {
    const points = sumOf(tappedNow.current);
    return { hand: seat, points, cards: typed === null ? tappedNow.current : [`=${points}`] };
  };
  const finish = (entry: Entry): void => {
    if (busy) return;
    setBusy(true);
    void enter(entry).finally(() => setBusy(false));
  };
  const turn = (next: number): void => {
    setSeat(next);
    tappedNow.current = [];
    setCards([]);
    setTyped(null);
  };
  const tapped = [...new Set(cards)];
  return (
    <section class="hand-entry">
      <h2>
        {say("pad-cards-left", { name })}
        <output class="hand-sum">{sum}</output>
      </h2>
      {seats.length > 1 && (
        <div class="presets" role="radiogroup" aria-label={say("pad-whose-hand")}>
          {seats.map((one) => (
            <label key={one}>
              <input type="radio" name="hand" checked={one === seat} onChange={() => turn(one)} />
              {pad.terms.players[one]}
            </label>
          ))}
        </div>
      )}
      {typed === null ? (
        <>
          <ul class="tapped" aria-label={say("pad-tapped")}>
            {tapped.map((card) => {
              const count = cards.filter((one) => one === card).length;
              return (
                <li key={card}>
                  <button
                    class="plain"
                    aria-label={say("pad-take-off", { card: kindWords(card), count })}
                    onClick={() => void hold((now) => now.filter((_, place) => place !== now.lastIndexOf(card)))}
                  >
                    <Card code={card} silent />
                    {count > 1 && <span class="count">{count}</span>}
                  </button>
                </li>
              );
            })}
            {tapped.length === 0 && <li class="mute small">{say("pad-tap-cards")}</li>}
          </ul>
          {sides.length > 1 && (
            <div class="presets" role="radiogroup" aria-label={say("pad-side")}>
              {sides.map((side) => (
                <label key={String(side)}>
                  <input type="radio" name="side" checked={dark === side} onChange={() => setDark(side)} />
                  {say(side ? "pad-dark" : "pad-light")}
                </label>
              ))}
            </div>
          )}
          <div class="kinds">
            {kinds
              .filter((kind) => kind.dark === dark)
              .map(({ card, points }) => (
                <button key={card} class="kind" aria-label={say("pad-kind", { card: kindWords(card), points })} onClick={() => void hold((now) => [...now, card])}>
                  {isKnown(card) ? <Card code={card} silent /> : <span class="small">{kindWords(card)}</span>}
                  <small>{points}</small>
                </button>
              ))}
          </div>
        </>
      ) : (
        <label class="field">
          <span>{say("pad-sum-of", { name })}</span>
          <input type="number" inputMode="numeric" min={0} max={100000} value={typed} ref={(input) => input?.focus()} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
      )}
      <div class="hand-acts">
        <button class="main" disabled={busy || sum < 0 || sum > 100_000} onClick={() => finish(whole())}>
          {say("pad-write-down", { points: sum })}
        </button>
        <button class="small" onClick={() => setTyped(typed === null ? "" : null)}>
          {say(typed === null ? "pad-type-sum" : "pad-tap-instead")}
        </button>
        {knockout > 0 && (
          <button class="small" disabled={busy} onClick={() => finish({ hand: seat, points: 0, cards: [], knocked_out: true })}>
            {say("pad-knocked-out", { points: knockout })}
          </button>
        )}
      </div>
    </section>
  );
}
