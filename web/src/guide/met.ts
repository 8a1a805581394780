/** What of a game this reader has met at a guided table: phases and tiles, kept in this browser. */

import { keep, kept } from "../lib/kept";

const KEY = (game: string): string => `met.${game}`;

export function metIn(game: string): Set<string> {
  return new Set((kept(KEY(game)) ?? "").split(" ").filter(Boolean));
}

export function noteMet(game: string, thing: string): void {
  keep(KEY(game), [...metIn(game).add(thing)].join(" "));
}

/** A first game explains everything. */
export function forgetMet(game: string): void {
  keep(KEY(game), "");
}
