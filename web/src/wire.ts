/**
 * What the server says and is told, with the names that the client uses. The types are generated
 * from its schemas (docs/wire.md); only that a view is one of the games' views is added here.
 */

import type * as api from "./generated/api";
import type { Printed as AllPrinted } from "./generated/printed";
import type { Views } from "./generated/views";
import type * as wire from "./generated/wire";

export type { GlyphInfo as Glyph, RatingRange, Settings, TileInfo } from "./generated/api";
export type {
  Change,
  ChatLine,
  ClockState,
  ClockTerms,
  EventInfo,
  FromClient,
  Incident,
  LogLine,
  Made,
  OptionInfo,
  Question,
  SeatClock,
  SeatInfo,
  Update,
  Window,
} from "./generated/wire";

/** The games that have a type for their views; a page does not care which one it shows. */
export type GameKey = keyof Views;
export type View<Game extends GameKey = GameKey> = Views[Game];
/** What is printed on the board of a game: GET /api/games/{game}/printed. */
export type Printed<Game extends GameKey = GameKey> = AllPrinted[Game];

type Viewed<Message> = Omit<Message, "view"> & { view: View };

/** The whole table. */
export type TableState = Viewed<wire.TableState>;
/** A table as it was after some choices. */
export type Moment = Viewed<api.Moment>;
export type LessonMoment = Viewed<api.LessonMoment>;
export type PuzzleMoment = Viewed<api.PuzzleMoment>;

export type FromServer = Exclude<wire.FromServer, wire.TableState> | TableState;

/** What a question is about, by keys: tile, card, space, line, cause ... */
export type About = wire.Question["about"];
