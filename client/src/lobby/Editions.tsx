import { useEffect, useRef, useState } from "preact/hooks";
import type { Catalogue } from "../wire/protocol";
import { Card } from "../cards/Card";
import { haveAll, isKnown } from "../cards/sprite";
import { faceOf } from "../words/cards";
import { say } from "../words/languages";
import { lineOf, titleOf } from "../words/rules";
import type { Rules } from "./changing";

interface Props {
  readonly known: Catalogue;
  readonly rules: Rules;
  readonly current: string;
  readonly host: boolean;
}

export function Editions({ known, rules, current, host }: Props) {
  const now = current.split(" ")[0];
  const own = rules.read?.edition;
  // The faces to be played with are here before they are dealt.
  const chosen = own ?? known.editions.find((edition) => edition.name === now);
  useEffect(() => {
    if (chosen?.cards.some(({ card }) => !isKnown(faceOf(card)))) haveAll();
  }, [chosen?.name, chosen?.title]);
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
            <input type="radio" name="edition" disabled={!host} checked={edition === chosen} onChange={() => rules.begin(edition.name)} />
            <Trio of={edition.known_by ?? []} />
            <b>{titleOf("edition", edition.name, edition.title)}</b>
            <small>{say("cards-count", { count })}</small>
          </label>
        );
      })}
    </div>
  );
}

/** Drawn when it comes into sight: most of a long row never does. */
function Trio({ of }: { readonly of: readonly string[] }) {
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
      {seen && of.map((card) => <Card key={card} code={card} silent />)}
    </span>
  );
}
