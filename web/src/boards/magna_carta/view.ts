/** The view of Caylus Magna Carta as the engine gives it. */

import type { Asked } from "../../wire";

export type Section = "dungeon" | "walls" | "towers";

export const SECTIONS: readonly Section[] = ["dungeon", "walls", "towers"];

/** What a token of each section is worth. */
export const TOKEN_POINTS: Record<Section, number> = { dungeon: 4, walls: 3, towers: 2 };

/** With four seats; each seat less takes one of every section away. */
const TOKENS_OF_FOUR: Record<Section, number> = { dungeon: 7, walls: 8, towers: 9 };

export interface Space {
  /** `peddler`, `red-market` */
  card: string;
  /** `residence` or a prestige building */
  top?: string;
  cubes?: number;
  worker?: string;
  /** Becomes a residence when it has acted. */
  turning?: boolean;
}

export interface SeatView {
  food: number;
  wood: number;
  stone: number;
  gold: number;
  deniers: number;
  tokens: Record<Section, number>;
  prestige: string[];
  discard: string[];
  batches: number;
  workers: number;
  hand_size: number;
  pile_size: number;
  income: number;
  score: number;
  /** Only one's own. */
  hand?: string[];
}

export interface MagnaCartaView {
  round: number;
  phase: string;
  order: string[];
  bridge: string[];
  tokens: Record<Section, number>;
  road: Space[];
  /** Missing in the beginner game, which has none. */
  provost?: number;
  seats: Record<string, SeatView>;
  supply: string[];
  you: string | null;
  to_choose: string | null;
  question: Asked | null;
  over: boolean;
}

export interface Card {
  /** `market` */
  key: string;
  /** Whose deck it is from; null for neutral cards. */
  owner: string | null;
}

/** `red-market` is the market of red, `trading-post` is nobody's. */
export function cardOf(view: MagnaCartaView, card: string): Card {
  const dash = card.indexOf("-");
  const owner = card.slice(0, dash);
  return dash > 0 && owner in view.seats
    ? { key: card.slice(dash + 1), owner }
    : { key: card, owner: null };
}

/** How many tokens a section has at the beginning. */
export function tokensAtStart(view: MagnaCartaView, section: Section): number {
  return TOKENS_OF_FOUR[section] - (4 - Object.keys(view.seats).length);
}

/** The section the next token comes from; none when the castle is finished. */
export function nextSection(view: MagnaCartaView): Section | undefined {
  return SECTIONS.find((section) => view.tokens[section] > 0);
}

/** How many places the road has: one for each card, and one for the next while the game goes on. */
export function placesOf(view: MagnaCartaView): number {
  return view.road.length + (view.over ? 0 : 1);
}
