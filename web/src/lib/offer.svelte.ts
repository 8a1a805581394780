/** What the server offers: the games, and the levels of its bots, the weakest first. */

import { get, type Catalogue } from "./api";

class Offer {
  levels = $state.raw<string[]>([]);

  /** Asks for it, in the reader's language. */
  async fetch(): Promise<Catalogue> {
    const found = await get<Catalogue>("/api/games");
    this.levels = Object.keys(found.bots);
    return found;
  }
}

export const offer = new Offer();
