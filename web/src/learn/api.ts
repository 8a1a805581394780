/** What the lessons ask of the server: docs/wire.md, "HTTP". */

import type { LessonInfo } from "../generated/api";
import { get, post } from "../lib/api";
import type { LessonMoment } from "../wire";

export const api = {
  lessons: (game: string) => get<LessonInfo[]>(`/api/games/${game}/lessons`),
  /** A lesson after some steps; with a trial, one more if it will do. */
  goOn: (game: string, lesson: string, steps: string[], trial: string | null) =>
    post<LessonMoment>(`/api/games/${game}/lessons/${lesson}`, { steps, trial }),
};
