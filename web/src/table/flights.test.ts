import { expect, test } from "vitest";
import type { EventInfo } from "../wire";
import { flightsOf } from "./flights";

const at = (): string[] => ["seat:blue", "plot:3"];

test("each cube flies, coins fly together, and what is paid flies to the place", () => {
  const events: EventInfo[] = [
    { kind: "pay", seat: "blue", subject: "wages", goods: { deniers: 2 } },
    { kind: "place", seat: "blue", subject: "farm" },
    { kind: "gain", seat: "blue", subject: "farm", goods: { food: 2 } },
    { kind: "score", seat: "red", subject: "visitor", amount: 1 },
    { kind: "score", seat: "red", subject: "castle", amount: -2 },
    { kind: "phase", subject: "income" },
  ];
  const found = flightsOf(events, at).map(({ sign, home }) => `${sign} ${home ? "home" : "out"}`);
  expect(found).toEqual(["deniers out", "worker out", "food home", "food home", "points home"]);
});

test("what has no place on the board does not fly", () => {
  const events = [{ kind: "gain", seat: "blue", subject: "income", goods: { deniers: 2 } }];
  expect(flightsOf(events, () => ["seat:blue"])).toEqual([]);
});

test("of much only as much flies as can be seen", () => {
  const events = [{ kind: "gain", seat: "blue", goods: { food: 30 } }];
  expect(flightsOf(events, at)).toHaveLength(8);
});
