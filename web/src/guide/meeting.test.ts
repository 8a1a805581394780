import { expect, test } from "vitest";
import { opening, tileChosen, tileOf } from "./meeting";

const TILES = { quarry: {}, bank: {} };

test("what is built is met by everybody, a place only by whose worker goes there", () => {
  const built = { kind: "build", subject: "bank", seat: "red" };
  const placed = { kind: "place", subject: "quarry", seat: "red" };
  expect(tileOf(built, ["blue"], TILES)).toBe("bank");
  expect(tileOf(placed, ["blue"], TILES)).toBe("");
  expect(tileOf(placed, ["red"], TILES)).toBe("quarry");
});

test("events that speak of no tile teach nothing", () => {
  expect(tileOf({ kind: "pass", subject: "bridge", seat: "red" }, ["red"], TILES)).toBe("");
  expect(tileOf({ kind: "place", subject: "castle", seat: "red" }, ["red"], TILES)).toBe("");
});

test("a choice speaks of the tile it names", () => {
  expect(tileChosen({ noun: "bank" }, TILES)).toBe("bank");
  expect(tileChosen({ noun: "3" }, TILES)).toBe("");
  expect(tileChosen(undefined, TILES)).toBe("");
});

test("a phase is opened by the first lines of its section", () => {
  const lines = ["turn", "price", "own"].map((id): [string, string] => [id, ""]);
  const aid = [
    { id: "goal", items: lines },
    { id: "placement", phase: "placement", items: lines },
  ];
  expect(opening(aid, "placement")).toEqual({ id: "placement", items: ["turn", "price"] });
  expect(opening(aid, "castle")).toBeNull();
});
