import { describe, expect, test } from "vitest";
import { Layout, TILE } from "./layout";

const PRINTED = {
  special: ["gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn"],
  spaces: 28,
};
const cells = Array.from({ length: 36 }, (_, index) => index);

describe.each([4, 8] as const)("with %d columns", (columns) => {
  const layout = new Layout(columns, PRINTED);

  test("the road winds: each cell is beside or below the one before", () => {
    for (const index of cells.slice(1)) {
      const [from, to] = [layout.cell(index - 1), layout.cell(index)];
      const beside = from.y === to.y && Math.abs(from.x - to.x) < 2 * TILE.width;
      const below = from.x === to.x && to.y > from.y;
      expect(beside || below).toBe(true);
    }
  });

  test("no two cells overlap, and none leaves the board", () => {
    cells.forEach((index) => {
      const at = layout.cell(index);
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x + TILE.width).toBeLessThanOrEqual(layout.width);
      expect(at.y + TILE.height).toBeLessThanOrEqual(layout.height);
      for (const other of cells.slice(0, index).map((each) => layout.cell(each))) {
        const apart =
          Math.abs(at.x - other.x) >= TILE.width || Math.abs(at.y - other.y) >= TILE.height;
        expect(apart).toBe(true);
      }
    });
  });

  test("two cells of bridge lie between the inn and the first space", () => {
    expect(layout.special("gate")).toEqual(layout.cell(0));
    expect(layout.special("inn")).toEqual(layout.cell(5));
    expect(layout.space(1)).toEqual(layout.cell(8));
    expect(layout.space(28)).toEqual(layout.cell(35));
  });
});
