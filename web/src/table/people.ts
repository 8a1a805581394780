/** How people and bots at a table are called. */

import { capital } from "../art/measure";
import { noun, t } from "../lib/language.svelte";
import { offer } from "../lib/offer.svelte";
import type { SeatInfo } from "../wire";

export function colour(seat: string): string {
  return capital(noun("seat", seat));
}

/** A bot that is a person has a name; a level is a word in every language. */
export const botName = (bot: string): string => offer.person(bot)?.name ?? t(`web-level-${bot}`);

/** A name the server made up for a bot is its level, and that is a word in every language. */
export function called(info: SeatInfo): string {
  if (info.kind === "open") return t("web-seat-open");
  if (info.bot && (info.name === info.bot || !info.name)) return botName(info.bot);
  return info.name || colour(info.seat);
}
