import { signal } from "@preact/signals";
import { language, say } from "./languages";

// Dares, dances and faces: texts of our own, fetched when a table shows the first of them.

export interface Prompt {
  readonly text: string;
  readonly typed: string;
  readonly lasting: boolean;
}

type Lists = Readonly<Record<string, { readonly first: number; readonly prompts: readonly Prompt[] }>>;

const files = import.meta.glob<Lists>("./made/prompts.*.json", { import: "default" });
const held = signal<{ readonly code: string; readonly lists: Lists } | null>(null);
let asked = "";

function lists(): Lists | null {
  const code = language.value;
  if (asked !== code) {
    asked = code;
    void files[`./made/prompts.${code}.json`]?.().then((found) => {
      if (asked === code) held.value = { code, lists: found };
    });
  }
  return held.value?.lists ?? null;
}

/** A prompt by its number on a list; a rule that people wrote themselves is said by them. */
export function promptText(list: string, number: number): Prompt {
  const found = lists()?.[list];
  return found?.prompts[number - found.first] ?? { text: say("own-rule", { number }), typed: "", lasting: false };
}
