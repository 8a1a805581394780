/** How much room signs and names take, so that nothing on a board ever overflows. */

import type { Glyph } from "../wire";

const WIDTHS: Record<string, number> = {
  slash: 0.4,
  arrow: 0.8,
  chevron: 0.44,
  plus: 0.55,
  less: 0.55,
  order: 1.5,
};
const GAP = 0.12;
const DIGIT = 0.4;
/** Signs that carry their number inside. */
const INSIDE = new Set(["points", "deniers"]);

/** What is written before a sign; empty if nothing is. */
export function prefix(glyph: Glyph): string {
  if (INSIDE.has(glyph.sign)) return "";
  const number = glyph.number ?? 1;
  if (glyph.sign === "provost") return `±${number}`;
  return number === 1 ? "" : `${number}`;
}

/** The width of one sign with its number, at a size of 1. */
export function advance(glyph: Glyph): number {
  return (WIDTHS[glyph.sign] ?? 1) + prefix(glyph).length * DIGIT;
}

/** The width of a row of signs. */
export function widthOf(glyphs: Glyph[], size: number): number {
  const gaps = Math.max(0, glyphs.length - 1) * GAP;
  return (glyphs.reduce((sum, glyph) => sum + advance(glyph), 0) + gaps) * size;
}

/** Where each sign of a row has its centre, and where its number ends, from the row's left. */
export function positions(
  glyphs: Glyph[],
  size: number,
): { glyph: Glyph; at: number; before: number }[] {
  let left = 0;
  return glyphs.map((glyph) => {
    const before = left + prefix(glyph).length * DIGIT * size;
    const width = (WIDTHS[glyph.sign] ?? 1) * size;
    const at = before + width / 2;
    left = before + width + GAP * size;
    return { glyph, at, before };
  });
}

/** A choice of trades is read line by line; everything else fits one row. */
export function rowsOf(glyphs: Glyph[]): Glyph[][] {
  if (!glyphs.some((glyph) => glyph.sign === "arrow")) return glyphs.length ? [glyphs] : [];
  const rows: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    if (glyph.sign === "slash") rows.push([]);
    else rows.at(-1)!.push(glyph);
  }
  return rows;
}

/** The size at which all rows fit a width, at most `size`. */
export function fitting(rows: Glyph[][], width: number, size: number): number {
  const widest = Math.max(0, ...rows.map((row) => widthOf(row, 1)));
  return widest * size > width ? width / widest : size;
}

/** The width of a text in a serif of size 1, near enough. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if ("iljtfI.,:'’- ()".includes(letter)) width += 0.31;
    else if ("mwMW".includes(letter)) width += 0.86;
    else if (letter >= "A" && letter <= "Z") width += 0.72;
    else width += 0.55;
  }
  return width;
}

/** A name at the head of something begins with a capital in every language. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A text in one line or two, at the largest size that fits. */
export function fitText(
  text: string,
  width: number,
  size: number,
): { lines: string[]; size: number } {
  const whole = textWidth(text) * size;
  if (whole <= width) return { lines: [text], size };
  const single = (width / whole) * size;
  const broken = inTwo(text);
  const longest = Math.max(...broken.map(textWidth)) * size;
  // Two lines must be smaller than one to have room above each other.
  const double = Math.min(size * 0.82, longest > width ? (width / longest) * size : size);
  return broken.length > 1 && double > single
    ? { lines: broken, size: double }
    : { lines: [text], size: single };
}

/** A text in one line: smaller where it must be, and cut off where it would be too small to read. */
export function fitLine(text: string, width: number, size: number): { text: string; size: number } {
  const least = size * 0.75;
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}…`) * least > width) cut = cut.slice(0, -1);
  if (textWidth(text) * least <= width) cut = text;
  const shown = cut === text ? text : `${cut.trimEnd()}…`;
  return { text: shown, size: Math.min(size, width / textWidth(shown)) };
}

/**
 * A name on the road: the first that fits one line, else the first that fits two, else the one
 * whose lines are the shortest; these must be set closer. Never smaller than `size`.
 */
export function onRoad(names: string[], width: number, size: number): string[] {
  const fits = (text: string) => textWidth(text) * size <= width;
  // What is cut short, "Carp." or "S-Farm", is worse than a name in two lines.
  const whole = names.filter((name) => !/\.|^.-/u.test(name));
  const short = whole.find(fits);
  if (short !== undefined) return [short];
  const longest = (lines: string[]) => Math.max(...lines.map(textWidth));
  const folded = (all: string[]) => all.map(inTwo).filter((lines) => lines.length > 1);
  const words = folded(names);
  const parts = names.flatMap((name) => [inTwo(name), syllables(name)]);
  // Set a little closer.
  const nearly = (lines: string[]) => longest(lines) * size <= width * 1.08;
  return (
    folded(whole).find((lines) => lines.every(fits)) ??
    // That is better than a word that is cut short, and this than one that is broken.
    folded(whole).find(nearly) ??
    words.find((lines) => lines.every(fits)) ??
    words.find(nearly) ??
    parts.find((lines) => lines.every(fits)) ??
    parts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
  );
}

const VOWEL = "[aeiouyäöüàâéèêëîïôûœæ]";
/**
 * Where a word may break: between a vowel and a consonant with a vowel behind it, but never within
 * the ch, ph, sch and th that are one sound.
 */
const SYLLABLE = new RegExp(`${VOWEL}[^ ]?(?=(?!(?<=[cpst])h)[b-df-hj-np-tv-xz]${VOWEL})`, "gi");

/** Where two words have become one, which no rule of letters tells: heads and tails of our names. */
const JOINT =
  /^(früh|gold|goud|guts|hof|holz|kamer|nacht|rent|stein|tage|turnier|vor)(?=[^ -]{4})/i;
const TAIL = /(?<=[^ -]{3})(lain|mann?)$/i;

/** Where a word may break, from its beginning; some letters stay together at either end. */
function breaks(word: string): number[] {
  const head = JOINT.exec(word)?.[0].length ?? 0;
  const tail = TAIL.exec(word)?.index ?? word.length;
  const found = [...word.matchAll(SYLLABLE)].map((match) => match.index + match[0].length);
  const all = [head, ...found.filter((at) => at > head && at < tail), tail];
  return all.filter((at) => at >= 3 && at <= word.length - 3);
}

/** One word broken where it is joined or near its middle, with a hyphen. */
export function syllables(word: string): string[] {
  const first = JOINT.exec(word)?.[0].length ?? TAIL.exec(word)?.index;
  if (first) return [`${word.slice(0, first)}-`, word.slice(first)];
  const middle = (at: number) => Math.abs(at - word.length / 2);
  const all = breaks(word);
  if (!all.length) return [word];
  const best = all.reduce((one, other) => (middle(other) < middle(one) ? other : one));
  return [`${word.slice(0, best)}-`, word.slice(best)];
}

const SOFT_HYPHEN = "\u00ad";
const LONG_WORD = 8;

/**
 * A text whose long words may break with a hyphen: not every browser knows how words of every
 * language are divided, and then it would break them anywhere.
 */
export function softened(text: string): string {
  return text.replace(new RegExp(`\\p{L}{${LONG_WORD},}`, "gu"), (word) => {
    const parts = breaks(word).map((at, index, all) => word.slice(all[index - 1] ?? 0, at));
    return [...parts, word.slice(parts.join("").length)].join(SOFT_HYPHEN);
  });
}

/** Broken at the space or hyphen that is nearest to the middle. */
function inTwo(text: string): string[] {
  let best = -1;
  for (let at = 1; at < text.length - 1; at++) {
    if (text[at] !== " " && text[at] !== "-") continue;
    if (best < 0 || Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2)) best = at;
  }
  if (best < 0) return [text];
  const keep = text[best] === "-" ? best + 1 : best;
  return [text.slice(0, keep), text.slice(best + 1)];
}
