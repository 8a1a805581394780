import { describe, expect, test } from "vitest";
import { handAt, spare, towards } from "./layout";

describe("the road of cards", () => {
  test("stays where it is while everything is in sight", () => {
    expect(spare(8)).toBe(0);
    expect(towards(7, 0, 8)).toBe(0);
  });

  test("goes as far as it must for a card to be in sight, and no further", () => {
    expect(spare(11)).toBe(3 * 136);
    expect(towards(8, 0, 11)).toBe(136);
    expect(towards(9, 3 * 136, 11)).toBe(3 * 136);
    expect(towards(0, 3 * 136, 11)).toBe(0);
  });
});

test.each([1, 3, 5, 12])("a hand of %d lies on the table, in order", (count) => {
  const cards = Array.from({ length: count }, (_, index) => handAt(index, count));
  for (const { x } of cards) {
    expect(x - 72).toBeGreaterThan(340);
    expect(x + 72).toBeLessThan(1120);
  }
  for (const [index, card] of cards.slice(1).entries()) {
    expect(card.x).toBeGreaterThan(cards[index]!.x + 40);
    expect(card.turn).toBeGreaterThan(cards[index]!.turn);
  }
});
