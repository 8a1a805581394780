import { describe, expect, test } from "vitest";
import { beyond, plotAt, printedAt, spotAt } from "./layout";

const PLOTS = 23;
const HALF_A_FIGURE = 24;
const plots = Array.from({ length: PLOTS }, (_, index) => index + 1);

describe("the road", () => {
  test("climbs from the bridge and winds", () => {
    for (const plot of plots.slice(1)) {
      const [from, to] = [plotAt(plot - 1), plotAt(plot)];
      const beside = from.row === to.row && Math.abs(from.x - to.x) === 133;
      const above = from.x === to.x && to.y < from.y;
      expect(beside || above).toBe(true);
    }
  });

  test("has every plot and every spot at a place of its own, on the board", () => {
    const spots = Array.from({ length: PLOTS + 4 }, (_, spot) => spotAt(spot, PLOTS));
    const all = [...plots.map(plotAt), ...[0, 1, 2, 3].map(printedAt)];
    for (const [x] of spots) {
      expect(x).toBeGreaterThanOrEqual(HALF_A_FIGURE);
      expect(x).toBeLessThanOrEqual(1120 - HALF_A_FIGURE);
    }
    expect(new Set(spots.map(String)).size).toBe(spots.length);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
  });

  test("the provost stands behind the plot he reaches, as the road runs", () => {
    expect(spotAt(3, PLOTS)[0]).toBeLessThan(plotAt(3).x + 20);
    expect(spotAt(11, PLOTS)[0]).toBeGreaterThan(plotAt(11).x + 110);
    expect(spotAt(8, PLOTS)[1]).toBeLessThan(plotAt(8).y);
  });

  test.each([0, 5, 8, 15, 16, 23, 26])("beyond spot %d nothing is drawn wrongly", (spot) => {
    expect(beyond(spot, PLOTS)).toMatch(/^M[-\d.]/);
    expect(beyond(spot, PLOTS)).not.toContain("NaN");
  });
});
