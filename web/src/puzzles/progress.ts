/**
 * What a solver has done, kept in this browser: a rating that goes up and down with every puzzle
 * that is tried for the first time, and a streak of days.
 */

import type { PuzzleInfo } from "../generated/api";
import { keep, kept } from "../lib/kept";

export interface Progress {
  rating: number;
  /** Each puzzle that was tried: whether it was solved at the first try. */
  tried: Record<string, boolean>;
  /** The last day whose puzzle was solved, and how many days in a row that makes. */
  day: string;
  streak: number;
}

const START = 1200;
/** So many puzzles are worth twice as much: until then a rating is a guess. */
const EARLY = 20;
const STEP = 20;
const DAY = 24 * 60 * 60 * 1000;
/** From so many that suit the solver the next one is drawn. */
const NEAR = 5;

export function progressOf(game: string): Progress {
  const fresh: Progress = { rating: START, tried: {}, day: "", streak: 0 };
  try {
    return { ...fresh, ...(JSON.parse(kept(`puzzles.${game}`) ?? "{}") as Partial<Progress>) };
  } catch {
    return fresh;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  keep(`puzzles.${game}`, JSON.stringify(progress));
}

/** After a first try; later tries of the same puzzle change nothing. */
export function afterTry(progress: Progress, puzzle: PuzzleInfo, right: boolean): Progress {
  if (puzzle.key in progress.tried) return progress;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - progress.rating) / 400));
  const early = Object.keys(progress.tried).length < EARLY;
  const change = (early ? 2 : 1) * STEP * ((right ? 1 : 0) - expected);
  return {
    ...progress,
    rating: Math.round(progress.rating + change),
    tried: { ...progress.tried, [puzzle.key]: right },
  };
}

/** After the puzzle of a day was solved. */
export function afterDaily(progress: Progress, day: string): Progress {
  if (progress.day === day) return progress;
  const yesterday = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  return { ...progress, day, streak: progress.day === yesterday ? progress.streak + 1 : 1 };
}

/** The streak as it is on a day: one missed day ends it. */
export function streakOn(progress: Progress, day: string): number {
  return progress.day === day ? progress.streak : afterDaily(progress, day).streak - 1;
}

/** A puzzle that was not tried yet and suits the solver; of one kind, if one is wanted. */
export function nextPuzzle(
  progress: Progress,
  puzzles: PuzzleInfo[],
  kind: string | null,
  chance: () => number = Math.random,
): PuzzleInfo | null {
  const left = puzzles.filter(
    (each) => !(each.key in progress.tried) && (kind === null || each.kind === kind),
  );
  const off = (each: PuzzleInfo) => Math.abs(each.rating - progress.rating);
  const near = left.sort((one, other) => off(one) - off(other)).slice(0, NEAR);
  return near[Math.floor(chance() * near.length)] ?? null;
}
