/** What the puzzles ask of the server: docs/wire.md, "HTTP". */

import type { PuzzleShelf } from "../generated/api";
import { get, post } from "../lib/api";
import type { PuzzleMoment } from "../wire";

export const api = {
  shelf: (game: string) => get<PuzzleShelf>(`/api/games/${game}/puzzles`),
  /** A puzzle after some right choices; with a trial, one more if it is right. */
  attempt: (game: string, puzzle: string, steps: string[], trial: string | null, reveal = false) =>
    post<PuzzleMoment>(`/api/games/${game}/puzzles/${puzzle}`, { steps, trial, reveal }),
};
