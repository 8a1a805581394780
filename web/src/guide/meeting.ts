/** What a newcomer meets at a table, and wants explained. */

import type { AidSection } from "../aid/contents";
import type { EventInfo, OptionInfo } from "../wire";

/** A tile that is new on the road, or that one's own worker went to. */
const TELLING = ["build", "erect", "place"];

/** The tile that an event is about, if its reader should hear of it. */
export function tileOf(event: EventInfo, mine: string[], tiles: Record<string, unknown>): string {
  const { kind, subject = "", seat } = event;
  const near = kind !== "place" || mine.includes(seat ?? "");
  return TELLING.includes(kind) && near && subject in tiles ? subject : "";
}

/** The tile that a choice is about. */
export function tileChosen(
  option: Pick<OptionInfo, "noun"> | undefined,
  tiles: Record<string, unknown>,
): string {
  return option && option.noun in tiles ? option.noun : "";
}

/** What the player aid says of a phase first. */
export function opening(aid: AidSection[], phase: string): { id: string; items: string[] } | null {
  const section = aid.find((each) => each.phase === phase);
  return section ? { id: section.id, items: section.items.slice(0, 2).map(([id]) => id) } : null;
}
