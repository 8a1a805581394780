/** What follows from the view of Caylus (2005). */

import type { Caylus2005Houses, Caylus2005Markers, Caylus2005View } from "../../generated/views";

export type Section = keyof Caylus2005Houses;
export type LineName = keyof Caylus2005Markers;

export const SECTIONS: Section[] = ["dungeon", "walls", "towers"];
export const SPECIAL = ["gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn"];
export const LAST_SPACE = 28;
export const WORKERS = 6;

/** The space of a building; the first of several residences. */
export function spaceOf(key: string, view: Caylus2005View): number | null {
  const found = Object.entries(view.road).find(([, space]) => space.tile === key);
  return found ? Number(found[0]) : null;
}

/** The target of a building, wherever it is now. */
export function targetOf(key: string, view: Caylus2005View): string[] {
  if (key === "castle" || SPECIAL.includes(key)) return [`tile:${key}`];
  const space = spaceOf(key, view);
  if (space !== null) return [`plot:${space}`];
  return view.supply.includes(key) ? [`supply:${key}`] : [];
}

/** Where the next tile is built: the first empty space behind the fixed buildings. */
export function nextPlot(view: Caylus2005View): number | null {
  for (let space = 1; space <= LAST_SPACE; space++) if (!view.road[space]) return space;
  return null;
}

/** How many houses stand in a section of the castle. */
export function housesIn(section: Section, view: Caylus2005View): number {
  return Object.values(view.seats).reduce((sum, seat) => sum + seat.houses[section], 0);
}

export const ROOM: Record<Section, number> = { dungeon: 6, walls: 10, towers: 14 };

/** The section in which the next house is built. */
export function currentSection(view: Caylus2005View): Section | null {
  return (
    SECTIONS.find(
      (section) => !view.counted.includes(section) && housesIn(section, view) < ROOM[section],
    ) ?? null
  );
}

/** What a seat pays for a worker there. */
export function priceAt(key: string, seat: string, view: Caylus2005View): number {
  const space = spaceOf(key, view);
  const own = space !== null && view.road[space]!.owner === seat;
  return own ? 1 : (view.seats[seat]?.price ?? 1);
}
