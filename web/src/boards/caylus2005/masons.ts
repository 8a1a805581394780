/**
 * The houses in the castle, in the order in which they were built: the view only counts them by
 * seat, but a house that stands must not move when another comes.
 */

import type { Caylus2005View } from "../../generated/views";
import type { SectionName } from "./view";

export class Masons {
  private standing: Record<SectionName, string[]> = { dungeon: [], walls: [], towers: [] };

  /** The houses of each part of the castle; new ones come last. */
  houses(view: Caylus2005View): Record<SectionName, string[]> {
    for (const section of Object.keys(this.standing) as SectionName[]) {
      const kept: string[] = [];
      const left = new Map(
        Object.entries(view.seats).map(([seat, has]) => [seat, has.houses[section]]),
      );
      const take = (seat: string): void => {
        const number = left.get(seat) ?? 0;
        if (number > 0) kept.push(seat);
        left.set(seat, number - 1);
      };
      this.standing[section].forEach(take);
      for (const [seat, number] of [...left]) for (let n = 0; n < number; n++) take(seat);
      this.standing[section] = kept;
    }
    return { ...this.standing };
  }
}
