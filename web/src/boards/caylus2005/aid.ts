import { plain, signs, word, type Aid, type Cell } from "../../aid/contents";
import type { Glyph, Printed } from "../../wire";

const NOTHING = plain("–");

/** By the number of houses: the loss without any, then the favors they bring. */
function countRows({ sections }: Printed<"caylus2005">): Cell[][] {
  const last = Math.max(...sections.map(({ favors }) => favors.length)) - 1;
  return Array.from({ length: last + 1 }, (_, houses) => [
    plain(houses === last ? `${houses}+` : houses),
    ...sections.map(({ loss, favors }) => {
      if (houses === 0) return plain(`−${loss}`);
      const favor = favors[houses] ?? favors.at(-1) ?? 0;
      return favor ? signs(`${favor} favor`) : NOTHING;
    }),
  ]);
}

/** A favor that builds is known by what it builds; the rest would not fit into the table. */
function fieldCell(row: Glyph[]): Cell {
  const builds = row.find(({ sign }) => sign.startsWith("build-"));
  return row.length ? signs(builds ? [builds] : row) : NOTHING;
}

const aid: Aid<"caylus2005"> = (printed) => [
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
    id: "placement",
    phase: "placement",
    items: [
      ["turn", "worker"],
      ["price", ""],
      ["own", `${printed.own_price} deniers`],
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
        rows: printed.sections.map(({ key, room, points, space }) => [
          word(key),
          plain(room),
          signs(`${points} points`),
          plain(space),
        ]),
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
        head: [word("houses"), ...printed.sections.map(({ key }) => word(key))],
        rows: countRows(printed),
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
        head: [word("line"), ...(printed.favor_lines[0]?.fields ?? []).map((_, n) => plain(n + 1))],
        rows: printed.favor_lines.map(({ key, fields }) => [plain(key), ...fields.map(fieldCell)]),
      },
    ],
  },
  {
    id: "end",
    items: [
      ["when", ""],
      ["gold", printed.left_over[0] ?? ""],
      ["cubes", printed.left_over[1] ?? ""],
      ["deniers", printed.left_over[2] ?? ""],
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
      ["simple", printed.simple_favor],
      ["jeweller", ""],
    ],
  },
];

export default aid;
