/** How the choices of a question are laid out and which keys make them. */

import { capital } from "../art/measure";
import { told } from "../lib/language.svelte";
import type { OptionInfo } from "../wire";
import type { Scene } from "./scene.svelte";

export interface Shown {
  option: OptionInfo;
  name: string;
  /** The goods of a batch, say, to be shown as signs. */
  goods: string[];
}

export interface Group {
  /** What they have in common; "" for those that stand alone. */
  verb: string;
  shown: Shown[];
}

/** What a tile is called. */
type Naming = (tile: string) => string;

const ENDINGS = new Set(["pass", "done", "decline"]);

/** What ends a part of a turn stands apart, always in the same corner; so does leaving the provost. */
function ends({ verb, noun, sort }: OptionInfo): boolean {
  return ENDINGS.has(verb) || (sort === "reach" && noun === "0");
}

/** The goods that an option is about: one, or a batch whose goods are joined by dashes. */
function goodsOf({ sort, noun }: OptionInfo): string[] {
  if (sort === "good") return [noun];
  return sort === "goods" ? noun.split("-") : [];
}

/** The noun says enough where the heading, or the question, has the verb. */
function shown(option: OptionInfo, naming: Naming): Shown {
  const { verb, noun } = option;
  const name = naming(noun);
  const enough = noun && name !== noun && told(`web-verb-${verb}`);
  return { option, name: enough ? capital(name) : option.label, goods: goodsOf(option) };
}

export function layOut(
  options: OptionInfo[],
  naming: Naming,
): { groups: Group[]; endings: Shown[] } {
  const groups = new Map<string, Shown[]>();
  const endings: Shown[] = [];
  for (const option of options) {
    const { verb } = option;
    const each = shown(option, naming);
    if (ends(option)) endings.push(each);
    else if (groups.has(verb)) groups.get(verb)!.push(each);
    else groups.set(verb, [each]);
  }
  const laid: Group[] = [];
  const alone: Shown[] = [];
  for (const [verb, list] of groups) {
    if (groups.size === 1 || (list.length > 1 && told(`web-verb-${verb}`)))
      laid.push({ verb, shown: list });
    // Without a heading the name alone would not say what is done.
    else alone.push(...list.map((each) => ({ ...each, name: each.option.label })));
  }
  if (alone.length) laid.push({ verb: "", shown: alone });
  return { groups: laid, endings };
}

/** What must be listed: choices without a place on the board, and those that end the question. */
export function listed(scene: Scene): Shown[] {
  const naming = (tile: string): string => scene.tileName(tile);
  const { groups } = layOut(scene.narrowed !== null ? scene.offered : scene.unplaced, naming);
  const found = [
    ...groups.flatMap((group) => group.shown),
    ...layOut(scene.options, naming).endings,
  ];
  return [...new Map(found.map((each) => [each.option.choice, each])).values()];
}

/** Keys that mean something else. */
const RESERVED = "uh";
const SPARE = "1234567890abcdefghijklmnopqrstvwxyz";

/**
 * Gives each choice a key: the one it had before, else a letter of what is particular about its
 * name, else one that is free.
 */
export function giveKeys(
  options: OptionInfo[],
  naming: Naming,
  before: Map<string, string>,
): Map<string, string> {
  const given = new Map<string, string>();
  const taken = new Set(RESERVED);
  const give = (choice: string, key: string): void => {
    given.set(choice, key);
    taken.add(key);
  };
  for (const { choice } of options) {
    const key = before.get(choice);
    if (key && !taken.has(key)) give(choice, key);
  }
  // What ends a turn is wanted most often: it has the first pick. A step back has the last: the
  // figure is the key of the step forward.
  const rank = (option: OptionInfo): number => {
    if (ends(option)) return 0;
    return option.sort === "reach" && option.noun.startsWith("-") ? 2 : 1;
  };
  for (const option of [...options].sort((one, other) => rank(one) - rank(other))) {
    if (given.has(option.choice)) continue;
    const name = particular(option, options, naming)
      .normalize("NFD")
      .replace(/[^a-z0-9]/g, "");
    const spare = /^\d+$/.test(name) ? SPARE.replace(/\d/g, "") : SPARE;
    const free = Array.from(name + spare).find((key) => !taken.has(key));
    if (free) give(option.choice, free);
  }
  return given;
}

/** The words of a choice that its likes do not all share: "food" of "take food" and "take wood". */
function particular(option: OptionInfo, options: OptionInfo[], naming: Naming): string {
  const wordsOf = (each: OptionInfo): string[] =>
    shown(each, naming).name.toLowerCase().split(/\s+/);
  const likes = options.filter((each) => each !== option && each.verb === option.verb).map(wordsOf);
  const words = wordsOf(option);
  const own = words.filter((word) => !likes.length || likes.some((like) => !like.includes(word)));
  return (own.length ? own : words).join("");
}
