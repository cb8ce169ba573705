import type { OptionShown, RuleShown } from "../wire/protocol";
import { has, part, say } from "./languages";

// Rules in words. The sentences are the engine's; where one is not there, the key itself is shown.

const textName = (kind: string, key: string): string => `${kind}-${key.replace(/[._]/g, "-")}`;

const spaced = (key: string): string => {
  const words = key.replace(/^house\./, "").replace(/[._-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A rule or option as the bar names it. */
export const ruleName = (key: string): string => (has(textName("rule", key)) ? say(textName("rule", key)) : spaced(key).toLowerCase());

/** The heading over the options of a rule: its title, or, where it is always there, what they are about. */
export const groupOf = (name: string): string => (has(textName("group", name)) ? say(textName("group", name)) : titleOf("rule", name));

export const titleOf = (kind: "rule" | "preset" | "edition", name: string, otherwise?: string): string =>
  has(textName(kind, name)) ? say(textName(kind, name)) : (otherwise ?? spaced(name));

/** A word of a rule set by the title of the house rule it switches; any other stays as it is written. */
export function wordOfRules(word: string, rules: readonly RuleShown[]): string {
  const key = word.split("=")[0]!;
  const rule = /^[+-]/.test(word) ? word.slice(1) : rules.find(({ switched }) => key in switched)?.name;
  return rule ? titleOf("rule", rule) : word;
}

export const lineOf = (kind: "rule" | "preset" | "edition", name: string): string => part(textName(kind, name), "line");

export const exampleOf = (kind: "rule" | "preset" | "help", name: string): string => part(textName(kind, name), "example");

export const helpOf = (key: string): string => (has(textName("help", key)) ? say(textName("help", key)) : "");

/** What an option says at the table with this value; "" where it has nothing to say. */
export function saysOf(option: OptionShown, value: string): string {
  const id = textName("says", option.key);
  if (!has(id)) return "";
  const text = say(id, { value: option.kind === "number" ? Number(value) : value || "none" });
  return text === "-" ? "" : text;
}

/** A value as it is chosen from a list: what it says at the table, or, where that is nothing, its name. */
export const choiceOf = (option: OptionShown, value: string): string => saysOf(option, value) || value.replaceAll("_", " ");

/** An example: the one written for the option, or what another value of it would say. */
export function exampleOfOption(option: OptionShown, value: string): string {
  const written = exampleOf("help", option.key);
  if (written) return written;
  const [low, high] = [option.low ?? 0, option.high ?? 0];
  const others = option.kind === "number" ? [Number(value) + 2, Number(value) - 2, high, low].filter((one) => one >= low && one <= high).map(String) : (option.values ?? []);
  const other = others.find((one) => one !== value && saysOf(option, one));
  return other === undefined ? "" : say("with-value", { value: other, says: saysOf(option, other) });
}
