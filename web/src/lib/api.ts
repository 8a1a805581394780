/** Talking to the server over HTTP, and what it answers (docs/wire.md). */

import { language } from "./language.svelte";

export type {
  Catalogue,
  GameInfo,
  NewTable,
  PersonInfo,
  SeatPlan,
  TableInfo,
  TableSummary,
} from "../generated/api";

const NOTHING_TO_SAY = 204;

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
  const answer = await ask("POST", path, body);
  return (answer.status === NOTHING_TO_SAY ? undefined : await answer.json()) as Answer;
}

export async function put(path: string, body: unknown): Promise<void> {
  await ask("PUT", path, body);
}

export async function remove(path: string): Promise<void> {
  await ask("DELETE", path);
}
