import { expect, test } from "vitest";
import { arrowsAround, arrowsInRow, spots } from "./around";

test("every opponent has a spot, clockwise from the left foot", () => {
  for (let count = 1; count <= 15; count++) {
    const found = spots(count);
    expect(found).toHaveLength(count);
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(found[0]!.x).toBeLessThanOrEqual(found.at(-1)!.x);
  }
});

test("arrows never stand on a seat", () => {
  for (let count = 1; count <= 15; count++) {
    const taken = new Set(spots(count).map(({ x, y }) => `${x} ${y}`));
    for (const { x, y } of arrowsAround(count)) expect(taken.has(`${x} ${y}`)).toBe(false);
    expect(arrowsInRow(count).length).toBeGreaterThanOrEqual(2);
  }
});
