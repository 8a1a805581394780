/** What events speak of, by their kind: for log lines and for what is new. */

import type { EventInfo, GameKey } from "../wire";
import type { Sight } from "./games";

/** An event with nothing left out. */
type Told = Required<Pick<EventInfo, "subject" | "amount">> & { seat: string };

/** The targets of the events of a kind. */
export type Mention<Game extends GameKey> = (event: Told, sight: Sight<Game>) => string[];

/** What is no news, or is told by another event. */
export const nothing = (): string[] => [];

/** Looks an event up in a table that has a line for every kind that the game can tell. */
export function mentionsBy<Kind extends string, Game extends GameKey>(
  table: Record<Kind, Mention<Game>>,
): (event: EventInfo, sight: Sight<Game>) => string[] {
  const known = new Map<string, Mention<Game>>(Object.entries(table));
  return ({ kind, seat, subject = "", amount = 0 }, sight) =>
    // A page that is older than its server may hear of what it does not know.
    (known.get(kind) ?? nothing)({ seat: seat ?? "", subject, amount }, sight);
}
