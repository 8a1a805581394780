/** The clock that is being planned for a new table. */

import { offer } from "../lib/offer.svelte";
import type { ClockTerms } from "../wire";

const MORNING = 8 * 60;
const NIGHT = 22 * 60;

export class ClockPlan {
  /** One of the server's presets; none by default. */
  preset = $state("");
  windowed = $state(false);
  start = $state(MORNING);
  end = $state(NIGHT);
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  get terms(): ClockTerms | null {
    const chosen = offer.clocks[this.preset];
    if (!chosen) return null;
    const window = this.windowed ? { start: this.start, end: this.end, zone: this.zone } : null;
    return { ...chosen, window };
  }
}
