/** The castle of the rounds: the keep behind a wall with a merlon for each, and the gate. */

import { box, path, put, shape, signAt, takeUp } from "../../art/place/hand";
import { merlons, pane, stones } from "../../art/place/kit";

/** How wide the wall is; its foot is y = 176. */
export const WALL = { width: 556, top: 98, foot: 176 };

/** Where the merlon of a round (from 1) is: its middle. Rounds stand in groups, a turret between. */
export function merlonAt(round: number, each: number): number {
  const group = Math.floor((round - 1) / each);
  return 88 + group * 158 + ((round - 1) % each) * 42;
}

function keep(): string {
  const [x, w, top] = [196, 168, 12];
  const turret = (at: number) =>
    [
      box(at, top - 4, 32, 90, "w"),
      path(`M${at + 22} 86V${top - 3}h10V86Z`, "wd ns"),
      path(`M${at} 86V${top - 4}h32V86`, "i"),
      stones(at, 78, 22, 60, 6),
      path(`M${at + 14} 32v10`, "slit"),
      shape(`${at - 4} ${top - 3} ${at + 16} ${top - 24} ${at + 36} ${top - 3}`, "r"),
      shape(`${at + 18} ${top - 3} ${at + 16} ${top - 24} ${at + 36} ${top - 3}`, "rd"),
    ].join("");
  return [
    box(x, top, w, 90, "w"),
    path(`M${x + w * 0.86} 90V${top}H${x + w}V90Z`, "wd ns"),
    stones(x, 80, w, 64, 18),
    merlons(x + 10, top + 1, w - 20, 8, 9),
    turret(x - 16),
    turret(x + w - 16),
    ...[30, 60, 90, 120].map((at) => pane(x + at, 46, 11, 18, true)),
    path(`M${x + w / 2} ${top - 4}v-18`, "i"),
    path(`M${x + w / 2} ${top - 22}c8 -4 14 4 24 0v13c-10 4 -16 -4 -24 0Z`, "royal"),
  ].join("");
}

/** A turret between two groups of rounds. */
function turret(x: number, w: number): string {
  return [
    box(x, 66, w, 110, "w"),
    path(`M${x + w * 0.7} 176V66H${x + w}V176Z`, "wd ns"),
    path(`M${x} 176V66H${x + w}V176`, "i"),
    stones(x, 170, w * 0.7, 96, 8),
    merlons(x - 4, 67, w + 8, 4, 9),
    path(`M${x + w * 0.36} 116v11`, "slit"),
  ].join("");
}

const gate = (): string =>
  [
    box(-12, 84, 62, 96, "w"),
    stones(-10, 180, 58, 90, 8),
    merlons(-16, 85, 70, 5, 10),
    path("M4 182V146A15 15 0 0 1 34 146V182Z", "n"),
    path("M9 136V170M14 132V170M19 131V170M24 132V170M29 136V170M5 150H33M5 160H33", "grate"),
    signAt("favor", 19, 112, 22),
  ].join("");

/** What hangs and grows on the wall: the lily of the king below each group but the plaque's. */
function banners(): string {
  return [270, 310, 428, 468]
    .map(
      (x) =>
        path(`M${x - 10} 128H${x + 10}V160L${x} 154L${x - 10} 160Z`, "royal") +
        path(`M${x - 13} 128h26`, "beam") +
        signAt("favor", x, 140, 15),
    )
    .join("");
}

/** Masonry and banners; merlons of rounds that are over are grey. */
export function castle(round: number, rounds: number, each: number): string {
  takeUp("castle-1303");
  const crenels = Array.from({ length: rounds }, (_, at) => {
    const x = merlonAt(at + 1, each);
    return shape(
      `${x - 17} 99 ${x - 17} 72 ${x + 17} 72 ${x + 17} 99`,
      at + 1 < round ? "sd" : "w",
    );
  });
  return [
    put("pine", 70, 70),
    put("tree", 96, 72, 0.9),
    put("pine", 120, 74, 1.1),
    put("tree", 430, 72),
    put("pine", 456, 72, 1.2),
    put("tree", 482, 74, 0.9),
    keep(),
    path(`M0 ${WALL.foot}V96H${WALL.width}V${WALL.foot}Z`, "w ns"),
    stones(0, 172, WALL.width, 70, 60),
    path(`M0 ${WALL.foot}H${WALL.width}M0 ${WALL.top}H${WALL.width}`, "i"),
    ...crenels,
    turret(28, 34),
    turret(190, 34),
    turret(348, 34),
    turret(506, 44),
    // Ivy, a patched hole and a ladder: somebody lives here.
    path(
      "M392 176c-4 -14 4 -20 0 -32c-3 -10 5 -14 3 -24M392 156c6 -2 8 -8 14 -8M391 140c-6 -2 -6 -8 -12 -9",
      "stem",
    ),
    ...[
      [394, 124],
      [404, 147],
      [380, 131],
      [389, 148],
      [396, 164],
      [387, 170],
    ].map(([x, y]) => path(`M${x!} ${y!}c-4 -1 -4 -6 0 -7c4 1 4 6 0 7Z`, "lf")),
    banners(),
    gate(),
  ].join("");
}
