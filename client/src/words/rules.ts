import type { OptionShown } from "../wire/protocol";
import { has, part, say } from "./languages";

// Rules in words. The sentences are the engine's; where one is not there, the key itself is shown.

const textName = (kind: string, key: string): string => `${kind}-${key.replace(/[._]/g, "-")}`;

const spaced = (key: string): string => {
  const words = key.replace(/^house\./, "").replace(/[._-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A rule or option as the bar names it. */
export const ruleName = (key: string): string => (has(textName("rule", key)) ? say(textName("rule", key)) : spaced(key).toLowerCase());

export const titleOf = (kind: "rule" | "preset" | "edition", name: string, otherwise?: string): string =>
  has(textName(kind, name)) ? say(textName(kind, name)) : (otherwise ?? spaced(name));

export const lineOf = (kind: "rule" | "preset" | "edition", name: string): string => part(textName(kind, name), "line");

export const exampleOf = (kind: "rule" | "preset" | "help", name: string): string => part(textName(kind, name), "example");

export const helpOf = (key: string): string => (has(textName("help", key)) ? say(textName("help", key)) : "");

export const optionName = (key: string): string => spaced(key);

export const valueName = (value: string): string =>
  has(`value-${value.replace(/[^\w]/g, "-")}`) ? say(`value-${value.replace(/[^\w]/g, "-")}`) : value.replaceAll("_", " ");

/** What an option says at the table with this value; "" where it has nothing to say. */
export function saysOf(option: OptionShown, value: string): string {
  const id = textName("says", option.key);
  if (!has(id)) return "";
  const text = say(id, { value: option.kind === "number" ? Number(value) : value || "none" });
  return text === "-" ? "" : text;
}
