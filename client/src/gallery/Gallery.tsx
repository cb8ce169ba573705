import { untracked } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { StagePage } from "../table/TablePage";
import { address } from "../wire/root";
import { STATES as MADE_UP } from "./fixtures";
import { MOMENTS } from "./moments";

const STATES = { ...MADE_UP, ...MOMENTS };

/** Every state of the table, from made-up fixtures: to look at, and to test how it looks. */
export function Gallery() {
  const wanted = new URLSearchParams(location.search).get("state");
  // Made once: what a picture writes while it is made must not draw it anew.
  const stage = useMemo(() => untracked(() => (wanted ? STATES[wanted]?.() : undefined)), [wanted]);
  if (stage) return <StagePage stage={stage} />;
  return (
    <main class="notice">
      <h1>Gallery</h1>
      <ul class="gallery">
        {Object.keys(STATES).map((name) => (
          <li key={name}>
            <a href={address(`gallery?state=${name}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
