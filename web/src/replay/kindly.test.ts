import { beforeAll, expect, test, vi } from "vitest";
import { Refused } from "../lib/api";
import { language, t } from "../lib/language.svelte";
import { kindly } from "./kindly";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await language.speak("en");
});

test("a code that has words is told in them", () => {
  expect(kindly(new Refused("offline", ""))).toBe(t("web-replay-no-offline"));
});

test("one without words gives its reason, or at least its code", () => {
  expect(kindly(new Refused("new-code", "the moon is full"))).toContain("the moon is full");
  expect(kindly(new Refused("new-code", ""))).toContain("new-code");
});

test("what is no refusal is not explained away", () => {
  expect(() => kindly(new TypeError("ours"))).toThrow("ours");
});
