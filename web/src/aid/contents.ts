/**
 * What the player aid of a game consists of: sections of items, each a sentence with signs beside
 * it, and small tables; each game brings its own (boards/GAME/aid.ts). The words are in web_aid.ftl under web-aid-GAME-SECTION[-ITEM]; signs and
 * numbers are the same in every language and stand here.
 */

import type { Glyph } from "../wire";

/** A word of web_aid.ftl by the end of its id, signs in shorthand, or a number as it is. */
export type Cell = { word: string } | { signs: string } | { plain: string };

export interface AidTable {
  id: string;
  head: Cell[];
  rows: Cell[][];
}

export interface AidSection {
  id: string;
  /** The phase this is about, as `view.phase` has it. */
  phase?: string;
  /** The ends of the items' ids, each with its signs in shorthand. */
  items: [id: string, signs: string][];
  tables?: AidTable[];
}

export type AidContents = AidSection[];

export const word = (id: string): Cell => ({ word: id });
export const signs = (text: string): Cell => ({ signs: text });
export const plain = (text: string): Cell => ({ plain: text });

const SHORT: Record<string, string> = { ">": "arrow", "/": "slash", "+": "plus" };

/** Signs from their shorthand: "2 deniers / cloth > favor". */
export function glyphs(text: string): Glyph[] {
  const found: Glyph[] = [];
  let number: number | undefined;
  for (const part of text.split(" ").filter(Boolean)) {
    if (/^\d+$/.test(part)) {
      number = Number(part);
    } else {
      found.push({ sign: SHORT[part] ?? part, ...(number === undefined ? {} : { number }) });
      number = undefined;
    }
  }
  return found;
}
