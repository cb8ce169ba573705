import { expect, test } from "vitest";
import { merged } from "./merge";

test("fields are set anew and lists grow", () => {
  const old = { turn: 1, discards: ["R1", "R2"] };
  expect(merged(old, { turn: 2 }, { discards: ["R3"] })).toEqual({ turn: 2, discards: ["R1", "R2", "R3"] });
  expect(old).toEqual({ turn: 1, discards: ["R1", "R2"] });
});

test("a list that was not there begins", () => {
  expect(merged({}, {}, { hand: ["R1"] })).toEqual({ hand: ["R1"] });
});
