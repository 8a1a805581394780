import { expect, test } from "vitest";
import { Vocabulary } from "./vocabulary";

const WORDS = `
seat-red = red
    .capital = Red
form-tile-capital = { $tile }!
tile-market = market
tile-small-farm = small farm
character-thief = thief
owned = { $seat }’s { $tile }
built = { $seat-capital } builds { $tile }
counted = { $number ->
    [one] one worker
   *[other] { $number } workers
 }
`;
const words = new Vocabulary("en", [WORDS]);

test("gaps are filled with text, numbers and nouns", () => {
  expect(words.say("counted", { number: 1 })).toBe("one worker");
  expect(words.say("counted", { number: 3 })).toBe("3 workers");
  expect(words.say("built", { seat: ["seat", "red"], tile: ["tile", "market"] })).toBe(
    "Red builds market",
  );
});

test("a noun is bent by its own form, else by that of its family", () => {
  expect(words.name(["seat", "red"], "capital")).toBe("Red");
  expect(words.name(["tile", "market"], "capital")).toBe("market!");
});

test("a cause may be a tile or a character", () => {
  expect(words.name(["cause", "market"])).toBe("market");
  expect(words.name(["cause", "thief"])).toBe("thief");
});

test("a card of a seat is named after both", () => {
  expect(words.name(["tile", "red-small-farm"])).toBe("red’s small farm");
});

test("what has no words is called by its key", () => {
  expect(words.name(["tile", "blue-market"])).toBe("blue-market");
  expect(words.say("missing")).toBe("missing");
  expect(words.has("missing")).toBe(false);
});

test("a later file has the last word", () => {
  expect(new Vocabulary("en", [WORDS, "tile-market = fair"]).name(["tile", "market"])).toBe("fair");
});
