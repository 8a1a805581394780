import { expect, test } from "vitest";
import type { View } from "../wire";
import { change, changed } from "./changes";

/** Any tree will do: what the paths mean is the server's business. */
function view(): View {
  return {
    provost: 6,
    seats: { red: { food: 2 }, blue: { food: 1 } },
    road: {},
  } as unknown as View;
}

const CHANGES = [
  { path: ["provost"], value: 8 },
  { path: ["seats", "red", "food"], value: 0 },
  { path: ["road", "7"], value: { tile: "farm" } },
  { path: ["road", "7", "worker"], value: "red" },
  { path: ["seats", "blue", "food"], gone: true },
  { path: ["you"] },
];
const AFTER = {
  provost: 8,
  seats: { red: { food: 0 }, blue: {} },
  road: { 7: { tile: "farm", worker: "red" } },
  you: null,
};

test("a view is led on in place", () => {
  const here = view();
  change(
    here,
    CHANGES.map((each) => structuredClone(each)),
  );
  expect(here).toEqual(AFTER);
});

test("a view is led on without touching the one before", () => {
  const before = view();
  expect(
    changed(
      before,
      CHANGES.map((each) => structuredClone(each)),
    ),
  ).toEqual(AFTER);
  expect(before).toEqual(view());
});

test("what did not change is shared", () => {
  const before = view();
  const after = changed(before, [{ path: ["seats", "red", "food"], value: 0 }]);
  expect(after.road).toBe(before.road);
  expect(after.seats.blue).toBe(before.seats.blue);
  expect(after.seats.red).not.toBe(before.seats.red);
});

test("a path that leads nowhere is an error, so that the whole table is asked for", () => {
  expect(() => change(view(), [{ path: ["seats", "green", "food"], value: 1 }])).toThrow();
});
