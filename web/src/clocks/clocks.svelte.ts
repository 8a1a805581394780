/** The clocks of a table as they stand now: what the server told, and what has passed since. */

import type { ClockState, ClockTerms, SeatClock } from "../wire";
import { isOpen } from "./time";

const TICK = 1000;

export class TableClocks {
  state = $state.raw<ClockState | null>(null);
  terms: ClockTerms | null = null;
  /** Milliseconds that count since the state was told; outside the daily window none do. */
  private counted = $state(0);
  /** Milliseconds of any kind since then. */
  private passed = $state(0);
  private told = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  take(state: ClockState | null, terms: ClockTerms | null = this.terms): void {
    this.state = state;
    this.terms = terms;
    this.told = performance.now();
    this.counted = this.passed = 0;
    clearInterval(this.ticking);
    if (state) this.ticking = setInterval(() => this.tick(), TICK);
  }

  close(): void {
    clearInterval(this.ticking);
  }

  /** What time it is where the clocks hang. */
  get now(): number {
    return (this.state?.now ?? Date.now()) + this.passed;
  }

  /** Whether a clock runs at this hour at all. */
  get open(): boolean {
    return isOpen(this.terms?.window, this.now);
  }

  of(seat: string): SeatClock | undefined {
    return this.state?.seats.find((each) => each.seat === seat);
  }

  left(seat: string): number {
    const clock = this.of(seat);
    if (!clock) return 0;
    return Math.max(0, clock.left - (clock.due === null ? 0 : this.counted));
  }

  /** The seat whose time is out, if the game waits for it. */
  get late(): string | null {
    return (
      this.state?.seats.find((each) => each.lapsed !== null && each.due !== null)?.seat ?? null
    );
  }

  private tick(): void {
    const passed = performance.now() - this.told;
    // A page that was put away counts for itself what it has missed.
    if (this.open) this.counted += passed - this.passed;
    this.passed = passed;
  }
}
