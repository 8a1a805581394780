import { describe, expect, test } from "vitest";
import {
  fitLine,
  fitText,
  fitting,
  onRoad,
  positions,
  prefix,
  rowsOf,
  softened,
  syllables,
  textWidth,
  widthOf,
} from "./measure";

const one = (sign: string, number?: number) => ({
  sign,
  ...(number === undefined ? {} : { number }),
});

describe("signs", () => {
  test("a number stands before a sign that does not carry it, and one is not said", () => {
    expect(prefix(one("wood", 2))).toBe("2");
    expect(prefix(one("wood", 1))).toBe("");
    expect(prefix(one("points", 5))).toBe("");
    expect(prefix(one("provost", 3))).toBe("±3");
  });

  test("a row is as wide as where its last sign ends", () => {
    const row = [one("wood", 2), one("arrow"), one("points", 5)];
    const last = positions(row, 10).at(-1)!;
    expect(last.at + 5).toBeCloseTo(widthOf(row, 10));
  });

  test("trades are read line by line, everything else in one row", () => {
    const trade = [one("wood"), one("arrow"), one("gold")];
    expect(rowsOf([...trade, one("slash"), ...trade])).toEqual([trade, trade]);
    const goods = [one("wood"), one("slash"), one("stone")];
    expect(rowsOf(goods)).toEqual([goods]);
    expect(rowsOf([])).toEqual([]);
  });

  test("rows shrink only as far as they must", () => {
    const row = [one("wood"), one("stone"), one("cloth")];
    expect(fitting([row], 1000, 20)).toBe(20);
    expect(widthOf(row, fitting([row], 30, 20))).toBeCloseTo(30);
  });
});

describe("names", () => {
  test.each([
    ["Turnierplatz", "Turnier-platz"],
    ["Händlergilde", "Händler-gilde"],
    ["Zimmermann", "Zim-mer-mann"],
    ["Bibliothek", "Bib-liothek"],
    ["Kathedrale", "Kathed-rale"],
    ["Fester Zimmermann", "Fester Zim-mer-mann"],
    ["Markt", "Markt"],
    ["wisselkantoor", "wis-sel-kan-toor"],
  ])("the long words of %s may break with a hyphen", (name, divided) => {
    expect(softened(name).replaceAll("\u00ad", "-")).toBe(divided);
  });

  test("a short one keeps its size", () => {
    expect(fitText("Inn", 100, 14)).toEqual({ lines: ["Inn"], size: 14 });
  });

  test("a long one breaks where it is nearest to the middle", () => {
    expect(fitText("Merchants’ guild hall", 70, 14).lines).toEqual(["Merchants’", "guild hall"]);
    expect(fitText("Wood-merchant", 60, 14).lines).toEqual(["Wood-", "merchant"]);
  });

  test.each(["Construction site", "Hôtel", "Konstruktionsgebäude"])(
    "%s never overflows",
    (name) => {
      const { lines, size } = fitText(name, 60, 14);
      for (const line of lines) expect(textWidth(line) * size).toBeLessThanOrEqual(60.001);
    },
  );

  test("a line that would be too small to read is cut off", () => {
    const { text, size } = fitLine("A name of more letters than there is room for", 80, 14);
    expect(text).toMatch(/^A name.*…$/);
    expect(size).toBeGreaterThanOrEqual(14 * 0.75);
    expect(textWidth(text) * size).toBeLessThanOrEqual(80.001);
  });

  test("on the road it is never written smaller: folded, or the short one is taken", () => {
    expect(onRoad(["Farm", "Farm"], 90, 14)).toEqual(["Farm"]);
    expect(onRoad(["Construction office", "Office"], 90, 14)).toEqual(["Office"]);
    expect(onRoad(["Start carpenter", "Start carp."], 90, 14)).toEqual(["Start", "carpenter"]);
    expect(onRoad(["Stone sawmill", "S-Sawmill"], 70, 14)).toEqual(["Stone", "sawmill"]);
    expect(onRoad(["Stein-Steinbruch", "S-Steinbr."], 70, 14)).toEqual(["Stein-", "Steinbruch"]);
    expect(onRoad(["Goldschmiedin"], 72, 14)).toEqual(["Gold-", "schmiedin"]);
  });

  test("a word breaks between its syllables", () => {
    expect(syllables("Händlerin")).toEqual(["Händle-", "rin"]);
    expect(syllables("Frühaufsteher")).toEqual(["Früh-", "aufsteher"]);
    expect(syllables("Deliveryman")).toEqual(["Delivery-", "man"]);
    expect(syllables("Chamberlain")).toEqual(["Chamber-", "lain"]);
    expect(syllables("Inn")).toEqual(["Inn"]);
  });

  test("words are set a little closer before one of them is broken", () => {
    expect(onRoad(["Day Labourer"], 60, 14)).toEqual(["Day", "Labourer"]);
  });
});
