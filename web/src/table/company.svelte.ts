/**
 * Who is at a table, what they say and what they vote on. It is known at once, however much of the
 * game is still to be shown: what is newer must not be overwritten later.
 */

import type { ChatLine, FromServer, Incident, SeatInfo, TableState } from "../wire";

const MOST_CHAT = 500;

/** What is told of people with a table, and whenever it changes. */
type Told = Pick<
  FromServer & { type: "people" },
  "seats" | "asked" | "motion" | "watching" | "rematch"
>;

export class Company {
  seats = $state.raw<SeatInfo[]>([]);
  /** Who asks to go back. */
  asked = $state.raw<TableState["asked"]>(null);
  /** What the table votes on. */
  motion = $state.raw<TableState["motion"]>(null);
  /** Who looks on without a seat. */
  watching = $state.raw<string[]>([]);
  /** The table at which all play again. */
  rematch = $state("");
  /** The seat for which a bot thinks. */
  thinking = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What happened besides the game. */
  incidents = $state.raw<Incident[]>([]);

  meet(told: Told): void {
    this.seats = told.seats;
    this.asked = told.asked;
    this.motion = told.motion;
    this.watching = told.watching;
    this.rematch = told.rematch;
  }

  /** A line that is new, or one that has changed. */
  hear(line: ChatLine): void {
    this.chat = this.chat.some((each) => each.number === line.number)
      ? this.chat.map((each) => (each.number === line.number ? line : each))
      : [...this.chat, line].slice(-MOST_CHAT);
  }
}
