/** How a place is spoken: its name, whose it is, and who stands there. */

import { noun, t } from "../lib/language.svelte";

export function spoken(name: string, owner: string | null, workers: readonly string[]): string {
  const parts = [name];
  if (owner) parts.push(t("web-lands-owner", { seat: noun("seat", owner) }));
  if (workers.length) {
    const seats = workers.map((seat) => noun("seat", seat)).join(", ");
    parts.push(t("web-lands-workers", { count: workers.length, seats }));
  }
  return parts.join(", ");
}
