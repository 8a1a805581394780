/** How a parchment with what a place does is laid out: offers side by side, else below each other. */

import type { Glyph } from "../../wire";
import { fitting, widthOf } from "../measure";

const RULE = 7;
const LINE = 20;

export interface Laid {
  /** The signs of each offer, and where they begin: from the left edge and from the lower one. */
  offers: { glyphs: Glyph[]; x: number; y: number }[];
  /** Where lines between offers stand. */
  rules: number[];
  /** How large the signs are. */
  size: number;
  width: number;
  height: number;
  /** The offers stand below each other. */
  stacked: boolean;
}

/** Of some offers, in so much room. */
export function layTag(rows: Glyph[][], room = 127, size = 20): Laid {
  // Two offers have no room for long arrows.
  const shown =
    rows.length > 1
      ? rows.map((row) =>
          row.map((glyph) => (glyph.sign === "arrow" ? { ...glyph, sign: "chevron" } : glyph)),
        )
      : rows;
  const between = (rows.length - 1) * RULE;
  const beside = Math.min(
    rows.length > 1 ? 17.5 : size,
    (room - 12 - between) / shown.reduce((sum, row) => sum + widthOf(row, 1), 0),
  );
  // Smaller signs have figures that cannot be read.
  const stacked = rows.length > 1 && beside < 15;
  const one = stacked ? fitting(shown, room - 12, 18) : beside;
  const widths = shown.map((row) => widthOf(row, one));
  const height = stacked ? 24 + LINE * (rows.length - 1) : 26;
  const left = (index: number): number =>
    7 + (stacked ? 0 : widths.slice(0, index).reduce((sum, each) => sum + each + RULE, 0));
  return {
    offers: shown.map((glyphs, index) => ({
      glyphs,
      x: left(index),
      y: stacked ? -height + 13 + index * LINE : -13,
    })),
    rules: stacked ? [] : shown.slice(1).map((_, index) => left(index + 1) - RULE / 2),
    size: one,
    width: 12 + (stacked ? Math.max(...widths) : widths.reduce((sum, each) => sum + each, between)),
    height,
    stacked,
  };
}
