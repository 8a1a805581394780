/** What a building asks for, and whether the reader could pay it. */

import type { Glyph } from "../wire";
import { affordable } from "./afford";

/** What the reader has, by sign. */
export type Purse = Record<string, number>;

/** The offers of a building: what is paid for each. */
export function prices(effect: Glyph[]): Glyph[][] {
  const offers: Glyph[][] = [[]];
  for (const glyph of effect) {
    if (glyph.sign === "slash") offers.push([]);
    else offers.at(-1)!.push(glyph);
  }
  return offers.map((offer) => {
    const arrow = offer.findIndex(({ sign }) => sign === "arrow");
    return offer.slice(0, Math.max(0, arrow)).filter(({ sign }) => sign !== "worker");
  });
}

const deniers = (cost: Glyph[]): number =>
  cost.reduce((sum, { sign, number }) => sum + (sign === "deniers" ? (number ?? 1) : 0), 0);

export function canPay(cost: Glyph[], has: Purse, joker = false): boolean {
  const goods = cost.filter(({ sign }) => sign !== "deniers");
  return deniers(cost) <= (has.deniers ?? 0) && affordable(goods, has, joker);
}

/** Whether a building does nothing for whoever has no more than this. */
export function isTooDear(effect: Glyph[], has: Purse, joker = false): boolean {
  const offers = prices(effect);
  return offers.every((cost) => cost.length && !canPay(cost, has, joker));
}
