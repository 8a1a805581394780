import { expect, test } from "vitest";
import type { Caylus2005View } from "../../generated/views";
import { Crew } from "./crew";
import { Masons } from "./masons";

type Parts = Partial<Record<"special" | "road" | "seats", unknown>>;
const view = (parts: Parts) => ({ special: {}, road: {}, ...parts }) as unknown as Caylus2005View;
const spots = (crew: Crew, shown: Caylus2005View) =>
  new Map(crew.muster(shown).map(({ id, spot }) => [id, spot]));

test("a worker who goes from the gate to a building is the same worker", () => {
  const crew = new Crew(3);
  const before = spots(crew, view({ special: { gate: "red" }, seats: { red: { workers: 2 } } }));
  const [sent] = [...before].find(([, spot]) => spot === "gate:")!;
  const after = spots(
    crew,
    view({ road: { 4: { tile: "farm", worker: "red" } }, seats: { red: { workers: 2 } } }),
  );
  expect(after.get(sent)).toBe("plot:4");
});

test("whoever stays keeps the place, and the rest wait at home side by side", () => {
  const crew = new Crew(3);
  const seats = { red: { workers: 2 } };
  const before = spots(crew, view({ special: { stables: ["red"] }, seats }));
  const after = spots(
    crew,
    view({ special: { stables: ["red"], gate: "red" }, seats: { red: { workers: 1 } } }),
  );
  const [stays] = [...before].find(([, spot]) => spot === "stables:0")!;
  expect(after.get(stays)).toBe("stables:0");
  expect([...after.values()].sort()).toEqual(["gate:", "home:0", "stables:0"]);
});

test("a house that stands does not move when another comes", () => {
  const masons = new Masons();
  const houses = (red: number, blue: number) =>
    masons.houses(
      view({
        seats: {
          red: { houses: { dungeon: red, walls: 0, towers: 0 } },
          blue: { houses: { dungeon: blue, walls: 0, towers: 0 } },
        },
      }),
    ).dungeon;
  expect(houses(0, 1)).toEqual(["blue"]);
  expect(houses(2, 1)).toEqual(["blue", "red", "red"]);
  expect(houses(1, 2)).toEqual(["blue", "red", "blue"]);
});
