import { plain, word, type AidContents } from "../../aid/contents";

const contents: AidContents = [
  {
    id: "goal",
    items: [
      ["win", "points"],
      ["workers", "worker"],
    ],
  },
  {
    id: "setup",
    items: [
      ["road", ""],
      ["stock", "2 wood food stone"],
      ["characters", ""],
    ],
    tables: [
      {
        id: "workers",
        head: [word("players"), plain("2"), plain("3"), plain("4"), plain("5")],
        rows: [
          [word("start"), plain("10"), plain("6"), plain("6"), plain("10")],
          [word("recruits"), plain("3"), plain("3"), plain("3"), plain("2")],
          [word("characters-drawn"), plain("5"), plain("6"), plain("7"), plain("8")],
        ],
      },
    ],
  },
  {
    id: "planning",
    phase: "planning",
    items: [
      ["turn", "worker"],
      ["building", ""],
      ["visitor", "1 points"],
      ["site", ""],
      ["pass", ""],
      ["dearer", "2 worker"],
    ],
  },
  {
    id: "activation",
    phase: "activation",
    items: [
      ["order", ""],
      ["decline", ""],
      ["fairground", "wood > favor"],
      ["lawyer", "cloth > build-residence"],
      ["carpenter", "build-wood"],
      ["toll", "provost"],
      ["bridge", "worker > provost"],
      ["plots", ""],
      ["mason", "build-stone"],
      ["owner", ""],
    ],
  },
  {
    id: "delivery",
    phase: "delivery",
    items: [
      ["turn", ""],
      ["bundle", "food any any > 5 points"],
      ["most", "favor"],
    ],
  },
  {
    id: "favors",
    items: [
      ["sources", "favor"],
      ["steal", ""],
      ["site", ""],
      ["open", ""],
    ],
  },
  {
    id: "administration",
    phase: "administration",
    items: [
      ["residences", "build-residence"],
      ["monuments", "build-prestige"],
      ["recruits", "3 worker"],
      ["provost", "provost"],
      ["next", ""],
    ],
  },
  {
    id: "characters",
    items: [
      ["early-riser", ""],
      ["night-worker", ""],
      ["journeyman", ""],
      ["thief", ""],
      ["steward", "2 points"],
      ["bailiff", "provost"],
      ["architect", "1 points"],
      ["deliveryman", ""],
      ["chamberlain", "any any any"],
      ["foreman", "1 points"],
      ["goldsmith", "gold > 5 points"],
      ["day-labourer", "1 worker"],
    ],
  },
  {
    id: "end",
    items: [
      ["when", ""],
      ["gold", "gold > 2 points"],
      ["tie", ""],
    ],
  },
  {
    id: "slips",
    items: [
      ["camp", ""],
      ["pay", ""],
      ["gold", "gold"],
      ["sides", ""],
      ["lawyer", ""],
      ["board", ""],
    ],
  },
  {
    id: "variants",
    items: [
      ["first", ""],
      ["two", ""],
      ["five", ""],
    ],
  },
];

export default contents;
