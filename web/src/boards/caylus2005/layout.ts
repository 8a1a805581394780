/** Where things stand on the board of Caylus (2005): the castle, then the road down to space 28. */

import { along, columnAt, PLOT, roadAt, SPOT, type Row } from "../../art/place/grid";
import { n, type Point } from "../../art/place/hand";

export interface Stand {
  row: Row;
  x: number;
  y: number;
}

/** The ground of the castle, and the stones before its gate where workers wait. */
export const CASTLE = { x: 8, y: 212 };
const QUEUE = { x: 318, y: 234, step: 42 };
/** The upper end of the bridge, and how long it is. */
export const BRIDGE = { x: 694, y: 252, length: 156 };
export const FAVOR_TABLE = { x: 724, y: 306, width: 366, height: 106 };

const stand = (row: Row, column: number): Stand => {
  const x = columnAt(column);
  return { row, x, y: roadAt(row, x + PLOT / 2) };
};

/** A special building (from 0): three on their way from the castle, three back to the bridge. */
export function specialAt(index: number): Stand {
  return index < 3 ? stand("A", 5 + index) : stand("Z", 10 - index);
}

/** A space of the road (from 1): four behind the bridge, then rows of eight, to and fro. */
export function spaceAt(space: number): Stand {
  if (space <= 4) return stand("B", 4 - Math.max(1, space));
  if (space <= 12) return stand("C", space - 5);
  if (space <= 20) return stand("D", 20 - space);
  return stand("E", Math.min(space, 28) - 21);
}

/** Where somebody walks: at the right end of his space; a step back, if he stands behind another. */
export function walkAt(space: number, behind = false): Point {
  const { row, x } = spaceAt(space);
  const at = x + (behind ? 92 : 117);
  return [at, roadAt(row, at) + (behind ? 9 : 12)];
}

/** The stones before the stables, and how far below other workers' spots they lie. */
export const STALLS = [28, 68, 108] as const;
export const BEFORE = 16;
/** In the inn: at its door, and in its room. */
export const INN = { left: SPOT.x, right: 76 };

/** The stone before the gate of the castle where the worker of this number waits (from 0). */
export const queueAt = (number: number): Point => [QUEUE.x + QUEUE.step * number, QUEUE.y];

/** Where the feet of a worker are, by the name of the spot: see crew.ts. */
export function spotAt(name: string, special: string[]): Point {
  const [place = "", which = ""] = name.split(":");
  const on = ({ x, y }: Stand, across: number, down = 0): Point => [
    x + across,
    y + SPOT.y + 2 + down,
  ];
  const at = (key: string): Stand => specialAt(special.indexOf(key));
  switch (place) {
    case "plot":
      return on(spaceAt(Number(which)), SPOT.x);
    case "stables":
      return on(at("stables"), STALLS[Number(which)] ?? SPOT.x, BEFORE);
    case "inn-left":
      return on(at("inn"), INN.left);
    case "inn-right":
      return on(at("inn"), INN.right);
    case "castle": {
      const [x, y] = queueAt(Number(which));
      return [x, y + 2];
    }
    default:
      return on(at(place), SPOT.x);
  }
}

const [LEFT, RIGHT, END] = [40, 1078, 1082];
const y = (row: Row, x: number): string => n(roadAt(row, x));
/** A bend at the edge of the board, from one row to the next. */
const bend = (from: Row, to: Row, x: number): string => {
  const edge = x === LEFT ? 0 : 1119;
  return `C${edge} ${y(from, x)} ${edge} ${y(to, x)} ${x} ${y(to, x)}`;
};

/** The king's road from the castle to the last space. */
export function road(): string {
  return [
    `M622 178C690 176 650 ${y("A", 716)} 716 ${y("A", 716)}`,
    along("A", 716, RIGHT),
    bend("A", "Z", RIGHT),
    along("Z", RIGHT, 724),
    `C700 ${y("Z", 724)} 698 246 686 262L594 356C576 376 572 ${y("B", 546)} 546 ${y("B", 546)}`,
    along("B", 546, LEFT),
    bend("B", "C", LEFT),
    along("C", LEFT, RIGHT),
    bend("C", "D", RIGHT),
    along("D", RIGHT, LEFT),
    bend("D", "E", LEFT),
    along("E", LEFT, END),
  ].join("");
}

const ROWS = ["B", "C", "D", "E"] as const;

/** The road beyond the space on which the provost stands. */
export function beyond(space: number): string {
  const { row, x } = spaceAt(space);
  const first = ROWS.indexOf(row as (typeof ROWS)[number]);
  const leftwards = (index: number): boolean => index % 2 === 0;
  const endOf = (index: number): number =>
    leftwards(index) ? LEFT : index === ROWS.length - 1 ? END : RIGHT;
  const from = leftwards(first) ? Math.max(LEFT, x - 4) : Math.min(endOf(first), x + PLOT - 3);
  let drawn = along(row, from, endOf(first), "M");
  for (let at = first + 1; at < ROWS.length; at++) {
    const [before, now] = [ROWS[at - 1]!, ROWS[at]!];
    const start = leftwards(at) ? RIGHT : LEFT;
    drawn += bend(before, now, start) + along(now, start, endOf(at));
  }
  return drawn;
}
