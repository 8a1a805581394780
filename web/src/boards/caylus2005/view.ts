/** What follows from the view of Caylus (2005) and what is printed on its board. */

import type { Caylus2005Section } from "../../generated/printed";
import type { Caylus2005Houses, Caylus2005Markers, Caylus2005View } from "../../generated/views";
import type { Sight } from "../games";

export type SectionName = keyof Caylus2005Houses;
export type LineName = keyof Caylus2005Markers;
export type Section = Caylus2005Section & { key: SectionName };
type Seen = Pick<Sight<"caylus2005">, "view" | "printed">;

/** The parts of the castle, in the order in which they are built. */
export function sectionsOf({ printed }: Pick<Seen, "printed">): Section[] {
  return printed.sections as Section[];
}

/** The space of a building; the first of several residences. */
export function spaceOf(key: string, view: Caylus2005View): number | null {
  const found = Object.entries(view.road).find(([, space]) => space.tile === key);
  return found ? Number(found[0]) : null;
}

/** The target of a building, wherever it is now. */
export function targetOf(key: string, { view, printed }: Seen): string[] {
  if (key === "castle" || printed.special.includes(key)) return [`tile:${key}`];
  const space = spaceOf(key, view);
  if (space !== null) return [`plot:${space}`];
  return view.supply.includes(key) ? [`supply:${key}`] : [];
}

/** Where the next tile is built: the first empty space behind the fixed buildings. */
export function nextPlot({ view, printed }: Seen): number | null {
  for (let space = 1; space <= printed.spaces; space++) if (!view.road[space]) return space;
  return null;
}

/** How many houses stand in a section of the castle. */
function housesIn(section: SectionName, view: Caylus2005View): number {
  return Object.values(view.seats).reduce((sum, seat) => sum + seat.houses[section], 0);
}

/** The section in which the next house is built. */
export function currentSection(sight: Seen): SectionName | null {
  const { view } = sight;
  const open = sectionsOf(sight).find(
    ({ key, room }) => !view.counted.includes(key) && housesIn(key, view) < room,
  );
  return open?.key ?? null;
}

/** What a seat pays for a worker there. */
export function priceAt(key: string, seat: string, { view, printed }: Seen): number {
  const space = spaceOf(key, view);
  const own = space !== null && view.road[space]!.owner === seat;
  return own ? printed.own_price : (view.seats[seat]?.price ?? printed.own_price);
}
