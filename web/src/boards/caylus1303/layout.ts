/** Where things stand on the road of Caylus 1303: from the town gate at the lower left upwards. */

import { along, columnAt, roadAt, type Row } from "../../art/place/grid";
import { n, type Point } from "../../art/place/hand";

/** Of the rows of eight plots each, from the bridge on; the first runs to the left. */
const ROWS: readonly Row[] = ["D", "C", "B"];
const COLUMNS = 8;
/** Where the road bends, beside the plots: a figure that stands there is on the board as a whole. */
const BEND = { left: 26, right: 1094 };

export interface Stand {
  row: Row;
  x: number;
  y: number;
  leftwards: boolean;
}

/** A plot (from 1): where its road begins on the left. */
export function plotAt(plot: number): Stand {
  const order = Math.floor((plot - 1) / COLUMNS);
  const along = (plot - 1) % COLUMNS;
  const leftwards = order % 2 === 0;
  const row = ROWS[order]!;
  const x = columnAt(leftwards ? COLUMNS - 1 - along : along);
  return { row, x, y: roadAt(row, x + 66), leftwards };
}

/** A building before the bridge (from 0). */
export function printedAt(index: number): Stand {
  const x = 66 + 134 * index;
  return { row: "E", x, y: roadAt("E", x + 66), leftwards: false };
}

/** Where the provost's feet are on a spot: 0 right behind the bridge, n behind plot n. */
export function spotAt(spot: number, plots: number): Point {
  if (spot === 0) return [BEND.right, 704];
  if (spot > plots) {
    const x = 148 - 30 * (spot - plots);
    return [x, roadAt("B", x) + 4];
  }
  const { row, x, leftwards } = plotAt(spot);
  // At a bend he stands between the two rows.
  if (spot % COLUMNS === 0) {
    return [leftwards ? BEND.left : BEND.right, roadAt(row, 560) - 52];
  }
  const at = leftwards ? x + 15 : x + 117;
  return [at, roadAt(row, at) + 11];
}

const [LEFT, RIGHT] = [40, 1078];

/** The road from the castle gate down to the town gate. */
export function road(): string {
  const y = (row: Row, x: number) => n(roadAt(row, x));
  return [
    `M19 176C16 230 8 300 22 350C30 ${y("B", 64)} 46 ${y("B", 64)} 70 ${y("B", 70)}`,
    along("B", 70, RIGHT),
    `C1119 ${y("B", RIGHT)} 1119 ${y("C", RIGHT)} ${RIGHT} ${y("C", RIGHT)}`,
    along("C", RIGHT, LEFT),
    `C0 ${y("C", LEFT)} 0 ${y("D", LEFT)} ${LEFT} ${y("D", LEFT)}`,
    along("D", LEFT, RIGHT),
    `C1122 ${y("D", RIGHT)} 1120 756 1060 758L1000 760L640 ${y("E", 640)}`,
    along("E", 640, -60),
  ].join("");
}

/** What of the road lies behind the provost: nothing acts there. */
export function beyond(spot: number, plots: number): string {
  const order = spot === 0 ? 0 : Math.floor((Math.min(spot, plots) - 1) / COLUMNS);
  const bend = spot > 0 && spot % COLUMNS === 0 && spot <= plots;
  const [x, y] = spotAt(spot, plots);
  let drawn = "";
  for (let at = bend ? order + 1 : order; at < ROWS.length; at++) {
    const row = ROWS[at]!;
    const leftwards = at % 2 === 0;
    const [first, last] = leftwards ? [RIGHT, LEFT] : [LEFT, RIGHT];
    const end = row === "B" ? 70 : last;
    if (drawn === "" && !bend && spot > 0) {
      drawn = along(row, x, end, "M");
      continue;
    }
    const start = `${n(first)} ${n(roadAt(row, first))}`;
    const edge = leftwards ? 1119 : 0;
    drawn +=
      drawn === ""
        ? `M${n(x)} ${n(y - 6)}Q${edge} ${n(roadAt(row, first))} ${start}`
        : `C${edge} ${n(roadAt(ROWS[at - 1]!, first))} ${edge} ${n(roadAt(row, first))} ${start}`;
    drawn += along(row, first, end);
  }
  return drawn;
}
