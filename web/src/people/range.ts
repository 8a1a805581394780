/** Whom a table of the lobby is for. */

import { t } from "../lib/language.svelte";
import type { RatingRange } from "../wire";

/** Nothing where it is for everybody. */
export function rangeInWords(range: RatingRange | null | undefined): string {
  const [least, most] = [range?.least ?? null, range?.most ?? null];
  if (least !== null && most !== null)
    return t("web-lobby-range-between", { least: String(least), most: String(most) });
  if (least !== null) return t("web-lobby-range-from", { least: String(least) });
  return most === null ? "" : t("web-lobby-range-to", { most: String(most) });
}
