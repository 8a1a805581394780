/** What somebody missed: how far they had seen each table, and the gist of what came after. */

import type { Frame } from "../generated/api";
import { get } from "../lib/api";
import { keep, kept } from "../lib/kept";
import type { Sound } from "../lib/sounds";
import type { EventInfo, Question, TableState, Update } from "../wire";
import type { Entry } from "./history.svelte";

const MOST_TABLES = 60;
/** More of the past is not shown again. */
const MOST_MISSED = 60;
/** Nobody is asked. */
export const NO_QUESTION: Question = { seat: null, name: "", text: "", options: [], about: {} };

function all(): [table: string, choices: number][] {
  try {
    const found: unknown = JSON.parse(kept("seen") ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** How many choices of a table were seen in this browser; null if it is new here. */
export function seenOf(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function noteSeen(table: string, choices: number): void {
  const others = all().filter(([id]) => id !== table);
  keep("seen", JSON.stringify([[table, choices], ...others].slice(0, MOST_TABLES)));
}

/** What matters most comes first; what is not here is a trifle. */
const WEIGHT = [
  "over",
  "count",
  "erect",
  "build",
  "house",
  "token",
  "steal",
  "favor",
  "transform",
  "provost",
  "bailiff",
  "place",
  "pass",
];
const weight = (kind: string): number => {
  const at = WEIGHT.indexOf(kind);
  return at < 0 ? WEIGHT.length : at;
};

/** The gist of some entries in a few lines, in their order. */
export function gist(entries: Entry[], most = 3): string[] {
  const lines = entries.flatMap((entry) =>
    entry.lines.map((line) => ({
      text: line.text,
      weight: Math.min(weight(line.kind), ...entry.events.map((each) => weight(each.kind))),
    })),
  );
  return lines
    .map((line, index) => ({ ...line, index }))
    .sort((one, other) => one.weight - other.weight || other.index - one.index)
    .slice(0, most)
    .sort((one, other) => one.index - other.index)
    .map(({ text }) => text);
}

/** The sound of what happened; the weightiest where there is much. */
export function soundOf(events: EventInfo[]): Sound | null {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has("over")) return "end";
  if (kinds.has("count")) return "count";
  if (kinds.has("provost") || kinds.has("bailiff")) return "provost";
  return kinds.size ? "move" : null;
}

interface Missed {
  view: TableState["view"];
  news: Update[];
}

/** The past as the news it once was. */
export async function missedNews(
  id: string,
  since: number,
  upto: number,
  seat: string | null,
): Promise<Missed> {
  const eyes = seat ? `seat=${seat}` : "";
  const first = Math.max(since, upto - MOST_MISSED);
  const [moment, frames] = await Promise.all([
    get<Pick<TableState, "view">>(`/api/tables/${id}/at/${first}?${eyes}`),
    get<Frame[]>(`/api/tables/${id}/frames?since=${first}&upto=${upto}&${eyes}`),
  ]);
  const news = frames.map(({ made, events, log, changes }): Update => {
    const rest = { undone: false, over: false, thinking: null, undo: "none" } as const;
    const told = { made: [made], events, log, changes, question: NO_QUESTION };
    return { type: "update", lines: 0, choices: made.number, ...told, ...rest };
  });
  return { view: moment.view, news };
}
