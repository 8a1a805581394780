/** How long ago something was, or how long it still is, in words. */

import { language } from "./language.svelte";

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language.current, { numeric: "auto" });
  const past = seconds - Date.now() / 1000;
  for (const [unit, size] of UNITS) {
    if (Math.abs(past) >= size) return format.format(Math.round(past / size), unit);
  }
  return format.format(0, "minute");
}
