import { describe, expect, it } from "vitest";
import { merged } from "./standing";

const rating = (value: number) => ({
  value,
  low: value - 80,
  high: value + 90,
  games: 9,
  provisional: false,
});

describe("the list of the best", () => {
  it("has bots between people, and places for people only", () => {
    const rows = merged({
      game: "x",
      people: [
        { name: "Ann", rating: rating(1200) },
        { name: "Bob", rating: rating(900) },
        { name: "Cat", rating: rating(900) },
      ],
      bots: [{ level: "journeyman", value: 1000 }],
      provisional: 0,
    });
    expect(rows.map(({ name, place }) => [name, place])).toEqual([
      ["Ann", 1],
      ["journeyman", null],
      ["Bob", 2],
      ["Cat", 2],
    ]);
    expect(rows[0]!.spread).toBe(85);
  });
});
