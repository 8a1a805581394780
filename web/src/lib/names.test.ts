import { expect, test } from "vitest";
import { cutName } from "./names";

const FAMILY = "👩‍👩‍👧‍👦";

test("a short name stays as it is", () => {
  expect(cutName("Wilhelmina")).toBe("Wilhelmina");
});

test("a long one ends with a whole sign", () => {
  expect(cutName("W".repeat(30))).toBe("W".repeat(24));
  expect(cutName(FAMILY.repeat(4))).toBe(FAMILY.repeat(3));
  expect(cutName(`${"W".repeat(23)}e\u0301`)).toBe("W".repeat(23));
});
