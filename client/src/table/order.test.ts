import { expect, test } from "vitest";
import { arranged, without } from "./order";

const cards = (...args: Parameters<typeof arranged>): string => arranged(...args).map((held) => held.card).join(" ");

test("by colour: red, yellow, green, blue, then wilds; numbers before symbols", () => {
  expect(cards(["W", "B0", "R+2", "R9", "Y1", "Gskip", "R10"], "colour", [])).toBe("R9 R10 R+2 Y1 Gskip B0 W");
});

test("by number first", () => {
  expect(cards(["B7", "R7", "W+4", "G1", "Yskip"], "number", [])).toBe("G1 R7 B7 Yskip W+4");
});

test("by hand: what was laid out stays, new cards come last", () => {
  expect(cards(["R1", "G2", "B3"], "hand", ["B3", "R1", "Y9"])).toBe("B3 R1 G2");
});

test("equal cards have keys of their own", () => {
  expect(arranged(["R1", "R1"], "colour", []).map((held) => held.key)).toEqual(["R1#0", "R1#1"]);
});

test("one of two equal cards leaves", () => {
  expect(without(["R1", "R1", "G2"], "R1")).toEqual(["R1", "G2"]);
  expect(without(["R1"], null)).toEqual(["R1"]);
});
