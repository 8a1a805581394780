/** Whether a price can be paid, as far as goods go. */

import type { Glyph } from "../wire";

const GOODS = ["food", "wood", "stone", "cloth", "gold"] as const;
type Good = (typeof GOODS)[number];

/**
 * The named goods first; then cubes of any kind: `plain` is all but gold, `any` is gold too.
 * Where gold is a joker it stands in for what is missing.
 */
export function affordable(
  cost: Glyph[],
  has: Partial<Record<Good, number>>,
  joker = false,
): boolean {
  const left: Record<string, number> = {};
  for (const good of GOODS) left[good] = has[good] ?? 0;
  const loose = { plain: 0, any: 0 };
  let missing = 0;
  for (const { sign, number = 1 } of cost) {
    if (sign === "plain" || sign === "any") {
      loose[sign] += number;
      continue;
    }
    const there = left[sign] ?? 0;
    left[sign] = Math.max(0, there - number);
    const short = Math.max(0, number - there);
    if (short && (sign === "gold" || !joker)) return false;
    missing += short;
  }
  const gold = left.gold! - missing;
  const plain = left.food! + left.wood! + left.stone! + left.cloth!;
  if (gold < 0) return false;
  const withGold = joker ? gold : 0;
  return plain + withGold >= loose.plain && plain + gold >= loose.plain + loose.any;
}
