/** The view of Caylus 1303 as the engine gives it. */

import type { Asked } from "../../wire";

export const PRINTED = ["fairground", "lawyer", "carpenter", "toll"] as const;
export const LAST_PLOT = 23;
/** Spots for the provost beyond the end of the road. */
export const BEYOND = 3;
export const ROUNDS = 9;

export interface Plot {
  tile: string;
  owner?: string;
  /** The first one first; two when the Journeyman has joined. */
  workers?: string[];
}

export interface SeatView {
  food: number;
  wood: number;
  stone: number;
  cloth: number;
  gold: number;
  workers: number;
  characters: string[];
  bundles: number;
  /** Face down: null for other seats until the end. */
  prestige: number | null;
  camp: number;
  houses: number;
  recruits: number;
  price: number;
}

export interface Caylus1303View {
  round: number;
  phase: string;
  order: string[];
  bridge: string[];
  /** 0 right behind the bridge, n behind plot n, 24 to 26 beyond the road. */
  provost: number;
  site: string[];
  queue: string[];
  characters: string[];
  used: string[];
  printed: Record<string, string[]>;
  road: Record<string, Plot>;
  seats: Record<string, SeatView>;
  open_site_tiles: number;
  supply: string[];
  you: string | null;
  to_choose: string | null;
  question: Asked | null;
}

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
