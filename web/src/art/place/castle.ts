/** The castle: every house is a bay of the wall or a storey of a tower. Its ground is y = 0. */

import { box, n, path, put, shape, signAt } from "./hand";
import { block, courses, merlons, niche, pane, stones } from "./kit";

/** The height of a storey of a tower. */
export const STOREY = 34;

/** A niche, with the house of a seat in it; x is its middle. */
function housed(x: number, y: number, seat: string | null): string {
  return niche(x, y) + (seat ? put(`h-${seat}`, x, y - 12.5, 0.98) : "");
}

/** The masonry of one bay of the wall; its neighbours join without a seam. */
export function bay(x: number, h = 60, w = 40): string {
  return [
    path(`M${x} 0V${-h}H${x + w}V0Z`, "w ns"),
    path(`M${x + w - 5} 0V${-h + 4}h5V0Z`, "wd ns"),
    merlons(x, -h + 1, w, 3, 9),
    stones(x, 0, w - 6, h, 6),
    path(`M${x} ${-h + 5}h${w}M${x} 0h${w}`, "i"),
  ].join("");
}

/** A bay that is still to come: a knee-high course, the rest only traced. */
export function ghostBay(x: number, h = 60, w = 40): string {
  const [left, right, turn] = [x + 7, x + w - 7, n((w - 14) / 2)];
  return [
    path(`M${x} 0V-22H${x + w}V0Z`, "w"),
    stones(x, 0, w - 3, 20, 5),
    path(`M${x} -22V${-h}H${x + w}V-22`, "ghost"),
    path(`M${left} -22V-30A${turn} ${turn} 0 0 1 ${right} -30V-22`, "ghostn"),
  ].join("");
}

/** A tower so many storeys high, without what stands in its niches; with roof when it is full. */
export function masonry(x: number, w: number, storeys: number, full: boolean): string {
  const h = STOREY * storeys + 12;
  const body = [
    box(x, -h, w, h, "w"),
    path(`M${n(x + w * 0.72)} 0V${-h}H${x + w}V0Z`, "wd ns"),
    path(`M${x} 0V${-h}H${x + w}V0`, "i"),
    stones(x, 0, w * 0.95, h, 5 * storeys + 3),
    shape(`${x - 4} 3 ${x - 2} -7 ${x + w + 2} -7 ${x + w + 4} 3`, "w"),
  ];
  if (full) {
    const tip = [x + w / 2, -h - 46] as const;
    const [left, right] = [[x - 2, -h - 5] as const, [x + w + 2, -h - 5] as const];
    body.push(
      merlons(x - 4, -h + 2, w + 8, 4, 8),
      shape([left, tip, right], "r"),
      shape([[x + w * 0.56, -h - 5], tip, right], "rd"),
      courses([left, tip, tip, right], 4),
    );
  }
  return body.join("");
}

/** What a tower still lacks, traced, from storey `built` on. */
export function ghostTower(x: number, w: number, storeys: number, built = 0): string {
  const low = built ? STOREY * built + 12 : 10;
  const high = STOREY * storeys + 12;
  const drawn = [
    path(`M${x} ${-low}V${-high}L${n(x + w / 2)} ${-high - 40}L${x + w} ${-high}V${-low}`, "ghost"),
  ];
  for (let at = built; at < storeys; at++) {
    const [left, y] = [n(x + w / 2 - 12), -11 - STOREY * at];
    drawn.push(path(`M${left} ${y}v-14a12 12 0 0 1 24 0v14Z`, "ghostn"));
  }
  if (!built) {
    drawn.push(
      shape(`${x - 4} 3 ${x - 2} -9 ${x + w + 2} -9 ${x + w + 4} 3`, "w"),
      stones(x, 3, w, 11, 4),
    );
  }
  return drawn.join("");
}

/** Poles beside a tower in work, boards and a crane above it. */
export function scaffold(x: number, w: number, built: number): string {
  const top = STOREY * built + 12;
  const [left, wide, high] = [x - 6, w + 12, top + 28];
  const poles = `M${left} 2V${-high}M${left + wide} 2V${-high}M${left - 5} ${-top - 2}h${wide + 10}M${left - 5} ${-top - 20}h${wide + 10}M${left} ${-top - 2}l${wide} -18M${left} ${-top + 30}h8M${left + wide} ${-top + 30}h-8`;
  const [cx, cy] = [x + w / 2, -top];
  return [
    path(poles, "scaf"),
    path(`M${n(cx - 8)} ${cy}v-46l34 -14M${n(cx - 8)} ${cy - 28}l18 -24`, "beam"),
    path(`M${n(cx + 25)} ${cy - 60}v34`, "i"),
    block(cx + 20, cy - 18, 11, 8),
  ].join("");
}

/** The keep, 154 wide and 178 high, with its flag; what is in its six windows stands in front. */
export function keep(x: number, w = 154, h = 178): string {
  const turrets = [x - 12, x + w - 12].map((at) =>
    [
      box(at, -h - 10, 24, h - 30, "w"),
      path(`M${at + 16} -40V${-h - 9}h8V-40Z`, "wd ns"),
      path(`M${at} -40V${-h - 10}h24V-40`, "i"),
      stones(at, -64, 18, h - 70, 6),
      merlons(at - 2, -h - 9, 28, 3, 8),
      path(`M${at + 10} ${-h + 26}v9M${at + 10} ${-h + 66}v9`, "slit"),
    ].join(""),
  );
  return [
    box(x, -h, w, h - 30, "w"),
    path(`M${n(x + w * 0.86)} -40V${-h}H${x + w}V-40Z`, "wd ns"),
    stones(x, -60, w, h - 66, 20),
    path(`M${x} -40V${-h}H${x + w}V-40`, "i"),
    ...turrets,
    merlons(x + 12, -h + 1, w - 24, 7, 9),
    path(`M${x + w / 2} ${-h - 6}v-16`, "i"),
    path(`M${x + w / 2} ${-h - 22}c8 -4 14 4 24 0v13c-10 4 -16 -4 -24 0Z`, "royal"),
  ].join("");
}

/** Where the six niches of a keep are: the middle of their sills. */
export const keepNiches = (x: number, h = 178): { x: number; y: number }[] =>
  [0, 1, 2, 3, 4, 5].map((at) => ({
    x: x + 33 + (at % 3) * 44,
    y: -h + 58 + Math.floor(at / 3) * 41,
  }));

/** A window of the keep where nothing stands. */
export const keepWindow = (x: number, y: number): string =>
  pane(x - 9, y, 18, 26, true) + path(`M${x} ${y}v-26`, "i th");

/** The gate, with the lily above it. */
export function castleGate(x: number, w = 46, h = 76): string {
  const mid = x + w / 2;
  const bars = [-9, -4, 0, 4, 9].map((at) => `M${mid + at} ${-39 + Math.abs(at) / 3}V-14`).join("");
  return [
    box(x, -h, w, h, "w"),
    stones(x, 0, w, h - 2, Math.round(w / 6)),
    merlons(x - 3, -h + 1, w + 6, Math.round(w / 12), 9),
    path(`M${mid - 14} 0V-26A14 14 0 0 1 ${mid + 14} -26V0Z`, "n"),
    path(`${bars}M${mid - 13} -30h26M${mid - 13} -22h26`, "grate"),
    signAt("favor", mid, -h + 20, 20),
  ].join("");
}

/** What stands where in the castle of the first Caylus, 654 wide. */
export const CASTLE = {
  keep: 250,
  gate: 304,
  bays: [50, 90, 130, 224, 264, 350, 390, 484, 524, 564],
  towers: [
    { x: 0, w: 50, storeys: 3 },
    { x: 170, w: 54, storeys: 4 },
    { x: 430, w: 54, storeys: 4 },
    { x: 604, w: 50, storeys: 3 },
  ],
} as const;

const GROVE: [number, number, number, "tree" | "pine"][] = [
  [66, -58, 0.8, "tree"],
  [84, -54, 0.9, "pine"],
  [104, -62, 1, "pine"],
  [128, -54, 0.9, "tree"],
  [148, -56, 0.8, "pine"],
  [498, -56, 0.9, "tree"],
  [516, -60, 1, "pine"],
  [540, -54, 0.8, "pine"],
  [562, -58, 1, "tree"],
  [588, -54, 0.9, "pine"],
  [-18, 14, 0.9, "pine"],
];

/**
 * The whole castle of the first Caylus with the houses of each section, in their order; an empty
 * niche of a section that was counted is null. To be drawn in a group of the class `k-castle ink`.
 */
export function castle(
  dungeon: (string | null)[],
  walls: (string | null)[],
  towers: (string | null)[],
): string {
  const { keep: kx, gate, bays } = CASTLE;
  const drawn = [
    path(
      "M-40 18C0 -8 20 -34 110 -40C200 -70 260 -86 330 -88S470 -66 560 -42C630 -34 660 -10 690 18Z",
      "knoll ns",
    ),
    path("M-30 14C10 -4 60 -26 120 -30M690 12C650 -10 620 -24 560 -28", "i th"),
    ...GROVE.map(([x, y, size, which]) => put(which, x, y, size)),
    keep(kx),
    ...keepNiches(kx).map(({ x, y }, at) => housed(x, y, dungeon[at] ?? null)),
    ...bays.map((x, at) =>
      at < walls.length ? bay(x) + housed(x + 19, -12, walls[at] ?? null) : ghostBay(x),
    ),
    castleGate(gate),
  ];
  let left = [...towers];
  for (const { x, w, storeys } of CASTLE.towers) {
    const mine = left.slice(0, storeys);
    left = left.slice(storeys);
    const full = mine.length === storeys;
    if (!full) drawn.push(ghostTower(x, w, storeys, mine.length));
    if (mine.length) drawn.push(masonry(x, w, mine.length, full));
    mine.forEach((seat, at) => drawn.push(housed(x + w / 2, -11 - STOREY * at, seat)));
    if (full) drawn.push(put("flag", x + w / 2, -STOREY * storeys - 56));
    else if (mine.length) drawn.push(scaffold(x, w, mine.length));
  }
  return drawn.join("");
}
