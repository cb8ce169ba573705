import { useEffect, useRef, useState } from "preact/hooks";
import type { Catalogue, EditionShown } from "../wire/protocol";
import { COLOURS } from "../wire/protocol";
import { Card } from "../cards/Card";
import { say } from "../words/languages";
import { lineOf, titleOf } from "../words/rules";
import type { Rules } from "./changing";

interface Props {
  readonly known: Catalogue;
  readonly rules: Rules;
  readonly current: string;
  readonly host: boolean;
}

const isNumber = (card: string): boolean => /^[A-Z]\d/.test(card);

/** Three cards that stand for an edition: a number, an act, and the one it has fewest of. */
function trio(edition: EditionShown): string[] {
  const cards = edition.cards.map((one) => one.card);
  const number = cards.find((card) => isNumber(card) && card.startsWith("R7")) ?? cards.find(isNumber);
  const acts = cards.filter((card) => !isNumber(card) && card[0]! in COLOURS);
  const wilds = cards.filter((card) => !(card[0]! in COLOURS));
  const act = acts.find((card) => card.startsWith("B")) ?? acts[0];
  return [number, wilds.at(-1) ?? acts.at(-1), act].filter((card) => card !== undefined);
}

export function Editions({ known, rules, current, host }: Props) {
  const now = current.split(" ")[0];
  const own = rules.read?.edition;
  // The chosen one is in sight, wherever it stands in the row.
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(".edition:has(:checked)");
    if (chosen) row.current!.scrollLeft = chosen.offsetLeft - (row.current!.clientWidth - chosen.offsetWidth) / 2;
  }, [now, own?.title]);
  return (
    <div ref={row} class="editions" role="radiogroup" aria-label={say("edition")}>
      {[...(own ? [own] : []), ...known.editions].map((edition) => {
        const count = edition.cards.reduce((sum, one) => sum + one.copies, 0);
        return (
          <label class="edition" key={edition.name} title={lineOf("edition", edition.name)}>
            <input type="radio" name="edition" disabled={!host} checked={edition === own || (!own && edition.name === now)} onChange={() => rules.begin(edition.name)} />
            <Trio edition={edition} />
            <b>{titleOf("edition", edition.name, edition.title)}</b>
            <small>{say("cards-count", { count })}</small>
          </label>
        );
      })}
    </div>
  );
}

/** Drawn when it comes into sight: most of a long row never does. */
function Trio({ edition }: { readonly edition: EditionShown }) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      setSeen(true);
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <span ref={place} class="trio" aria-hidden="true">
      {seen && trio(edition).map((card) => <Card key={card} code={card} silent />)}
    </span>
  );
}
