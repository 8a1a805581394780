/** What is printed on the board itself, as signs. */

import type { Glyph } from "../../wire";
import type { LineName, Section } from "./view";

const one = (...signs: string[]): Glyph[] => signs.map((sign) => ({ sign }));

/** The favor table, line by line. */
export const FAVORS: Record<LineName, Glyph[][]> = {
  a: [1, 2, 3, 4, 5].map((number) => [{ sign: "points", number }]),
  b: [3, 4, 5, 6, 7].map((number) => [{ sign: "deniers", number }]),
  c: [
    one("food"),
    one("wood", "slash", "stone"),
    one("cloth"),
    [{ sign: "any" }, { sign: "arrow" }, { sign: "plain", number: 2 }],
    one("gold"),
  ],
  d: [
    [],
    one("build-wood", "less", "wood"),
    one("build-stone", "less", "stone"),
    one("cloth", "arrow", "build-residence"),
    one("build-prestige"),
  ],
};

/** What a favor is where there are no lines. */
export const SIMPLE_FAVOR: Glyph[] = [
  { sign: "favor" },
  { sign: "arrow" },
  { sign: "points", number: 3 },
];

/** How many fields of each line are open, by the number of sections counted. */
export const OPEN_FIELDS = [2, 4, 5, 5];

/** The space of the road that brings the count of a section. */
export const COUNT_SPACE: Record<Section, number> = { dungeon: 12, walls: 18, towers: 24 };
export const HOUSE_POINTS: Record<Section, number> = { dungeon: 5, walls: 4, towers: 3 };
const LOSS: Record<Section, number> = { dungeon: 2, walls: 3, towers: 4 };
/** Houses that a seat needs for one, two, three favors. */
const STEPS: Record<Section, number[]> = { dungeon: [2], walls: [2, 3, 5], towers: [2, 4, 6] };

/** What a count brings: so many houses for so many favors, and the loss without any. */
export function counts(section: Section): Glyph[][] {
  const loss: Glyph[] = [
    { sign: "house", number: 0 },
    { sign: "arrow" },
    { sign: "points", number: -LOSS[section] },
  ];
  const favors = STEPS[section].map((houses, index) => [
    { sign: "house", number: houses },
    { sign: "arrow" },
    { sign: "favor", number: index + 1 },
  ]);
  return [loss, ...favors];
}

/** What is left over at the end is worth something. */
export const LEFT_OVER: Glyph[][] = [
  [{ sign: "gold" }, { sign: "arrow" }, { sign: "points", number: 3 }],
  [{ sign: "plain", number: 3 }, { sign: "arrow" }, { sign: "points", number: 1 }],
  [{ sign: "deniers", number: 4 }, { sign: "arrow" }, { sign: "points", number: 1 }],
];
