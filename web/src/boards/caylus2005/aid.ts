import { plain, signs, word, type AidContents } from "../../aid/contents";

const contents: AidContents = [
  {
    id: "goal",
    items: [
      ["win", "points"],
      ["sources", ""],
    ],
  },
  {
    id: "setup",
    items: [
      ["road", ""],
      ["stock", "6 worker 2 food wood"],
    ],
  },
  {
    id: "income",
    phase: "income",
    items: [
      ["base", "2 deniers"],
      ["more", ""],
    ],
  },
  {
    id: "placement",
    phase: "placement",
    items: [
      ["turn", "worker"],
      ["price", ""],
      ["own", "1 deniers"],
      ["visitor", "1 points"],
      ["where", ""],
      ["beyond", "provost"],
      ["pass", "1 deniers"],
    ],
  },
  {
    id: "special",
    phase: "special-buildings",
    items: [
      ["order", ""],
      ["gate", "worker"],
      ["post", "3 deniers"],
      ["guild", "provost"],
      ["joust", "deniers cloth > favor"],
      ["stables", ""],
      ["inn", "1 deniers"],
    ],
  },
  {
    id: "provost",
    phase: "provost",
    items: [
      ["turn", "provost"],
      ["reach", ""],
    ],
  },
  {
    id: "buildings",
    phase: "buildings",
    items: [
      ["order", ""],
      ["produce", ""],
      ["owner", ""],
      ["carpenter", "build-wood"],
      ["mason", "build-stone"],
      ["lawyer", "deniers cloth > build-residence"],
      ["lawyer-waits", ""],
      ["architect", "build-prestige"],
      ["market", "any > 4 deniers"],
      ["peddler", "2 deniers > plain"],
      ["offers", ""],
    ],
  },
  {
    id: "castle",
    phase: "castle",
    items: [
      ["turn", ""],
      ["batch", "food any any"],
      ["full", ""],
      ["idle", ""],
      ["most", "favor"],
    ],
    tables: [
      {
        id: "sections",
        head: [word("section"), word("room"), word("house"), word("space")],
        rows: [
          [word("dungeon"), plain("6"), signs("5 points"), plain("12")],
          [word("walls"), plain("10"), signs("4 points"), plain("18")],
          [word("towers"), plain("14"), signs("3 points"), plain("24")],
        ],
      },
    ],
  },
  {
    id: "end-of-turn",
    phase: "end-of-turn",
    items: [
      ["bailiff", ""],
      ["count", ""],
      ["order", ""],
    ],
    tables: [
      {
        id: "counts",
        head: [word("houses"), word("dungeon"), word("walls"), word("towers")],
        rows: [
          [plain("0"), plain("−2"), plain("−3"), plain("−4")],
          [plain("1"), plain("–"), plain("–"), plain("–")],
          [plain("2"), signs("1 favor"), signs("1 favor"), signs("1 favor")],
          [plain("3"), signs("1 favor"), signs("2 favor"), signs("1 favor")],
          [plain("4"), signs("1 favor"), signs("2 favor"), signs("2 favor")],
          [plain("5"), signs("1 favor"), signs("3 favor"), signs("2 favor")],
          [plain("6+"), signs("1 favor"), signs("3 favor"), signs("3 favor")],
        ],
      },
    ],
  },
  {
    id: "favors",
    items: [
      ["take", "favor"],
      ["open", ""],
      ["several", ""],
    ],
    tables: [
      {
        id: "lines",
        head: [word("line"), plain("1"), plain("2"), plain("3"), plain("4"), plain("5")],
        rows: [
          [
            plain("a"),
            signs("1 points"),
            signs("2 points"),
            signs("3 points"),
            signs("4 points"),
            signs("5 points"),
          ],
          [
            plain("b"),
            signs("3 deniers"),
            signs("4 deniers"),
            signs("5 deniers"),
            signs("6 deniers"),
            signs("7 deniers"),
          ],
          [
            plain("c"),
            signs("food"),
            signs("wood / stone"),
            signs("cloth"),
            signs("any > 2 plain"),
            signs("gold"),
          ],
          [
            plain("d"),
            plain("–"),
            signs("build-wood"),
            signs("build-stone"),
            signs("build-residence"),
            signs("build-prestige"),
          ],
        ],
      },
    ],
  },
  {
    id: "end",
    items: [
      ["when", ""],
      ["gold", "gold > 3 points"],
      ["cubes", "3 plain > 1 points"],
      ["deniers", "4 deniers > 1 points"],
      ["tie", ""],
    ],
  },
  {
    id: "slips",
    items: [
      ["joust", ""],
      ["gold", "gold"],
      ["castle", ""],
      ["inn", ""],
      ["favors", ""],
      ["supply", ""],
    ],
  },
  {
    id: "variants",
    items: [
      ["two", ""],
      ["simple", "favor > 3 points"],
      ["jeweller", ""],
    ],
  },
];

export default contents;
