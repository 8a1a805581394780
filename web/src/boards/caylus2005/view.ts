/** What the engine shows of Caylus (2005), and what follows from it. */

import type { Asked } from "../../wire";

export interface Space {
  tile: string;
  owner?: string;
  worker?: string;
  /** Whose residence it becomes when its worker has gone. */
  claim?: string;
}

export type Section = "dungeon" | "walls" | "towers";
export type LineName = "a" | "b" | "c" | "d";

export interface Seat {
  food: number;
  wood: number;
  stone: number;
  cloth: number;
  gold: number;
  deniers: number;
  prestige: number;
  markers: Record<LineName, number>;
  lines_used: LineName[];
  houses: Record<Section, number>;
  batches: number;
  workers: number;
  income: number;
  /** What a worker costs now, in buildings that are not the seat's own. */
  price: number;
}

export interface CaylusView {
  turn: number;
  phase: string;
  order: string[];
  bridge: string[];
  provost: number;
  bailiff: number;
  counted: Section[];
  special: Record<string, string | null | string[]>;
  road: Record<string, Space>;
  seats: Record<string, Seat>;
  supply: string[];
  you: string | null;
  over: boolean;
  to_choose: string | null;
  question: Asked | null;
}

export const SECTIONS: Section[] = ["dungeon", "walls", "towers"];
export const SPECIAL = ["gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn"];
export const LAST_SPACE = 28;
export const WORKERS = 6;

/** The space of a building; the first of several residences. */
export function spaceOf(key: string, view: CaylusView): number | null {
  const found = Object.entries(view.road).find(([, space]) => space.tile === key);
  return found ? Number(found[0]) : null;
}

/** The target of a building, wherever it is now. */
export function targetOf(key: string, view: CaylusView): string[] {
  if (key === "castle" || SPECIAL.includes(key)) return [`tile:${key}`];
  const space = spaceOf(key, view);
  if (space !== null) return [`plot:${space}`];
  return view.supply.includes(key) ? [`supply:${key}`] : [];
}

/** Where the next tile is built: the first empty space behind the fixed buildings. */
export function nextPlot(view: CaylusView): number | null {
  for (let space = 1; space <= LAST_SPACE; space++) if (!view.road[space]) return space;
  return null;
}

/** How many houses stand in a section of the castle. */
export function housesIn(section: Section, view: CaylusView): number {
  return Object.values(view.seats).reduce((sum, seat) => sum + seat.houses[section], 0);
}

export const ROOM: Record<Section, number> = { dungeon: 6, walls: 10, towers: 14 };

/** The section in which the next house is built. */
export function currentSection(view: CaylusView): Section | null {
  return (
    SECTIONS.find(
      (section) => !view.counted.includes(section) && housesIn(section, view) < ROOM[section],
    ) ?? null
  );
}

/** What a seat pays for a worker there. */
export function priceAt(key: string, seat: string, view: CaylusView): number {
  const space = spaceOf(key, view);
  const own = space !== null && view.road[space]!.owner === seat;
  return own ? 1 : (view.seats[seat]?.price ?? 1);
}
