import { beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../generated/api";
import type { EventInfo, Update } from "../wire";
import { History } from "./history.svelte";

const TURN_TWO: EventInfo = { kind: "turn", amount: 2 };

function frame(number: number, events: EventInfo[] = []): Frame {
  const log = [{ kind: "place", text: `line ${number}` }];
  return { made: { number, seat: "red", choice: "pass" }, label: "", events, log, changes: [] };
}

function update(number: number, more: Partial<Update> = {}): Update {
  const { made, events, log } = frame(number);
  const none = { changes: [], over: false, undo: "none", thinking: null } as const;
  const question = { seat: null, name: "", text: "", options: [], about: {} };
  return {
    ...{ type: "update", lines: number, choices: number, made: [made], undone: false },
    ...{ events, log, question, ...none, ...more },
  } as Update;
}

/** What the server has to tell of choices since some, up to some. */
let told: (since: number, upto: number) => Frame[];

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://table" });
  told = (since, upto) =>
    Array.from({ length: upto - since }, (_, index) => frame(since + index + 1));
  vi.stubGlobal("fetch", (address: URL) => {
    const asked = address.searchParams;
    const frames = told(Number(asked.get("since")), Number(asked.get("upto")));
    return Promise.resolve(new Response(JSON.stringify(frames)));
  });
});

const numbers = (history: History) => history.entries.map((entry) => entry.number);

test("the past is fetched in pages, the present is added", async () => {
  const history = new History("abc");
  await history.catchUp(450, "red", true);
  history.add(update(451));
  expect(numbers(history)).toEqual(Array.from({ length: 451 }, (_, index) => index + 1));
  expect(history.newest).toEqual(["line 451"]);
});

test("what comes while the past is fetched stands behind it", async () => {
  const history = new History("abc");
  const fetching = history.catchUp(3, "red", true);
  history.add(update(4));
  await fetching;
  expect(numbers(history)).toEqual([1, 2, 3, 4]);
});

test("what was missed is fetched on the next occasion, and only that", async () => {
  const history = new History("abc");
  await history.catchUp(3, "red", true);
  history.add(update(6));
  const asked: number[][] = [];
  const before = told;
  told = (since, upto) => (asked.push([since, upto]), before(since, upto));
  await history.catchUp(6, "red", false);
  expect(asked).toEqual([[3, 6]]);
  expect(numbers(history)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("what is taken back is no longer told", async () => {
  const history = new History("abc");
  await history.catchUp(5, "red", true);
  history.add(update(3, { undone: true, made: [], events: [], log: [] }));
  expect(numbers(history)).toEqual([1, 2, 3]);
});

test("every line knows its round", async () => {
  told = () => [frame(1), frame(2, [TURN_TWO]), frame(3)];
  const history = new History("abc");
  await history.catchUp(3, null, true);
  history.add(update(4));
  history.add(update(5, { events: [{ kind: "turn", amount: 3 }] }));
  expect(history.entries.map((entry) => entry.round)).toEqual([0, 2, 2, 2, 3]);
});
