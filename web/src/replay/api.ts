/** What the pages about games gone by ask of the server: docs/wire.md, "HTTP". */

import type {
  Analysis,
  Frame,
  NewTable,
  ReviewInfo,
  Sheet,
  TableInfo,
  Tried,
} from "../generated/api";
import { get, getText, post } from "../lib/api";
import type { Moment, TileInfo } from "../wire";

/** Whose eyes, where somebody's are wanted. */
function through(seat: string | null): string {
  return seat ? `&seat=${seat}` : "";
}

export const api = {
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  at: (id: string, n: number, seat: string | null) =>
    get<Moment>(`/api/tables/${id}/at/${n}?${through(seat)}`),
  frames: (id: string, since: number, upto: number, seat: string | null) =>
    get<Frame[]>(`/api/tables/${id}/frames?since=${since}&upto=${upto}${through(seat)}`),
  sheet: (id: string) => get<Sheet>(`/api/tables/${id}/sheet`),
  think: (id: string, at: number, bot: string) =>
    post<Analysis>(`/api/tables/${id}/analysis`, { at, bot }),
  /** The review as far as it is made; with `after`, when more than so many are looked at. */
  review: (id: string, after?: number) =>
    get<ReviewInfo>(`/api/tables/${id}/review?${after === undefined ? "" : `after=${after}`}`),
  askReview: (id: string) => post<ReviewInfo>(`/api/tables/${id}/review`, {}),
  tryAgain: (id: string, at: number, choice: string) =>
    post<Tried>(`/api/tables/${id}/review/try`, { at, choice }),
  open: (table: NewTable) => post<TableInfo>("/api/tables", table),
  /** The address of the record, for a link. */
  record: (id: string) => `/api/tables/${id}/record`,
  tiles: (game: string) => get<TileInfo[]>(`/api/games/${game}/tiles`),
  /** Rules with their ids, which rulings and examples name. */
  rules: (game: string, rulings: boolean) =>
    getText(`/api/games/${game}/rules?rulings=${rulings}&ids=${!rulings}`),
};
