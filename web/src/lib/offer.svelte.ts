/** What the server offers: the games, and who plays as bots, the weakest first. */

import { get, type Catalogue, type PersonInfo } from "./api";
import { t } from "./language.svelte";

class Offer {
  levels = $state.raw<string[]>([]);
  persons = $state.raw<PersonInfo[]>([]);
  /** Who sits with people that choose nobody. */
  opponents = $state.raw<string[]>([]);
  /** The level that plays where nobody says which. */
  opponent = $state("");
  /** The level that is asked for advice where nobody says which. */
  adviser = $state("");
  /** The clocks that a new table can have, by name, the quickest first. */
  clocks = $state.raw<Catalogue["clocks"]>({});

  /** Asks for it, in the reader's language. */
  async fetch(): Promise<Catalogue> {
    const found = await get<Catalogue>("/api/games");
    this.levels = Object.keys(found.bots);
    this.persons = found.persons;
    this.opponents = found.opponents;
    this.opponent = found.opponent;
    this.adviser = found.adviser;
    this.clocks = found.clocks;
    return found;
  }

  person(key: string | null | undefined): PersonInfo | undefined {
    return this.persons.find((each) => each.key === key);
  }

  of(level: string): PersonInfo[] {
    return this.persons.filter((each) => each.level === level);
  }
}

export const offer = new Offer();

/** Somebody in a word or two, for a list. */
export function introduced(person: PersonInfo): string {
  return t("web-person", { name: person.name, style: t(`web-style-${person.style}`) });
}
