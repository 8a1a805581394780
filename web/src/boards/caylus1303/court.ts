/** The loggia of the castle, in whose arches the characters stand. */

import type { Caylus1303View } from "../../generated/views";
import { box, n, path, round, takeUp } from "../../art/place/hand";
import { roof } from "../../art/place/kit";

/** Where it stands on the board, and how wide it may be. */
export const COURT = { x: 572, y: 18, width: 542 };

export interface Arches {
  /** Who stands there: those on the board first, then those that seats have. */
  all: { character: string; holder: string }[];
  /** From one to the next, and where the first begins. */
  step: number;
  left: number;
}

export function archesOf(view: Caylus1303View): Arches {
  const all = [
    ...view.characters.map((character) => ({ character, holder: "" })),
    ...Object.entries(view.seats).flatMap(([seat, { characters }]) =>
      characters.map((character) => ({ character, holder: seat })),
    ),
  ];
  const step = Math.min(88, COURT.width / all.length);
  return { all, step, left: (COURT.width - step * all.length) / 2 };
}

/** Roof, pillars and balustrade, for so many. */
export function loggia({ all, step, left }: Arches): string {
  takeUp("loggia");
  const total = all.length * step;
  const posts = Array.from({ length: Math.floor((total + 8) / 7.75) }, (_, at) => {
    const post = left + at * 7.75;
    return `M${n(post - 1)} 78c-3 5 -3 7 0 12M${n(post + 1)} 78c3 5 3 7 0 12`;
  });
  const pillars = Array.from({ length: all.length + 1 }, (_, at) => {
    const x = left + at * step;
    return box(x - 4, 22, 8, 54, "sl") + box(x - 6, 15, 12, 7, "sl");
  });
  return [
    roof([
      [left - 10, -4],
      [left + 6, -24],
      [left + total - 6, -24],
      [left + total + 10, -4],
    ]),
    ...[8, total / 2, total - 8].map((at) => round(left + at, -27, 2.2, "au")),
    box(left - 6, -5, total + 12, 8, "sl"),
    box(left - 2, 3, total + 4, 128, "w"),
    ...pillars,
    box(left - 4, 72, total + 8, 6, "sl"),
    path(posts.join(""), "i th"),
    box(left - 4, 90, total + 8, 6, "sl"),
  ].join("");
}
