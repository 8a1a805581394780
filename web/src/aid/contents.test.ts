import { expect, test } from "vitest";
import { glyphs } from "./contents";

test("signs have a shorthand", () => {
  expect(glyphs("2 deniers / cloth > favor")).toEqual([
    { sign: "deniers", number: 2 },
    { sign: "slash" },
    { sign: "cloth" },
    { sign: "arrow" },
    { sign: "favor" },
  ]);
  expect(glyphs("")).toEqual([]);
});
