/**
 * The castle that tokens leave: what was given away is masonry, what is still there lies in traced
 * niches. Its foot is y = 0, it is 530 wide.
 */

import { path, put, signAt, takeUp } from "../../art/place/hand";
import {
  bay,
  castleGate,
  ghostBay,
  ghostTower,
  keep,
  keepWindow,
  masonry,
  scaffold,
  STOREY,
} from "../../art/place/castle";
import { niche, pane } from "../../art/place/kit";

const token = (x: number, y: number) => signAt("token", x, y, 25);
const GROVE: [number, number, number, "tree" | "pine"][] = [
  [70, -52, 1, "pine"],
  [92, -50, 0.9, "tree"],
  [116, -56, 1.1, "pine"],
  [136, -52, 0.8, "tree"],
  [376, -52, 1, "tree"],
  [398, -54, 1.1, "pine"],
  [424, -50, 0.9, "tree"],
  [446, -52, 1, "pine"],
];
export const grove = (): string =>
  GROVE.map(([x, y, size, which]) => put(which, x, y, size)).join("");

/** The keep has a window for each token. */
export function dungeon(all: number, left: number): string {
  takeUp("dungeon");
  const upper = Math.ceil(all / 2);
  const windows = Array.from({ length: all }, (_, at) => {
    const above = at < upper;
    const [index, count] = above ? [at, upper] : [at - upper, all - upper];
    const x = 265 + (index - (count - 1) / 2) * (count > 3 ? 34 : 44);
    const y = -178 + (above ? 58 : 99);
    return at < all - left ? keepWindow(x, y) : niche(x, y) + token(x, y - 13);
  });
  return keep(188) + windows.join("");
}

/** Bays from the gate outwards, left and right in turn. */
const BAYS = [185, 302, 142, 345, 99, 388, 56, 431];
const BAY = 43;

export function walls(all: number, left: number): string {
  takeUp("walls");
  const bays = BAYS.map((x, at) => {
    // With fewer tokens the outermost bays stood before the game.
    if (at >= all || at < all - left) return bay(x, 60, BAY) + pane(x + 12, -14, 18, 24, true);
    return ghostBay(x, 60, BAY) + token(x + BAY / 2, -34);
  });
  return bays.join("") + castleGate(228, 74);
}

const TOWERS = [0, 474];
const WIDE = 56;

/** Two towers that rise as their tokens go, the left one first. */
export function towers(all: number, left: number): string {
  takeUp("towers");
  let gone = all - left;
  return TOWERS.map((x, at) => {
    const storeys = at === 0 ? Math.ceil(all / 2) : Math.floor(all / 2);
    const built = Math.min(gone, storeys);
    gone -= built;
    const full = built === storeys;
    const lights = Array.from({ length: storeys }, (_, storey) => {
      const y = -21 - STOREY * storey;
      return storey < built ? pane(x + WIDE / 2 - 8, y + 10, 16, 22, true) : token(x + WIDE / 2, y);
    });
    return [
      full ? "" : ghostTower(x, WIDE, storeys, built),
      built ? masonry(x, WIDE, built, full) : "",
      ...lights,
      full ? put("flag", x + WIDE / 2, -STOREY * storeys - 56) : "",
      built && !full ? scaffold(x, WIDE, built) : "",
    ].join("");
  }).join("");
}

/** Grass at the foot of the walls. */
export const tufts = (): string =>
  path("M60 4q6 -6 12 0M150 5q6 -6 12 0M352 5q6 -6 12 0M420 4q6 -6 12 0", "stem");
