import { describe, expect, test } from "vitest";
import { affordable } from "./afford";

const one = (sign: string, number = 1) => ({ sign, number });

describe("a price", () => {
  test("is paid with what it names", () => {
    expect(affordable([one("wood"), one("stone", 2)], { wood: 1, stone: 2 })).toBe(true);
    expect(affordable([one("wood"), one("stone", 2)], { wood: 1, stone: 1, food: 5 })).toBe(false);
  });

  test("with cubes of any kind besides, but none twice", () => {
    expect(affordable([one("wood"), one("plain")], { wood: 1 })).toBe(false);
    expect(affordable([one("wood"), one("plain")], { wood: 2 })).toBe(true);
    expect(affordable([one("wood"), one("plain")], { wood: 1, gold: 1 })).toBe(false);
    expect(affordable([one("wood"), one("any")], { wood: 1, gold: 1 })).toBe(true);
  });

  test("with gold for what is missing, where gold is a joker", () => {
    expect(affordable([one("wood", 2)], { wood: 1, gold: 1 })).toBe(false);
    expect(affordable([one("wood", 2)], { wood: 1, gold: 1 }, true)).toBe(true);
    expect(affordable([one("wood", 2), one("gold")], { wood: 1, gold: 1 }, true)).toBe(false);
  });
});
