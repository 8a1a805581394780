import { beforeAll, describe, expect, test, vi } from "vitest";
import { language, noun } from "../lib/language.svelte";
import type { OptionInfo } from "../wire";
import { giveKeys, layOut } from "./options";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await language.speak("en");
  language.game = "caylus2005";
});

function option(verb: string, noun = "", sort = "", label = `${verb} ${noun}`.trim()): OptionInfo {
  return { choice: `${verb} ${noun}`.trim(), verb, noun, sort, label, text: "" };
}

const naming = (tile: string): string => noun("tile", tile);
const PLACE = ["trading-post", "merchants-guild", "joust-field"].map((tile) =>
  option("place", tile, "tile"),
);
const PASS = option("pass");

describe("laying out", () => {
  test("what ends a part of a turn stands apart", () => {
    const { groups, endings } = layOut([...PLACE, PASS], naming);
    expect(endings.map((each) => each.option.choice)).toEqual(["pass"]);
    expect(groups.map(({ verb, shown }) => [verb, shown.length])).toEqual([["place", 3]]);
  });

  test("under a heading the noun says enough", () => {
    const { groups } = layOut(PLACE, naming);
    expect(groups[0]!.shown.map((each) => each.name)).toEqual([
      "Trading post",
      "Merchants' guild",
      "Joust field",
    ]);
  });

  test("a choice of its kind alone is named in full beside other kinds", () => {
    const { groups } = layOut([...PLACE, option("home", "", "", "Send home")], naming);
    expect(groups.at(-1)).toMatchObject({ verb: "", shown: [{ name: "Send home" }] });
  });

  test("goods are shown as signs, and nothing else is taken for goods", () => {
    const options = [
      option("batch", "wood-stone", "goods"),
      option("take", "food", "good"),
      option("build", "wood-farm", "tile"),
      option("place", "wood", "tile"),
    ];
    const shown = layOut(options, naming).groups.flatMap((group) => group.shown);
    const goods = Object.fromEntries(shown.map((each) => [each.option.verb, each.goods]));
    expect(goods).toEqual({ batch: ["wood", "stone"], take: ["food"], build: [], place: [] });
  });
});

describe("keys", () => {
  test("each choice has one, and no two the same", () => {
    const keys = giveKeys([...PLACE, PASS], naming, new Map());
    expect(keys.size).toBe(4);
    expect(new Set(keys.values()).size).toBe(4);
  });

  test("passing has the first pick, the others a letter of their own names", () => {
    const keys = giveKeys(
      [option("place", "park", "tile", "park"), ...PLACE, PASS],
      naming,
      new Map(),
    );
    expect(keys.get("pass")).toBe("p");
    expect(keys.get("place park")).toBe("a");
    expect(keys.get("place trading-post")).toBe("t");
    expect(keys.get("place joust-field")).toBe("j");
  });

  test("a choice keeps its key", () => {
    const before = new Map([["place joust-field", "x"]]);
    expect(giveKeys(PLACE, naming, before).get("place joust-field")).toBe("x");
  });

  test("the key that takes back is never given", () => {
    const keys = giveKeys([option("use", "u", "", "u")], naming, new Map());
    expect(keys.get("use u")).not.toBe("u");
  });

  test("the figure is the key of the step forward", () => {
    const steps = ["-1", "+1"].map((by) => option("provost", by, "reach", `move by ${by}`));
    const keys = giveKeys(steps, naming, new Map());
    expect(keys.get("provost +1")).toBe("1");
    expect(keys.get("provost -1")).not.toBe("1");
  });
});
