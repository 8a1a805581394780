/**
 * What travels: goods, coins and points go from the place that gives them to the panel of the seat,
 * and back when they are paid; a worker goes from the panel to its place. What flies is only for the
 * eye: the table has changed already.
 */

import type { EventInfo } from "../wire";

export interface Flight {
  /** What is drawn: a sign, or a worker of a seat. */
  sign: string;
  seat: string;
  /** Targets on the board, the most telling first. */
  places: string[];
  /** From the board to the panel, or the other way. */
  home: boolean;
}

/** So much at once can still be seen. */
const MOST = 8;

/** What flies with some events, in their order. */
export function flightsOf(events: EventInfo[], mentions: (event: EventInfo) => string[]): Flight[] {
  const found: Flight[] = [];
  for (const event of events) {
    const seat = event.seat ?? "";
    const places = mentions(event).filter((each) => !each.startsWith("seat:"));
    if (!seat || !places.length) continue;
    const fly = (sign: string, home: boolean, times = 1): void => {
      for (let time = 0; time < times; time++) found.push({ sign, seat, places, home });
    };
    if (event.kind === "gain" || event.kind === "pay") {
      for (const [good, number] of Object.entries(event.goods ?? {}))
        fly(good, event.kind === "gain", good === "deniers" ? 1 : number);
    } else if (event.kind === "score" && (event.amount ?? 0) > 0) fly("points", true);
    else if (event.kind === "place") fly("worker", false);
    else if (event.kind === "hire") fly("worker", true);
  }
  return found.slice(0, MOST);
}
