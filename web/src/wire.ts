/**
 * What the server says and is told, with the names that the client uses. The types are generated
 * from its schemas (docs/wire.md); only that a view is one of the games' views is added here.
 */

import type * as api from "./generated/api";
import type { Views } from "./generated/views";
import type * as wire from "./generated/wire";

export type { GlyphInfo as Glyph, Settings, TileInfo } from "./generated/api";
export type {
  Change,
  ChatLine,
  EventInfo,
  LogLine,
  Made,
  OptionInfo,
  Question,
  SeatInfo,
  Update,
} from "./generated/wire";

/** The view of a game; each game's module knows its own. */
export type View = Views[keyof Views];

type Viewed<Message> = Omit<Message, "view"> & { view: View };

/** The whole table. */
export type TableState = Viewed<wire.TableState>;
/** A table as it was after some choices. */
export type Moment = Viewed<api.Moment>;

export type FromServer = Exclude<wire.Wire["server"], wire.TableState> | TableState;
export type FromClient = wire.Wire["client"];

/** What a question is about, by keys: tile, card, space, line, cause ... */
export type About = wire.Question["about"];
