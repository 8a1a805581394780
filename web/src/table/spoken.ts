/** What is said of a place besides its name, for who hears the board instead of seeing it. */

import { t } from "../lib/language.svelte";

export interface Standing {
  /** The number of its space. */
  space?: number;
  owner?: string | null | undefined;
  workers?: string[];
  /** Who walks the road and stands here. */
  walkers?: ("provost" | "bailiff")[];
  /** A worker could stand here. */
  employs?: boolean;
}

/** In the order in which it is wanted: where, whose, who is there; the reader is `you`. */
export function spoken(
  place: Standing,
  nameOf: (seat: string) => string,
  you: string | null,
): string {
  const { space, owner, workers = [], walkers = [], employs = false } = place;
  const parts: string[] = [];
  if (space !== undefined) parts.push(t("web-spoken-space", { number: space }));
  const said = (what: string, seat: string): string =>
    seat === you ? t(`web-spoken-own-${what}`) : t(`web-spoken-${what}`, { name: nameOf(seat) });
  if (owner) parts.push(said("owner", owner));
  for (const seat of workers) parts.push(said("worker", seat));
  if (employs && !workers.length) parts.push(t("web-spoken-free"));
  for (const walker of walkers) parts.push(t(`web-spoken-${walker}`));
  return parts.join(", ");
}
