import { describe, expect, test } from "vitest";
import type { OptionInfo } from "../wire";
import { meant, plain } from "./typed";

const option = (choice: string, label = choice): OptionInfo => {
  const [verb = "", noun = ""] = choice.split(" ");
  return { choice, verb, noun, sort: "tile", label, text: "" };
};

describe("typed choices", () => {
  const options = [
    option("place gate", "Tor besetzen"),
    option("place stables", "Ställe besetzen"),
    option("place quarry", "Steinbruch besetzen"),
    option("pass", "passen"),
  ];
  const find = (typed: string) => meant(typed, options, (each) => each.label)?.choice;

  test.each([
    ["Tor", "place gate"],
    ["tor bes", "place gate"],
    ["stalle", "place stables"],
    ["STÄL", "place stables"],
    ["st", undefined],
    ["steinb", "place quarry"],
    ["place gate", "place gate"],
    ["gate", "place gate"],
    ["passen", "pass"],
    ["pas", "pass"],
    ["tanzen", undefined],
    ["", undefined],
  ])("%s", (typed, choice) => expect(find(typed)).toBe(choice));

  test("signs and accents do not matter", () => {
    expect(plain("  Champ de  joutes, n° 2 ")).toBe("champ de joutes n 2");
    expect(plain("Gießerei")).toBe("giesserei");
  });
});
