import { plain, signs, word, type Aid } from "../../aid/contents";

const aid: Aid<"magna_carta"> = (printed) => [
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
      ["hand", `${printed.hand} card`],
      ["stock", [{ sign: "worker", number: printed.workers }, ...printed.start]],
    ],
  },
  {
    id: "income",
    phase: "income",
    items: [
      ["base", `${printed.income} deniers`],
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
      ["most", printed.most_batches],
      ["nobody", `${printed.idle_tokens} token`],
    ],
    tables: [
      {
        id: "tokens",
        head: [word("token"), word("worth"), word("four"), word("three"), word("two")],
        rows: printed.sections.map(({ key, points, tokens }) => [
          word(key),
          signs(`${points} points`),
          ...[4, 3, 2].map((seats) => plain(tokens[seats] ?? "")),
        ]),
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
      ["gold", printed.left_over[0] ?? ""],
      ["cubes", printed.left_over[1] ?? ""],
      ["deniers", printed.left_over[2] ?? ""],
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

export default aid;
