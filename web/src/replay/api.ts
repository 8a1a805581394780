/** What the pages about games gone by ask of the server: docs/wire.md, "HTTP". */

import { get, getText, post, type NewTable, type TableInfo } from "../lib/api";
import type { Change, EventInfo, LogLine, Made, Question, TileInfo, View } from "../wire";

export interface Moment {
  choices: number;
  total: number;
  you: string | null;
  view: View;
  question: Question;
  over: boolean;
}

export interface Frame {
  made: Made;
  /** The choice for people; empty where the reader may not know it. */
  label: string;
  events: EventInfo[];
  log: LogLine[];
  changes: Change[];
}

export interface SheetInfo {
  seats: string[];
  names: string[];
  rows: { source: string; label: string; points: number[] }[];
  scores: number[];
  places: number[];
  verdict: string;
  rounds: { round: number; choices: number; scores: number[] }[];
}

export interface Thought {
  choices: number;
  seat: string;
  choice: string;
  label: string;
  scores: number[];
  places: number[];
  candidates: { choice: string; label: string; visits: number; value: number }[];
  /** Labels, like those of the candidates. */
  line: string[];
  iterations: number;
}

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
  sheet: (id: string) => get<SheetInfo>(`/api/tables/${id}/sheet`),
  think: (id: string, at: number, bot: string) =>
    post<Thought>(`/api/tables/${id}/analysis`, { at, bot }),
  open: (table: NewTable) => post<TableInfo>("/api/tables", table),
  /** The address of the record, for a link. */
  record: (id: string) => `/api/tables/${id}/record`,
  tiles: (game: string) => get<TileInfo[]>(`/api/games/${game}/tiles`),
  rules: (game: string, rulings: boolean) => getText(`/api/games/${game}/rules?rulings=${rulings}`),
};
