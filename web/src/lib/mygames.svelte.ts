/** The reader's games: fetched for the page of them and for the mark in every header. */

import type { Invitation } from "../generated/api";
import { get, type TableSummary } from "./api";
import { onNews } from "./news";

const AGAIN = 60_000;

class MyGames {
  tables = $state.raw<TableSummary[]>([]);
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
