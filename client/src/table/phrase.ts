import type { Stage } from "../state/stage";
import { say } from "../words/languages";

/** A canned phrase in one's own language; whatever else somebody wrote stays as it is. */
export function phrase(stage: Stage, text: string): string {
  const number = stage.phrases.value.indexOf(text);
  const id = `phrase-${number}`;
  const words = number < 0 ? id : say(id);
  return words === id ? text : words;
}
