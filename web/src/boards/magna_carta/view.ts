/** What follows from the view of Caylus Magna Carta and what is printed. */

import type { MagnaCartaSection } from "../../generated/printed";
import type { MagnaCartaTokens, MagnaCartaView } from "../../generated/views";
import type { Sight } from "../games";

export type SectionName = keyof MagnaCartaTokens;
export type Section = MagnaCartaSection & { key: SectionName };
type Seen = Pick<Sight<"magna_carta">, "view" | "printed">;

/** The parts of the castle, in the order in which their tokens go. */
export function sectionsOf({ printed }: Pick<Seen, "printed">): Section[] {
  return printed.sections as Section[];
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
  return section.tokens[Object.keys(view.seats).length] ?? 0;
}

/** The section the next token comes from; none when the castle is finished. */
export function nextSection(sight: Seen): SectionName | undefined {
  return sectionsOf(sight).find(({ key }) => sight.view.tokens[key] > 0)?.key;
}

/** How many places the road has: one for each card, and one for the next while the game goes on. */
export function placesOf(view: MagnaCartaView): number {
  return view.road.length + (view.over ? 0 : 1);
}
