/** Figures in the reader's language. */

import { capital } from "../art/measure";
import type { DebateInfo } from "../generated/api";
import { language, noun, t } from "../lib/language.svelte";

export function percent(share: number): string {
  return format(share, { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 });
}

export function figure(value: number): string {
  return format(value, { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
}

/** A figure that says which way it goes. */
export function signed(value: number): string {
  return format(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
}

export function whole(value: number): string {
  return format(value, { maximumFractionDigits: 0 });
}

function format(value: number, how: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language.current, how).format(value);
}

/** The numbers of a debate as its sentences want them. */
export function spoken({ numbers }: DebateInfo): Record<string, string> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [
      name,
      name.endsWith("_share") ? percent(value) : figure(value),
    ]),
  );
}

/** What stands for a value of a topic: a tile, a character, a line of favors, a place, a number. */
export function named(topic: string, value: string): string {
  if (topic === "built" || topic === "character") return capital(noun("tile", value));
  // One line of favors, or two of them.
  if (topic === "line" || topic === "pair")
    return Array.from(value, (line) => t("line", { line })).join(" + ");
  if (topic === "start") return t("web-figures-start-place", { place: Number(value) });
  if (["castle", "builder", "focus"].includes(topic)) return t(`web-figures-value-${value}`);
  return value.replace("-", "–");
}
