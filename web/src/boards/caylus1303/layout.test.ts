import { describe, expect, test } from "vitest";
import { arrangementFor, plotAt, spotAt } from "./layout";

const PRINTED = { plots: 23, beyond: 3 };

describe.each([1440, 390])("on a screen of %d", (screen) => {
  const how = arrangementFor(screen, PRINTED);
  const plots = Array.from({ length: 23 }, (_, index) => index + 1);

  test("the road climbs from the bridge and winds", () => {
    for (const plot of plots.slice(1)) {
      const [from, to] = [plotAt(plot - 1, how), plotAt(plot, how)];
      const beside = from.y === to.y && Math.abs(from.x - to.x) < 2 * how.tile.width;
      const above = from.x === to.x && to.y < from.y;
      expect(beside || above).toBe(true);
    }
  });

  test("everything is on the board, and every spot is a place of its own", () => {
    const spots = Array.from({ length: 27 }, (_, spot) => spotAt(spot, how));
    for (const { x } of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(how.width);
    }
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(27);
  });
});
