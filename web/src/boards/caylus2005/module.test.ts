import { describe, expect, test, vi } from "vitest";
import type { EventInfo, OptionInfo, TileInfo } from "../../wire";
import type { Sight } from "../games";
import module from "./module";

// The figures of the board ask how much motion the reader likes; here is no screen to ask.
vi.hoisted(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })),
);

type Seen = Sight<"caylus2005">;

/** As much of a table as the questions of these tests look at. */
function sight(view: Record<string, unknown> = {}, about: Record<string, string> = {}): Seen {
  const seat = (deniers: number, c = 0) => ({
    deniers,
    markers: { a: 0, b: 0, c, d: 0 },
    houses: { dungeon: 3, walls: 0, towers: 0 },
  });
  return {
    about,
    tiles: { statue: { kind: "prestige" } as TileInfo },
    printed: {
      special: ["gate", "inn"],
      spaces: 28,
      open_fields: [2, 4, 5, 5],
      provost_reach: 3,
      sections: [
        { key: "dungeon", room: 6 },
        { key: "walls", room: 10 },
      ],
    },
    view: {
      phase: "placement",
      provost: 6,
      counted: [],
      bridge: ["red"],
      order: ["blue", "red", "green"],
      road: { 1: { tile: "farm", worker: "blue" }, 7: { tile: "market", worker: "red" } },
      seats: { blue: seat(2), red: seat(5, 2), green: seat(0) },
      supply: ["statue", "church"],
      to_choose: "red",
      ...view,
    },
  } as unknown as Seen;
}

const option = (verb: string, noun = "") => ({ verb, noun }) as OptionInfo;

describe("targets", () => {
  test.each([
    ["place", "gate", ["tile:gate"]],
    ["place", "market", ["plot:7"]],
    ["provost", "-2", ["walk:4"]],
    ["build", "church", ["supply:church", "plot:2"]],
    ["build", "statue", ["supply:statue"]],
    ["batch", "wood-stone", ["castle:walls"]],
    ["pass", "", ["bridge"]],
    ["decline", "", []],
  ])("%s %s", (verb, noun, places) => {
    expect(module.targets(option(verb, noun), sight({ counted: ["dungeon"] }))).toEqual(places);
  });

  test("a marker does not go where the table is still shut", () => {
    const open = (counted: string[]) => module.targets(option("line", "c"), sight({ counted }));
    expect(open([])).toEqual(["line:c", "field:c2"]);
    expect(open(["dungeon"])).toEqual(["line:c", "field:c3"]);
  });

  test("what a question is about is where its goods come from", () => {
    const take = (cause: string) => module.targets(option("take", "food"), sight({}, { cause }));
    expect(take("farm")).toEqual(["plot:1"]);
    expect(take("line-c")).toEqual(["line:c"]);
  });
});

describe("mentions", () => {
  const told = (event: EventInfo) => module.mentions(event, sight());

  test("a building is mentioned where it is", () => {
    expect(told({ kind: "build", subject: "church", amount: 8 })).toEqual(["plot:8"]);
    expect(told({ kind: "place", seat: "red", subject: "gate" })).toEqual(["tile:gate"]);
  });

  test("what everybody receives is no news, a seat's own is", () => {
    expect(told({ kind: "gain", seat: "red", subject: "income" })).toEqual([]);
    expect(told({ kind: "score", seat: "red", subject: "final-gold" })).toEqual([
      "end",
      "seat:red",
    ]);
  });

  test("a kind that is newer than the page is passed over", () => {
    expect(told({ kind: "eclipse", subject: "sun" })).toEqual([]);
  });
});

describe("forecast", () => {
  test("workers up to the provost act, those beyond do not", () => {
    const found = module.forecast(sight());
    expect(found?.acting).toEqual({ blue: ["plot:1"] });
    expect(found?.idle).toEqual({ red: ["plot:7"] });
  });

  test("who passed moves him first, nobody further than the reach or the money goes", () => {
    expect(module.forecast(sight())?.movers).toEqual([
      { seat: "red", steps: 3 },
      { seat: "blue", steps: 2 },
    ]);
  });

  test("later there is nothing to foresee", () => {
    expect(module.forecast(sight({ phase: "castle" }))).toBeNull();
  });
});
