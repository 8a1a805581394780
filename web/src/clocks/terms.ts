/** The terms of a clock in a sentence. */

import { t } from "../lib/language.svelte";
import type { ClockTerms } from "../wire";
import { asTime, roundly } from "./time";

export function termsInWords({ bank, increment, cap, window }: ClockTerms): string {
  const said = t("web-clock-terms", {
    bank: roundly(bank),
    increment: roundly(increment),
    cap: roundly(cap),
  });
  if (!window) return said;
  const { start, end, zone } = window;
  const hours = { start: asTime(start), end: asTime(end), zone: zone.replaceAll("_", " ") };
  return `${said} ${t("web-clock-terms-window", hours)}`;
}
