import { describe, expect, test } from "vitest";
import { PLOT } from "../../art/place/grid";
import { beyond, queueAt, road, spaceAt, specialAt, spotAt, walkAt } from "./layout";

const SPECIAL = ["gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn"];
const spaces = Array.from({ length: 28 }, (_, index) => index + 1);

test("the road winds: each space is beside or below the one before", () => {
  for (const space of spaces.slice(1)) {
    const [from, to] = [spaceAt(space - 1), spaceAt(space)];
    const beside = from.row === to.row && Math.abs(from.x - to.x) === PLOT;
    const below = from.x === to.x && to.y > from.y;
    expect(beside || below).toBe(true);
  }
});

test("nobody stands on the ground of another", () => {
  const all = [...spaces.map(spaceAt), ...SPECIAL.map((_, index) => specialAt(index))];
  const places = new Set(all.map(({ row, x }) => `${row} ${x}`));
  expect(places.size).toBe(all.length);
});

test("every spot of a worker is a place of its own", () => {
  const names = [
    ...spaces.map((space) => `plot:${space}`),
    ...["gate:", "trading-post:", "merchants-guild:", "joust-field:", "inn-left:", "inn-right:"],
    ...[0, 1, 2].map((stall) => `stables:${stall}`),
    ...[0, 1, 2, 3, 4].map((place) => `castle:${place}`),
  ];
  const spots = new Set(names.map((name) => spotAt(name, SPECIAL).join(" ")));
  expect(spots.size).toBe(names.length);
  expect(spotAt("castle:1", SPECIAL)[0]).toBe(queueAt(1)[0]);
});

describe("the two men", () => {
  test("stand side by side on one space", () => {
    for (const space of spaces) {
      const [provost, bailiff] = [walkAt(space), walkAt(space, true)];
      expect(provost[0] - bailiff[0]).toBeGreaterThan(20);
      expect(provost[0]).toBeLessThan(spaceAt(space).x + PLOT);
    }
  });

  test("the road beyond him is shorter the further he has come", () => {
    const lengths = spaces.map((space) => beyond(space).length);
    for (const space of spaces.slice(1))
      expect(lengths[space - 1]!).toBeLessThan(lengths[space - 2]!);
    expect(lengths[0]!).toBeLessThan(road().length);
  });
});
