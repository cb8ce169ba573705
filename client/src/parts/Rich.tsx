import { Card } from "../cards/Card";
import type { Part } from "../words/rich";

/** A sentence with bold names. In the log cards are drawn, elsewhere they are written. */
export function Rich({ of, drawn = false }: { readonly of: readonly Part[]; readonly drawn?: boolean }) {
  return (
    <>
      {of.map((part, index) => {
        if (part.kind === "text") return part.text;
        if (part.kind === "card" && drawn) return <Card key={index} code={part.card} />;
        return <b key={index}>{part.text}</b>;
      })}
    </>
  );
}
