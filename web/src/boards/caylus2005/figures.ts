/** What is printed of a count, as signs. */

import type { Glyph } from "../../wire";
import type { Section } from "./view";

/** What a count brings: so many houses for so many favors, and the loss without any. */
export function counts({ loss, favors }: Section): Glyph[][] {
  const row = (houses: number, sign: string, number: number): Glyph[] => [
    { sign: "house", number: houses },
    { sign: "arrow" },
    { sign, number },
  ];
  const steps = favors
    .map((number, houses) => ({ number, houses }))
    .filter(({ number, houses }) => number > (favors[houses - 1] ?? 0));
  return [
    row(0, "points", -loss),
    ...steps.map(({ houses, number }) => row(houses, "favor", number)),
  ];
}
