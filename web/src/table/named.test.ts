import { describe, expect, it } from "vitest";
import { addressed, named } from "./named";

const PEOPLE = [
  { seat: "blue", word: "blue", name: "Ann" },
  { seat: "orange", word: "Orange", name: "Émile" },
];

describe("names in sentences", () => {
  it("puts everybody's name where the colour was, whatever its case", () => {
    expect(named("Blue pays orange 1 denier.", PEOPLE)).toEqual([
      { text: "Ann", seat: "blue" },
      { text: " pays " },
      { text: "Émile", seat: "orange" },
      { text: " 1 denier." },
    ]);
    expect(named("the worker of blue's", PEOPLE).map(({ text }) => text)).toEqual([
      "the worker of ",
      "Ann",
      "'s",
    ]);
  });

  it("leaves words alone that only contain a colour", () => {
    expect(named("Blueberries", PEOPLE)).toEqual([{ text: "Blueberries" }]);
  });

  it("undoes the French elision before a colour", () => {
    expect(named("L’ouvrier d’Orange", PEOPLE).map(({ text }) => text)).toEqual([
      "L’ouvrier de ",
      "Émile",
    ]);
  });

  it("takes a text without people as it is", () => {
    expect(named("Blue", [])).toEqual([{ text: "Blue" }]);
  });
});

describe("questions to the reader", () => {
  it("need no colour", () => {
    expect(addressed("Blue, place a worker, or pass.", "blue")).toBe("Place a worker, or pass.");
  });

  it("stay as they are where nobody is addressed", () => {
    expect(addressed("Red, place a worker.", "blue")).toBe("Red, place a worker.");
    expect(addressed("Place a worker.", "blue")).toBe("Place a worker.");
  });
});
