import { describe, expect, test } from "vitest";
import type { Entry } from "./history.svelte";
import { gist, soundOf } from "./news";

const entry = (number: number, kind: string, text: string): Entry => ({
  number,
  seat: "red",
  lines: [{ kind, text }],
  events: [{ kind }],
  round: 1,
});

describe("the gist", () => {
  const told = [
    entry(1, "place", "one"),
    entry(2, "pass", "two"),
    entry(3, "build", "three"),
    entry(4, "place", "four"),
    entry(5, "provost", "five"),
    entry(6, "gain", "six"),
  ];

  test("is what matters most, in its order", () => {
    expect(gist(told)).toEqual(["three", "four", "five"]);
  });

  test("is all of it where there is little", () => {
    expect(gist(told.slice(0, 2))).toEqual(["one", "two"]);
  });
});

test.each([
  [["pay", "place"], "move"],
  [["provost"], "provost"],
  [["bailiff", "count", "score"], "count"],
  [["count", "over"], "end"],
  [[], null],
])("%s sounds like %s", (kinds, sound) => {
  expect(soundOf(kinds.map((kind) => ({ kind })))).toBe(sound);
});
