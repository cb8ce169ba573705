import { useEffect, useState } from "preact/hooks";
import type { CardRow, Sentence, Sheet as Written } from "../wire/protocol";
import { Card } from "../cards/Card";
import { CopyLine } from "../parts/CopyLine";
import { Sheet } from "../parts/Sheet";
import { Lazy } from "../parts/Lazy";
import { Refusal, ruleSheet, type RulesAsked } from "../wire/http";
import { language, say } from "../words/languages";
import { refusalWords } from "../words/refusals";

interface Props {
  readonly of: RulesAsked;
  readonly close: () => void;
}

/** The rules of exactly this table, as the engine writes them: what differs first, the deck drawn, then the rest. */
export function RulesSheet({ of, close }: Props) {
  const [sheet, setSheet] = useState<Written | null>(null);
  const [error, setError] = useState("");
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    ruleSheet(of, spoken).then(
      (found) => current && setSheet(found),
      (why) => current && setError(why instanceof Refusal ? refusalWords(why) : String(why)),
    );
    return () => {
      current = false;
    };
  }, [of.text, of.seats, of.edition, spoken]);
  return (
    <Sheet title={say("rules-of-table")} close={close}>
      {error ? <p role="alert">{error}</p> : sheet ? <Whole sheet={sheet} of={of} /> : <p role="status">{say("one-moment")}</p>}
    </Sheet>
  );
}

function Whole({ sheet, of }: { readonly sheet: Written; readonly of: RulesAsked }) {
  const [tried, setTried] = useState<CardRow | null>(null);
  const different = sheet.sections.flatMap((section) => section.sentences).filter(isChanged);
  return (
    <div class="rule-sheet" lang={sheet.lang}>
      <h3 class="sheet-title">{sheet.title}</h3>
      <p class="mute small">{sheet.summary.join(" · ")}</p>
      <CopyLine text={sheet.rules} />
      {different.length > 0 && (
        <section class="different">
          <h3>{say("sheet-different")}</h3>
          <Sentences of={different} marked={false} />
        </section>
      )}
      <section>
        <h3>{say("sheet-deck", { count: sheet.cards })}</h3>
        <ul class="sheet-deck">
          {sheet.deck.map((row) => (
            <Row key={row.cards.join()} row={row} tryIt={() => setTried(row)} />
          ))}
        </ul>
      </section>
      {sheet.sections.map((section) => (
        <section key={section.name}>
          <h3>{section.heading}</h3>
          <Sentences of={section.sentences} marked />
        </section>
      ))}
      {tried && <Lazy load={learnOver} props={{ card: tried.cards[0]!, name: tried.name, rules: of, close: () => setTried(null) }} />}
    </div>
  );
}

const learnOver = () => import("../learn/LearnOver").then((page) => page.LearnOver);

const isChanged = (sentence: Sentence): boolean => (sentence.changed ?? []).length > 0;
const Mark = () => <i>{say("house-rule")}</i>;

function Row({ row, tryIt }: { readonly row: CardRow; readonly tryIt: () => void }) {
  return (
    <li>
      <span class="sheet-cards" aria-hidden="true">
        {row.cards.slice(0, 4).map((card) => (
          <Card key={card} code={card} silent />
        ))}
      </span>
      <span class="grow">
        <b>{row.name}</b>{" "}
        <span class="mute small">
          × {row.count}
          {row.points && ` · ${/^\d/.test(row.points) ? say("sheet-points", { points: row.points }) : row.points}`}
        </span>
        <br />
        {row.text} {(row.changed ?? []).length > 0 && <Mark />}
      </span>
      <button class="small" aria-label={say("learn-try-card", { card: row.name })} onClick={tryIt}>
        {say("learn-try")}
      </button>
    </li>
  );
}

function Sentences({ of, marked }: { readonly of: readonly Sentence[]; readonly marked: boolean }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence.text}>
          {(sentence.cards ?? []).length > 0 && (
            <span class="sheet-few" aria-hidden="true">
              {sentence.cards!.slice(0, 4).map((card) => (
                <Card key={card} code={card} silent />
              ))}
            </span>
          )}
          <span>
            {sentence.text} {marked && isChanged(sentence) && <Mark />}
          </span>
        </li>
      ))}
    </ul>
  );
}
