import { beforeEach, expect, test } from "vitest";
import type { PuzzleInfo } from "../generated/api";
import { afterDaily, afterTry, keepProgress, nextPuzzle, progressOf, streakOn } from "./progress";

beforeEach(() => {
  const store = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  } as Storage;
});

const puzzle = (key: string, rating = 1200, kind = "provost"): PuzzleInfo =>
  ({ key, rating, kind, seats: 2 }) as PuzzleInfo;

test("a rating goes up and down, by the first try only", () => {
  const fresh = progressOf("caylus2005");
  const better = afterTry(fresh, puzzle("a"), true);
  expect(better.rating).toBe(1220);
  expect(afterTry(better, puzzle("a"), false)).toBe(better);
  const worse = afterTry(fresh, puzzle("a"), false);
  expect(worse.rating).toBe(1180);
  expect(afterTry(fresh, puzzle("hard", 1800), true).rating).toBeGreaterThan(1235);
  expect(afterTry(fresh, puzzle("easy", 600), true).rating).toBe(1201);
});

test("progress is kept for each game, and what was spoilt is begun anew", () => {
  keepProgress("caylus2005", afterTry(progressOf("caylus2005"), puzzle("a"), true));
  expect(progressOf("caylus2005").tried).toEqual({ a: true });
  expect(progressOf("caylus1303").tried).toEqual({});
  localStorage.setItem("kingsroad.puzzles.caylus2005", "{nonsense");
  expect(progressOf("caylus2005").rating).toBe(1200);
});

test("days in a row make a streak", () => {
  const first = afterDaily(progressOf("caylus2005"), "2026-02-28");
  expect(first.streak).toBe(1);
  const second = afterDaily(first, "2026-03-01");
  expect(second.streak).toBe(2);
  expect(afterDaily(second, "2026-03-01")).toBe(second);
  expect(streakOn(second, "2026-03-02")).toBe(2);
  expect(streakOn(second, "2026-03-03")).toBe(0);
  expect(afterDaily(second, "2026-03-03").streak).toBe(1);
});

test("the next puzzle is new and suits the solver", () => {
  const all = [puzzle("a", 800), puzzle("b", 1250), puzzle("c", 1300, "ending")];
  const tried = afterTry(progressOf("caylus2005"), puzzle("b"), true);
  expect(nextPuzzle(tried, all, null, () => 0)?.key).toBe("c");
  expect(nextPuzzle(tried, all, "provost", () => 0)?.key).toBe("a");
  expect(nextPuzzle(tried, all, "placement")).toBeNull();
});
