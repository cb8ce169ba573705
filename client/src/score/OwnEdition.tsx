import { useState } from "preact/hooks";
import { OwnText } from "../parts/OwnText";
import { readEdition, Refusal } from "../wire/http";
import { refusalWords } from "../words/refusals";
import type { Mode, Own } from "./pad";

/** An edition somebody wrote: the engine reads it once, and the pad keeps what it counts by. */
export function OwnEdition({ use }: { readonly use: (own: Own) => void }) {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const read = async (edition: string): Promise<void> => {
    setError("");
    try {
      const found = await readEdition(edition);
      if (!found.edition || !found.counted) return;
      use({ title: found.edition.title, counted: { ...found.counted, mode: found.counted.mode as Mode }, names: found.edition.names ?? {} });
    } catch (why) {
      setError(why instanceof Refusal ? refusalWords(why) : String(why));
    }
  };
  return (
    <OwnText text={text} set={setText} use={(edition) => void read(edition)} rows={8}>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </OwnText>
  );
}
