/** Typed choices: in the reader's language, in that of records, and with a few letters. */

import { noun } from "../lib/language.svelte";
import type { OptionInfo } from "../wire";

/** Whether all that was typed is in the words of a choice, however it is written. */
function fits(typed: string, option: OptionInfo, name: string): boolean {
  const words = plain(typed).split(" ");
  const texts = [option.choice, option.label, name, noun("tile", option.noun)].map(plain);
  const all = texts.join(" ").split(" ");
  return words.every((word) => all.some((each) => each.startsWith(word)));
}

/** Small letters, without accents and signs: people type as their keyboard lets them. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}+-]+/gu, " ")
    .trim();
}

/** The choice that is meant: the one so called, else the only one that fits, else none. */
export function meant(
  typed: string,
  options: OptionInfo[],
  nameOf: (option: OptionInfo) => string,
): OptionInfo | null {
  const text = plain(typed);
  if (!text) return null;
  const called = options.filter((each) =>
    [each.choice, each.label, nameOf(each)].some((one) => plain(one) === text),
  );
  if (called.length === 1) return called[0]!;
  const near = options.filter((each) => fits(typed, each, nameOf(each)));
  return near.length === 1 ? near[0]! : null;
}
