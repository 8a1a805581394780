/** What follows from the view of Caylus Magna Carta. */

import type { MagnaCartaTokens, MagnaCartaView } from "../../generated/views";

export type Section = keyof MagnaCartaTokens;

export const SECTIONS: readonly Section[] = ["dungeon", "walls", "towers"];

/** What a token of each section is worth. */
export const TOKEN_POINTS: Record<Section, number> = { dungeon: 4, walls: 3, towers: 2 };

/** With four seats; each seat less takes one of every section away. */
const TOKENS_OF_FOUR: Record<Section, number> = { dungeon: 7, walls: 8, towers: 9 };

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
