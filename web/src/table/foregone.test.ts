import { describe, expect, test } from "vitest";
import type { OptionInfo, Question } from "../wire";
import { composed, Foregone, steps } from "./foregone";

const option = (choice: string, label = choice): OptionInfo => {
  const [verb = "", noun = ""] = choice.split(" ");
  return { choice, verb, noun, sort: "tile", label, text: "" };
};

const asked = (options: string[], more: Partial<Question> = {}): Question => ({
  seat: "blue",
  name: "PlaceWorker",
  text: "?",
  options: options.map((each) => option(each)),
  about: {},
  ...more,
});

describe("a handful", () => {
  const question = asked(["give food", "give wood"], {
    handfuls: [
      { choices: ["give food", "give food"], goods: ["food", "food"] },
      { choices: ["give wood"], goods: ["wood", "cloth"] },
    ],
  });

  test("is one choice with all its cubes", () => {
    const [first, second] = composed(question);
    expect([first?.noun, second?.noun]).toEqual(["food-food", "wood-cloth"]);
    expect(steps(first!.choice)).toEqual(["give food", "give food"]);
  });

  test("is made step by step, as long as it is possible", () => {
    const ahead = new Foregone();
    expect(ahead.chosen("give food + give food")).toBe("give food");
    expect(ahead.next(asked(["give food", "give wood"]), 5)).toBe("give food");
    expect(ahead.next(asked(["give food"]), 6)).toBeNull();
    ahead.chosen("give food + give wood");
    expect(ahead.next(asked(["pass"]), 7)).toBeNull();
  });
});

describe("going back", () => {
  test("passes what nobody was asked, and asks then", () => {
    const ahead = new Foregone();
    expect(ahead.answer(asked(["pass"], { foregone: "pass" }))).toBe("pass");
    ahead.answered(8);
    expect(ahead.wentBack(8)).toBe(true);
    expect(ahead.wentBack(6)).toBe(false);
    expect(ahead.answer(asked(["pass"], { foregone: "pass" }))).toBeNull();
    ahead.chosen("place gate");
    expect(ahead.answer(asked(["pass"], { foregone: "pass" }))).toBe("pass");
  });
});
