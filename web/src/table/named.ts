/** Sentences of the games speak of colours; at a table people have names. */

import { capital } from "../art/measure";

export interface Called {
  seat: string;
  /** The colour, as sentences have it. */
  word: string;
  name: string;
}

/** A piece of a sentence; with a seat it is a name. */
export interface Part {
  text: string;
  seat?: string;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence in which everybody is called by name. */
export function named(text: string, people: Called[]): Part[] {
  if (!people.length) return [{ text }];
  const words = people.map(({ word }) => escaped(word)).join("|");
  // French has “d’Orange”; whether a name begins with a vowel is not ours to tell.
  const pattern = new RegExp(`(d’)?(?<!\\p{L})(${words})(?!\\p{L})`, "giu");
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const person = people.find(({ word }) => word.toLowerCase() === match[2]!.toLowerCase())!;
    const before = text.slice(at, match.index) + (match[1] ? "de " : "");
    if (before) parts.push({ text: before });
    parts.push({ text: person.name, seat: person.seat });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** A question to the reader: nobody has to be told by colour who they are. */
export function addressed(text: string, word: string): string {
  const [called = "", ...rest] = text.split(", ");
  if (!rest.length || called.toLowerCase() !== word.toLowerCase()) return text;
  return capital(rest.join(", "));
}
