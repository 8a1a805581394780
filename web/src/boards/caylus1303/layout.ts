/** Where things lie: one arrangement for wide boards, one for phones. All in units of the drawing. */

import type { Caylus1303Printed } from "../../generated/printed";

/** The road as it is printed: its plots, and spots for the provost beyond them. */
type Road = Pick<Caylus1303Printed, "plots" | "beyond">;

export interface Arrangement extends Road {
  wide: boolean;
  width: number;
  columns: number;
  tile: { width: number; height: number };
  /** Between two plots of a row, where the provost walks. */
  gap: number;
  /** From one row to the next; the road climbs towards the castle. */
  pitch: number;
}

const WIDE: Omit<Arrangement, keyof Road> = {
  wide: true,
  width: 1000,
  columns: 8,
  tile: { width: 100, height: 88 },
  gap: 20,
  pitch: 118,
};
const NARROW: Omit<Arrangement, keyof Road> = {
  wide: false,
  width: 390,
  columns: 4,
  tile: { width: 79, height: 76 },
  gap: 12,
  pitch: 104,
};

/** By the screen and not by the board's own width: whoever frames the board fits that to its height. */
export function arrangementFor(screen: number, { plots, beyond }: Road): Arrangement {
  return { ...(screen >= 640 ? WIDE : NARROW), plots, beyond };
}

/** Where the footpath runs, from the top of a tile. */
const FOOT = 0.76;

export interface Point {
  x: number;
  y: number;
}

/** How many rows of plots there are; those beyond the road share the last one. */
export function rowsOf(how: Arrangement): number {
  return Math.ceil((how.plots + 1) / how.columns);
}

/** The room left and right of the plots, where the road bends. */
export function edge(how: Arrangement): number {
  return (how.width - how.columns * how.tile.width - (how.columns - 1) * how.gap) / 2;
}

/** Which way a row runs: the first one from right to left, from the bridge. */
function direction(row: number): 1 | -1 {
  return row % 2 === 0 ? -1 : 1;
}

/** The left top corner of a plot (from 1); the lowest row ends at y 0. */
export function plotAt(plot: number, how: Arrangement): Point {
  const row = Math.floor((plot - 1) / how.columns);
  const along = (plot - 1) % how.columns;
  const column = direction(row) === 1 ? along : how.columns - 1 - along;
  return {
    x: edge(how) + column * (how.tile.width + how.gap),
    y: (rowsOf(how) - 1 - row) * how.pitch,
  };
}

/** Where the provost's feet are on a spot: 0 right behind the bridge, n behind plot n. */
export function spotAt(spot: number, how: Arrangement): Point {
  const { width, height } = how.tile;
  const foot = height * FOOT;
  if (spot > how.plots) {
    // Beyond the road: where the next plot would lie, one spot after the other.
    const row = Math.floor(how.plots / how.columns);
    const { x, y } = plotAt(how.plots + 1, how);
    const along = ((spot - how.plots) * width) / (how.beyond + 0.4);
    return { x: direction(row) === 1 ? x + along : x + width - along, y: y + foot };
  }
  if (spot === 0) {
    return { x: how.width - bend(how), y: plotAt(1, how).y + foot };
  }
  const row = Math.floor((spot - 1) / how.columns);
  const { x, y } = plotAt(spot, how);
  const last = spot % how.columns === 0;
  const onwards = direction(row) === 1;
  // At a bend he stands between the two rows.
  if (last) return { x: onwards ? how.width - bend(how) : bend(how), y: y + foot - how.pitch / 2 };
  return { x: onwards ? x + width + how.gap / 2 : x - how.gap / 2, y: y + foot };
}

function bend(how: Arrangement): number {
  return Math.max(how.gap / 2, edge(how) * 0.6);
}

/** The top of the row with the buildings before the bridge. */
export function printedTop(how: Arrangement): number {
  return rowsOf(how) * how.pitch + (how.wide ? 0 : BRIDGE.narrow.height + 14);
}

/** The left top corner of a building before the bridge (from 0). */
export function printedAt(index: number, how: Arrangement): Point {
  return { x: edge(how) + index * (how.tile.width + how.gap), y: printedTop(how) };
}

const BRIDGE = {
  wide: { width: 400, height: 88 },
  narrow: { width: 236, height: 50 },
};

/** Where the bridge lies: at the end of the printed buildings, or above them on a phone. */
export function bridgeAt(how: Arrangement): Point & { width: number; height: number } {
  if (how.wide) return { ...printedAt(4, how), ...BRIDGE.wide };
  return { x: how.width - 14 - BRIDGE.narrow.width, y: rowsOf(how) * how.pitch, ...BRIDGE.narrow };
}

/** The thickness of the road. */
export function breadth(how: Arrangement): number {
  return how.tile.height + (how.wide ? 24 : 22);
}

/** A way from the gate along all rows and up to the castle, at some height of the rows. */
function winding(how: Arrangement, height: number, inset: number): string {
  const last = rowsOf(how) - 1;
  const far = how.width - inset;
  let path = `M${edge(how)} ${printedTop(how) + height}H${far}`;
  for (let row = 0; row <= last; row++) {
    path += `V${(last - row) * how.pitch + height}H${direction(row) === 1 ? far : inset}`;
  }
  return path;
}

/** The paving: so thick that it carries the plots. */
export function paving(how: Arrangement): string {
  return `${winding(how, how.tile.height / 2 + 2, breadth(how) / 2 + 3)}V-30`;
}

/** Where the provost walks. */
export function footpath(how: Arrangement): string {
  return winding(how, how.tile.height * FOOT, bend(how));
}

/** The height of everything along the road. */
export function roadHeight(how: Arrangement): number {
  return printedTop(how) + how.tile.height + 20;
}

/** The height of a tile of the supply, and of all its shelves. */
export const SUPPLY_TILE = 50;

export function supplyHeight(how: Arrangement): number {
  return (how.wide ? 3 : 7) * (SUPPLY_TILE + 6);
}
