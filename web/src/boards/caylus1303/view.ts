/** What follows from the view of Caylus 1303 and what is printed on its board. */

import type { Caylus1303View } from "../../generated/views";
import type { Sight } from "../games";

/** Where the next building goes; none when the road is full. */
export function freePlot({
  view,
  printed,
}: Pick<Sight<"caylus1303">, "view" | "printed">): number | undefined {
  for (let plot = 1; plot <= printed.plots; plot++) if (!view.road[plot]) return plot;
  return undefined;
}

/** Who holds a character; null when it lies on the board. */
export function holderOf(view: Caylus1303View, character: string): string | null {
  return (
    Object.keys(view.seats).find((seat) => view.seats[seat]!.characters.includes(character)) ?? null
  );
}
