import { describe, expect, test } from "vitest";
import { drawingOf } from "./buildings";
import { castle } from "./castle";
import { SEATS } from "./people";
import { define, isDrawn, shownIn } from "./symbols";

const TILES = import.meta.glob<string>("../../../../src/kingsroad/games/*/tiles.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The keys of the tiles that the engine has. */
const keysOf = (source: string) =>
  [...source.matchAll(/Tile\(\s*"([a-z0-9-]+)"/g)].map(([, key]) => key!);

describe("every tile of every game has a drawing", () => {
  test.each(Object.entries(TILES))("%s", (_, source) => {
    const keys = keysOf(source);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !isDrawn(drawingOf(key)))).toEqual([]);
  });

  test("of three games", () => expect(Object.keys(TILES)).toHaveLength(3));
});

test("a drawing is the same every time, and shows only what there is", () => {
  const ids = [
    ...Object.values(TILES).flatMap(keysOf).map(drawingOf),
    "v-sheep",
    "roped",
    "provost",
  ];
  for (const id of ids) {
    const markup = define(id);
    expect(markup).toBe(define(id));
    expect(markup).not.toMatch(/NaN|undefined/);
    expect(shownIn(markup).filter((other) => !isDrawn(other))).toEqual([]);
  }
});

test("seats differ in silhouette, not in colour alone", () => {
  const plain = SEATS.map((seat) => define(`p-${seat}`).replaceAll(seat, ""));
  expect(new Set(plain).size).toBe(SEATS.length);
});

test("the castle has as many houses as were built, and traces what it lacks", () => {
  const shown = shownIn(castle(["blue", "red"], ["blue", null], ["red"]));
  expect(shown.filter((id) => id.startsWith("h-"))).toEqual(["h-blue", "h-red", "h-blue", "h-red"]);
  const traced = (markup: string) => markup.split("ghostn").length - 1;
  const begun = castle([], ["blue"], []);
  const further = castle([], ["blue", "red"], ["red", "red"]);
  expect(traced(begun)).toBe(9 + 14);
  expect(traced(further)).toBe(8 + 12);
});
