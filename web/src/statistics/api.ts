/** What the page of statistics asks of the server. */

import type { Statistics } from "../generated/api";
import { get } from "../lib/api";

export const api = {
  statistics: (game: string) => get<Statistics>(`/api/games/${game}/statistics`),
};
