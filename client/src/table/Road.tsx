import { type Arrow, arrowsAround, arrowsInRow } from "./around";

const spot = ({ x, y, turn }: Arrow): Readonly<Record<string, string>> => ({ "--x": `${x}%`, "--y": `${y}%`, "--turn": `${turn}deg` });

/** The road in the active colour; its arrows run in the direction of play. */
export function Road({ count }: { readonly count: number }) {
  const rows = arrowsInRow(Math.max(1, count));
  const around = arrowsAround(Math.max(1, count));
  return (
    <div class="road" aria-hidden="true">
      {rows.map((arrow, index) => (
        <i key={`row${index}`} class="in-row" style={{ ...spot(arrow), animationDelay: `${index * 140}ms` }} />
      ))}
      {around.map((arrow, index) => (
        <i key={`around${index}`} class="around" style={{ ...spot(arrow), animationDelay: `${index * 140}ms` }} />
      ))}
    </div>
  );
}
