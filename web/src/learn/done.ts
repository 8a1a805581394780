/** Which lessons of a game this browser has seen to their end. */

import { keep, kept } from "../lib/kept";

export function lessonsDone(game: string): string[] {
  return (kept(`lessons.${game}`) ?? "").split(" ").filter(Boolean);
}

export function lessonDone(game: string, lesson: string): void {
  const done = lessonsDone(game);
  if (!done.includes(lesson)) keep(`lessons.${game}`, [...done, lesson].join(" "));
}
