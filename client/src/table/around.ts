// Where seats and arrows stand on the road: in a row along its top on small screens, around it on large ones.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Arrow extends Spot {
  readonly turn: number;
}

interface Shares {
  readonly side: number;
  readonly top: number;
}

/** Seven opponents and more stand close. */
export const CROWD = 7;

function shares(count: number): Shares {
  const side = count < 3 ? 0 : count < CROWD ? 1 : count < 11 ? 2 : 3;
  return { side, top: count - 2 * side };
}

const SIDES: Readonly<Record<number, readonly number[]>> = { 0: [], 1: [56], 2: [74, 34], 3: [80, 53, 26] };

function along(count: number, crowd: boolean): number[] {
  if (count === 1) return [50];
  const edge = crowd ? 10 : count === 2 ? 30 : count === 3 ? 19 : 12;
  return Array.from({ length: count }, (_, index) => edge + ((100 - 2 * edge) * index) / (count - 1));
}

/** Spots around the road for opponents in clockwise order, from the left foot to the right. */
export function spots(count: number): Spot[] {
  const { side, top } = shares(count);
  const left = SIDES[side]!.map((y) => ({ x: 0, y }));
  const right = [...SIDES[side]!].reverse().map((y) => ({ x: 100, y }));
  return [...left, ...along(top, count >= CROWD).map((x) => ({ x, y: 0 })), ...right];
}

const UP = -90;
const DOWN = 90;

/** Arrows on a road with seats around it, all the way clockwise. */
export function arrowsAround(count: number): Arrow[] {
  const { side, top } = shares(count);
  const heights = side === 0 ? [58] : side === 1 ? [78, 30] : side === 2 ? [54] : [66];
  const tops = along(top, count >= CROWD);
  const between = top < 2 ? [20, 80] : tops.slice(1).map((x, index) => (x + tops[index]!) / 2);
  return [
    ...heights.map((y) => ({ x: 0, y, turn: UP })),
    ...between.map((x) => ({ x, y: 0, turn: 0 })),
    ...[...heights].reverse().map((y) => ({ x: 100, y, turn: DOWN })),
  ];
}

/** Arrows on a road with its seats in a row. */
export function arrowsInRow(count: number): Arrow[] {
  const between = count >= CROWD ? [] : Array.from({ length: count - 1 }, (_, index) => (100 * (index + 1)) / count);
  const top = count === 1 ? [18, 82] : between;
  return [{ x: 0, y: 58, turn: UP }, ...top.map((x) => ({ x, y: 0, turn: 0 })), { x: 100, y: 58, turn: DOWN }];
}
