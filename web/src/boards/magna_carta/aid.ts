import { plain, signs, word, type AidContents } from "../../aid/contents";

const contents: AidContents = [
  {
    id: "goal",
    items: [
      ["win", "points"],
      ["secret", ""],
    ],
  },
  {
    id: "setup",
    items: [
      ["road", ""],
      ["hand", "3 card"],
      ["stock", "4 worker 2 food 2 wood 4 deniers"],
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
    id: "actions",
    phase: "actions",
    items: [
      ["turn", ""],
      ["draw", "1 deniers > card"],
      ["exchange", "1 deniers"],
      ["place", "1 deniers > worker"],
      ["build", "card"],
      ["prestige", "build-prestige"],
      ["pass", "1 deniers"],
    ],
  },
  {
    id: "gold",
    items: [
      ["joker", "gold"],
      ["limits", ""],
    ],
  },
  {
    id: "provost",
    phase: "provost",
    items: [
      ["turn", "provost"],
      ["steps", ""],
    ],
  },
  {
    id: "buildings",
    phase: "buildings",
    items: [
      ["order", ""],
      ["worker", "worker"],
      ["owner", ""],
      ["decline", ""],
      ["stock", ""],
      ["lawyer", "food > build-residence"],
      ["lawyer-never", ""],
      ["church", "2 deniers > token"],
      ["home", ""],
    ],
  },
  {
    id: "castle",
    phase: "castle",
    items: [
      ["turn", "food wood stone > token"],
      ["most", "1 gold"],
      ["nobody", "2 token"],
    ],
    tables: [
      {
        id: "tokens",
        head: [word("token"), word("worth"), word("four"), word("three"), word("two")],
        rows: [
          [word("dungeon"), signs("4 points"), plain("7"), plain("6"), plain("5")],
          [word("walls"), signs("3 points"), plain("8"), plain("7"), plain("6")],
          [word("towers"), signs("2 points"), plain("9"), plain("8"), plain("7")],
        ],
      },
    ],
  },
  {
    id: "end-of-round",
    phase: "end-of-round",
    items: [
      ["provost", "provost"],
      ["first", ""],
    ],
  },
  {
    id: "end",
    items: [
      ["when", "token"],
      ["cards", ""],
      ["gold", "gold > 1 points"],
      ["cubes", "3 plain > 1 points"],
      ["deniers", "3 deniers > 1 points"],
      ["tie", ""],
    ],
  },
  {
    id: "slips",
    items: [
      ["owner", ""],
      ["prestige", ""],
      ["residence", ""],
      ["church", ""],
      ["castle", ""],
    ],
  },
  {
    id: "variants",
    items: [
      ["beginner", ""],
      ["beginner-prestige", ""],
      ["two", ""],
    ],
  },
];

export default contents;
