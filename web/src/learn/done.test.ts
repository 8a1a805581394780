import { beforeEach, expect, test } from "vitest";
import { lessonDone, lessonsDone } from "./done";

beforeEach(() => {
  const store = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  } as Storage;
});

test("a lesson is done once, and each game keeps its own", () => {
  expect(lessonsDone("caylus2005")).toEqual([]);
  lessonDone("caylus2005", "workers");
  lessonDone("caylus2005", "castle");
  lessonDone("caylus2005", "workers");
  expect(lessonsDone("caylus2005")).toEqual(["workers", "castle"]);
  expect(lessonsDone("caylus1303")).toEqual([]);
});
