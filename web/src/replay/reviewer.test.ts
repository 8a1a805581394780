import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReviewInfo } from "../generated/api";
import type { Scene } from "../table/scene.svelte";
import { api } from "./api";
import { PAUSE, Reviewer } from "./reviewer.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function made(done: number): ReviewInfo {
  return { state: done === 3 ? "done" : "running", done, total: 3 } as ReviewInfo;
}

test("a server that judges in no time is asked a few times a second", async () => {
  vi.spyOn(api, "askReview").mockResolvedValue(made(0));
  const asked = vi
    .spyOn(api, "review")
    .mockImplementation((_id, after) => Promise.resolve(made((after ?? 0) + 1)));
  const reviewer = new Reviewer("table", {} as Scene);
  const heard = reviewer.ask();
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(asked).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(PAUSE + 1);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(PAUSE);
  await heard;
  expect(asked).toHaveBeenCalledTimes(3);
  expect(reviewer.review?.state).toBe("done");
  expect(reviewer.problem).toBeNull();
});
