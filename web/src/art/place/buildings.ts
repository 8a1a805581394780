/** Which drawing a tile has, and of what it is made. */

import { CRAFT } from "./craft";
import { LAND } from "./land";
import { PRESTIGE } from "./prestige";
import { SPECIAL } from "./special";
import { TRADE } from "./trade";

/** The parts of a building, from the back to the front; 92 wide, 70 high, standing on y = 0. */
export type Building = () => string[];

export const BUILDINGS: Record<string, Building> = {
  ...SPECIAL,
  ...LAND,
  ...TRADE,
  ...CRAFT,
  ...PRESTIGE,
};

/** Tiles that are the same house, often of another material. */
const ALIKE: Record<string, string> = {
  "fixed-carpenter": "carpenter",
  "start-carpenter": "carpenter",
  "food-farm": "farm",
  "second-farm": "farm",
  "small-farm": "farm",
  "stone-farm": "farm",
  "wood-farm": "farm",
  "small-quarry": "quarry",
  "stone-quarry": "quarry",
  "wood-quarry": "quarry",
  "small-sawmill": "sawmill",
  "stone-sawmill": "sawmill",
  "wood-sawmill": "sawmill",
  "wood-market": "market",
  "second-market": "covered-market",
  "own-peddler": "peddler",
  "wood-peddler": "peddler",
  "second-architect": "architect",
  "stone-guild": "guild-house",
  theatre: "theater",
};

/** The symbol of a tile: `x-farm`. */
export const drawingOf = (tile: string): string => `x-${ALIKE[tile] ?? tile}`;

/** Cards of one's own are of wood, the dear ones of stone. */
const OWN_OF_STONE = new Set([
  "large-farm",
  "large-sawmill",
  "large-quarry",
  "gold-mine",
  "bank",
  "church",
]);

/** The class that sets the nine variables of a kind: `k-wood`. */
export function materialOf({ key, kind }: { key: string; kind: string }): string {
  if (kind === "own") return OWN_OF_STONE.has(key) ? "k-stone" : "k-wood";
  return `k-${kind}`;
}
