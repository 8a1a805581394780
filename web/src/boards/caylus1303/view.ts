/** What follows from the view of Caylus 1303. */

import type { Caylus1303View } from "../../generated/views";

export const PRINTED = ["fairground", "lawyer", "carpenter", "toll"] as const;
export const LAST_PLOT = 23;
/** Spots for the provost beyond the end of the road. */
export const BEYOND = 3;
export const ROUNDS = 9;

/** Where the next building goes; none when the road is full. */
export function freePlot(view: Caylus1303View): number | undefined {
  for (let plot = 1; plot <= LAST_PLOT; plot++) if (!view.road[plot]) return plot;
  return undefined;
}

/** Who holds a character; null when it lies on the board. */
export function holderOf(view: Caylus1303View, character: string): string | null {
  return (
    Object.keys(view.seats).find((seat) => view.seats[seat]!.characters.includes(character)) ?? null
  );
}
