import { describe, expect, it } from "vitest";
import { asMinutes, asTime, isOpen, minutesIn, parts } from "./time";

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 6, 1, 12);

describe("spans", () => {
  it("are taken apart", () => {
    expect(parts(2 * 24 * HOUR + 5 * HOUR + 61_999)).toEqual({
      days: 2,
      hours: 5,
      minutes: 1,
      seconds: 1,
    });
    expect(parts(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe("times of day", () => {
  it("are those of a zone", () => {
    expect(minutesIn("Europe/Berlin", noon)).toBe(14 * 60);
    expect(minutesIn("Asia/Kolkata", noon)).toBe(17 * 60 + 30);
  });

  it("are inside a window or not", () => {
    const day = { start: 8 * 60, end: 14 * 60, zone: "Europe/Berlin" };
    expect(isOpen(day, noon - 1)).toBe(true);
    expect(isOpen(day, noon)).toBe(false);
    const night = { start: 20 * 60, end: 2 * 60, zone: "UTC" };
    expect(isOpen(night, noon)).toBe(false);
    expect(isOpen(night, noon + 13 * HOUR)).toBe(true);
    expect(isOpen(null, noon)).toBe(true);
  });

  it("are written as fields have them", () => {
    for (const minutes of [0, 5, 510, 1439]) expect(asMinutes(asTime(minutes))).toBe(minutes);
    expect(asTime(510)).toBe("08:30");
  });
});
