/**
 * What the player aid of a game consists of: sections of items, each a sentence with signs beside
 * it, and small tables. Each game brings its own (boards/GAME/aid.ts); the words are in web_GAME.ftl
 * under web-aid-GAME-SECTION[-ITEM].
 */

import type { GameKey, Glyph, Printed } from "../wire";

/** A word of web_GAME.ftl by the end of its id, signs in shorthand, or a number as it is. */
export type Cell = { word: string } | { signs: Row } | { plain: string };

/** Signs as the engine has them, or in shorthand: "2 deniers / cloth > favor". */
export type Row = string | Glyph[];

export interface AidTable {
  id: string;
  head: Cell[];
  rows: Cell[][];
}

export interface AidSection {
  id: string;
  /** The phase this is about, as `view.phase` has it. */
  phase?: string;
  /** The ends of the items' ids, each with its signs. */
  items: [id: string, signs: Row][];
  tables?: AidTable[];
}

export type AidContents = AidSection[];

/** What a game's aid.ts exports: figures and tables are those that are printed. */
export type Aid<Game extends GameKey = GameKey> = (printed: Printed<Game>) => AidContents;

export const word = (id: string): Cell => ({ word: id });
export const signs = (row: Row): Cell => ({ signs: row });
export const plain = (text: string | number): Cell => ({ plain: `${text}` });

const SHORT: Record<string, string> = { ">": "arrow", "/": "slash", "+": "plus" };

/** A row of signs, from its shorthand if it has one. */
export function glyphs(row: Row): Glyph[] {
  if (typeof row !== "string") return row;
  const found: Glyph[] = [];
  let number: number | undefined;
  for (const part of row.split(" ").filter(Boolean)) {
    if (/^\d+$/.test(part)) {
      number = Number(part);
    } else {
      found.push({ sign: SHORT[part] ?? part, ...(number === undefined ? {} : { number }) });
      number = undefined;
    }
  }
  return found;
}
