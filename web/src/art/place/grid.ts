/** Where the rows of the road run on a board of 1120 by 800, in units of the drawing. */

import { n } from "./hand";

export const WIDTH = 1120;
/** What is seen of the country at least: x, y, width, height. */
export const VIEW = "0 -14 1120 800";
/** A plot is so wide; its road is y = 0, its building stands on BASE, its worker at SPOT. */
export const PLOT = 133;
export const BASE = -41;
export const SPOT = { x: 113, y: -43 };

/** The height of each row and how its wave begins: two of special buildings, four of the road. */
const ROWS = {
  A: [114, 0.4],
  Z: [232, 2.1],
  B: [403, 1.0],
  C: [522, 3.0],
  D: [641, 0.2],
  E: [760, 1.7],
} as const;

export type Row = keyof typeof ROWS;

/** The middle of the road of a row at some x. */
export function roadAt(row: Row, x: number): number {
  const [y, phase] = ROWS[row];
  return y + 4.5 * Math.sin(x / 165 + phase);
}

/** The left edge of a column of plots. */
export const columnAt = (column: number): number => 26 + PLOT * column;

/** The road of a row, from one x to another. */
export function along(row: Row, from: number, to: number, first = "L"): string {
  const step = to > from ? 34 : -34;
  const xs: number[] = [];
  for (let x = from; step > 0 ? x < to : x > to; x += step) xs.push(x);
  return [...xs, to].map((x, at) => `${at ? "L" : first}${n(x)} ${n(roadAt(row, x))}`).join("");
}
