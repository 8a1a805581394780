/** The messages of the table: docs/wire.md. */

export interface SeatInfo {
  seat: string;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  held: boolean;
  present: boolean;
}

export interface OptionInfo {
  choice: string;
  verb: string;
  noun: string;
  sort: string;
  label: string;
  text: string;
}

export interface Question {
  seat: string | null;
  name: string;
  text: string;
  options: OptionInfo[];
  about: About;
}

/** What a question is about, by keys: tile, card, space, line, cause ... */
export type About = Record<string, string>;

export interface EventInfo {
  kind: string;
  seat?: string | null;
  subject?: string;
  amount?: number;
  goods?: Record<string, number>;
}

export interface LogLine {
  kind: string;
  text: string;
}

export interface Made {
  number: number;
  seat: string;
  choice: string;
}

export interface Change {
  path: string[];
  value?: unknown;
  gone?: boolean;
}

export interface ChatLine {
  number: number;
  seat: string;
  name: string;
  text: string;
  at: number;
}

export interface UndoAsked {
  by: string;
  choices: number;
  waiting: string[];
}

export interface Settings {
  undo: "fair" | "never";
  analysis: boolean;
  spectators: boolean;
}

export type UndoState = "free" | "ask" | "none";

/** A view of a game as the engine gives it; each game's module knows its own shape. */
export type View = any;

export interface TableState {
  type: "table";
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  settings: Settings;
  lines: number;
  choices: number;
  you: string | null;
  yours: string[];
  seats: SeatInfo[];
  view: View;
  question: Question;
  over: boolean;
  undo: UndoState;
  asked: UndoAsked | null;
  thinking: string | null;
  chat: ChatLine[];
}

export interface Update {
  type: "update";
  lines: number;
  choices: number;
  made: Made[];
  undone: boolean;
  events: EventInfo[];
  log: LogLine[];
  changes: Change[];
  question: Question;
  over: boolean;
  undo: UndoState;
  thinking: string | null;
}

export interface People {
  type: "people";
  seats: SeatInfo[];
  thinking: string | null;
  asked: UndoAsked | null;
}

export type FromServer =
  | TableState
  | Update
  | People
  | { type: "said"; line: ChatLine }
  | { type: "refused"; code: string; reason: string; about: string }
  | { type: "pong" };

export type FromClient =
  | { type: "choose"; lines: number; choice: string; seat?: string }
  | { type: "undo"; lines: number }
  | { type: "answer"; lines: number; agree: boolean }
  | { type: "say"; text: string }
  | { type: "stand-in"; seat: string; bot?: string }
  | { type: "rename"; seat: string; name: string }
  | { type: "sync" }
  | { type: "ping" };

/** A building or character: GET /api/games/{game}/tiles. */
export interface TileInfo {
  key: string;
  name: string;
  short: string;
  /** What it is, costs and does, as a sentence. */
  text: string;
  /** wood, stone, residence, prestige, neutral, fixed, special, character ... */
  kind: string;
  /** Prestige for building it (in Magna Carta: at the end). */
  points: number;
  /** What building it costs, as glyphs. */
  cost: Glyph[];
  /** What a worker (or the power) brings, as glyphs. */
  effect: Glyph[];
  /** What its owner gets besides, as glyphs (a residence's income, gold for the builder ...). */
  bonus: Glyph[];
  /** The effect of the other side, that of tiles laid before a game of 1303; empty if the same. */
  setup: Glyph[];
}

/**
 * One sign of the picture language, in reading order. `sign` is the shape: food wood stone cloth
 * gold deniers any plain (any but gold) points favor worker build-wood build-stone build-prestige
 * build-residence provost token card house income order place arrow slash plus less. `number`
 * stands before it when it is not 1; in points and deniers it is written inside, and for the
 * provost it says how far he walks either way. art/Sign.svelte has the shapes.
 */
export interface Glyph {
  sign: string;
  number?: number;
}
