/** Talking to the server over HTTP, and what it answers (docs/wire.md). */

import type { SeatInfo, Settings } from "../wire";
import { language } from "./language.svelte";

export interface GameInfo {
  key: string;
  title: string;
  version: number;
  seats: number[];
  seat_names: string[];
  options: { key: string; values: string[]; meaning: string }[];
  secrets: boolean;
}

export interface Catalogue {
  games: GameInfo[];
  /** The levels of the bots, the weakest first, with what they do. */
  bots: Record<string, string>;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  settings: Settings;
  seats: SeatInfo[];
  yours: string[];
  choices: number;
  over: boolean;
  to_choose: string | null;
  /** For who sits here: the secret of each open seat's link. */
  invites: Record<string, string>;
}

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  /** The names at the table. */
  seats: string[];
  yours: string[];
  created: number;
  moved: number;
  over: boolean;
}

export interface SeatPlan {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  seats: SeatPlan[];
  game?: string;
  options?: Record<string, string>;
  settings?: Settings;
  origin?: { table?: string; record?: string; at?: number };
}

/** Why the server did not do what it was asked; `offline` when it was not reached at all. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const address = new URL(path, location.origin);
  address.searchParams.set("language", language.current);
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", "");
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { code?: string; reason?: string };
  // A proxy that finds no server answers in its own words.
  const fallback = answer.status >= 502 ? "offline" : "internal";
  throw new Refused(told.code ?? fallback, told.reason ?? "");
}

export async function get<Answer>(path: string): Promise<Answer> {
  return (await (await ask("GET", path)).json()) as Answer;
}

export async function getText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return (await (await ask("POST", path, body)).json()) as Answer;
}

export async function remove(path: string): Promise<void> {
  await ask("DELETE", path);
}
