/** Where things lie on the table of Magna Carta: far bank, road of cards, the reader's own cards. */

import { columnAt, roadAt, type Row } from "../../art/place/grid";
import { n, type Point } from "../../art/place/hand";

/** A card, and from one to the next on the road. */
export const CARD = { width: 128, height: 162 };
/** Cards in hand and in pictures have more room. */
export const TALL = 170;
const PITCH = 136;

/** The road of cards: its window, the top of its cards, and the middle of the way below them. */
export const ROAD = { left: 22, top: 346, shown: 8, way: 524 };

/** The way under the cards. */
export const wayAt = (x: number): number => ROAD.way + 3.5 * Math.sin(x / 150);

/** So far below its middle the provost stands: he must not hide what the cards say. */
export const FEET = 22;

/** The left edge of the card of a space (from 0), in the row. */
export const cardAt = (space: number): number => ROAD.left + space * PITCH;

/** How far the row can go to the left. */
export const spare = (places: number): number => Math.max(0, places - ROAD.shown) * PITCH;

/** How far the row must go for a space to be in sight; as far as it has gone, if it is. */
export function towards(space: number, gone: number, places: number): number {
  const [first, last] = [(space - ROAD.shown + 1) * PITCH, space * PITCH];
  return Math.min(spare(places), Math.max(0, first, Math.min(gone, last)));
}

/** A place of the far bank (from 0): four in the upper row, then three. */
export function bankAt(index: number): { x: number; y: number } {
  const upper = index < 4;
  const x = columnAt(upper ? 4 + index : 1 + index);
  return { x, y: bankRoad(upper ? "A" : "Z", x + 66) };
}

/** The far bank is moved up: its roads lie a little higher than elsewhere. */
function bankRoad(row: Row, x: number): number {
  return roadAt(row, x) - (row === "A" ? 9 : 12);
}

/** The road over the far bank. */
export function bankPath(): string {
  const y = (row: Row, x: number) => n(bankRoad(row, x));
  const along = (row: Row, from: number, to: number) => {
    const step = to > from ? 34 : -34;
    let d = "";
    for (let x = from; step > 0 ? x < to : x > to; x += step) d += `L${x} ${y(row, x)}`;
    return `${d}L${to} ${y(row, to)}`;
  };
  return [
    `M500 202C540 204 552 180 556 156C560 128 564 ${y("A", 590)} 590 ${y("A", 590)}`,
    along("A", 590, 1078),
    `C1119 ${y("A", 1078)} 1119 ${y("Z", 1078)} 1078 ${y("Z", 1078)}`,
    along("Z", 1078, 724),
    `C700 ${y("Z", 724)} 698 232 688 246L606 328`,
    "C580 344 540 316 480 312C330 300 230 296 120 304",
    `C20 308 -26 330 -18 430C-10 ${ROAD.way + 4} 0 ${ROAD.way} 40 ${n(wayAt(40))}`,
    way(60),
  ].join("");
}

/** The way below the cards, from some x to beyond the table. */
export function way(from: number, first = "L"): string {
  let d = "";
  for (let x = from; x < 1480; x += 30) d += `${d ? "L" : first}${n(x)} ${n(wayAt(x))}`;
  return d;
}

export interface Held {
  x: number;
  y: number;
  turn: number;
}

/** The hand, fanned at the table's edge; from some number on its cards overlap. */
export function handAt(index: number, count: number): Held {
  const room = 1100 - 356;
  const step = Math.min(150, (room - 150) / Math.max(1, count - 1));
  const off = index - (count - 1) / 2;
  const turn = off * Math.min(6, 30 / count);
  return { x: 356 + room / 2 + off * step, y: 576 + off * off * (count > 4 ? 3 : 8), turn };
}

/** Where the pile and what was put away lie. */
export const PILE: Point = [24, 606];
export const AWAY: Point = [192, 606];
