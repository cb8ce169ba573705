import { has, language, say } from "./languages";

/** What the server refused, in words: each kind of refusal has its sentence. */
export function refusalWords({ code, reason }: { readonly code: string; readonly reason: string }): string {
  const id = `refused-${code.replaceAll("_", "-")}`;
  // What is wrong with a rule set the engine says, in English; what it comes to is said in the language of the page.
  if (code === "rules") return language.value === "en" ? reason : `${say("refused-rules")} (${reason})`;
  return has(id) ? say(id) : reason;
}
