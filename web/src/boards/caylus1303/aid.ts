import { plain, word, type Aid } from "../../aid/contents";

const aid: Aid<"caylus1303"> = (printed) => [
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
      ["stock", printed.start],
      ["characters", ""],
    ],
    tables: [
      {
        id: "workers",
        head: [word("players"), ...Object.keys(printed.characters).map(plain)],
        rows: [
          [word("start"), ...Object.values(printed.start_workers).map(plain)],
          [word("recruits"), ...Object.values(printed.recruits).map(plain)],
          [word("characters-drawn"), ...Object.values(printed.characters).map(plain)],
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
      ["visitor", `${printed.visitor_points} points`],
      ["site", ""],
      ["pass", ""],
      ["dearer", `${printed.prices.at(-1) ?? ""} worker`],
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
      ["bundle", printed.bundle.filter(({ sign }) => sign !== "plus")],
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
      ["gold", printed.left_over[0] ?? ""],
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

export default aid;
