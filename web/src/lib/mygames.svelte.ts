/** The reader's games: fetched for the page of them and for the mark in every header. */

import type { Invitation } from "../generated/api";
import { get, type TableSummary } from "./api";
import { onNews } from "./news";

const AGAIN = 60_000;
/** So many finished games the server tells of at once. */
const PAGE = 20;

class MyGames {
  tables = $state.raw<TableSummary[]>([]);
  /** Finished games from before those; fetched for who wants to see them. */
  private earlier = $state.raw<TableSummary[]>([]);
  private last = $state(false);
  /** All finished games that were fetched, the last first. */
  finished = $derived.by(() => {
    const latest = this.tables.filter((each) => each.over);
    const known = new Set(latest.map((each) => each.id));
    return [...latest, ...this.earlier.filter((each) => !known.has(each.id))];
  });
  /** Whether there may be more of them. */
  more = $derived(!this.last && this.finished.length >= PAGE);
  invitations = $state.raw<Invitation[]>([]);
  loaded = $state(false);
  /** How many of them wait for the reader. */
  waiting = $derived(this.tables.filter((each) => each.your_turn).length + this.invitations.length);

  constructor() {
    const look = (): void => {
      if (!document.hidden) void this.load();
    };
    document.addEventListener("visibilitychange", look);
    setInterval(look, AGAIN);
    onNews("games", look);
  }

  /** Fetches the finished games before those that are known. */
  async loadEarlier(): Promise<void> {
    const found = await get<TableSummary[]>(`/api/finished?skip=${this.finished.length}`);
    const known = new Set(this.finished.map((each) => each.id));
    this.earlier = [...this.earlier, ...found.filter((each) => !known.has(each.id))];
    this.last = found.length < PAGE;
  }

  /** Without them every page is whole; a server that is away is told of elsewhere. */
  async load(): Promise<void> {
    try {
      [this.tables, this.invitations] = await Promise.all([
        get<TableSummary[]>("/api/tables"),
        get<Invitation[]>("/api/invitations"),
      ]);
      this.loaded = true;
    } catch {
      // The next time.
    }
  }
}

export const myGames = new MyGames();
