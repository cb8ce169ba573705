import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const ids = (code: string): Map<string, string> => {
  const text = readFileSync(new URL(`./locale/${code}.ftl`, import.meta.url), "utf8");
  const gaps = (value: unknown): string => [...new Set(JSON.stringify(value).match(/"type":"var","name":"\w+"/g) ?? [])].sort().join();
  return new Map(new FluentResource(text).body.map((message) => [message.id, gaps(message.value)]));
};

const english = ids("en");

test.each(["es", "de"])("every sentence is there in %s, with the same gaps", (code) => {
  const found = ids(code);
  for (const [id, gaps] of english) expect([id, found.get(id)]).toEqual([id, gaps]);
  const more = [...found.keys()].filter((id) => !english.has(id) && !id.startsWith("colour-"));
  expect(more).toEqual([]);
});

test("every sentence that is asked for by its whole name is there", () => {
  const sources = import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
  const asked = Object.entries(sources)
    .filter(([path]) => !path.includes(".test."))
    .flatMap(([, text]) => [...text.matchAll(/\bsay\("([\w-]+)"/g)].map((found) => found[1]!));
  expect(asked.length).toBeGreaterThan(50);
  const engine = readFileSync(new URL("../../../src/penultimate/locale/en/paper.ftl", import.meta.url), "utf8");
  const spoken = new Set([...english.keys(), ...new FluentResource(engine).body.map((message) => message.id)]);
  expect([...new Set(asked)].filter((id) => !spoken.has(id))).toEqual([]);
});
