/** Bots move fast: their choices are shown one after another, each for a moment. */

import { settings } from "../lib/settings.svelte";
import type { TableState, Update } from "../wire";

type News = TableState | Update;
/** However much has happened, it is not told for longer than about this. */
const LONGEST = 8_000;

export class Playback {
  private waiting = $state.raw<News[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when the choice shown last should stay in sight. */
  private until = 0;

  /** Something is still to be shown. */
  busy = $derived(this.waiting.length > 0);

  constructor(private readonly show: (news: News) => void) {}

  /** `quickly`: it need not stay in sight before the next. */
  add(news: News, quickly: boolean): void {
    this.waiting = [...this.waiting, news];
    if (quickly && this.waiting.length === 1) this.until = 0;
    this.next();
  }

  /** Shows everything at once. */
  skip(): void {
    this.until = 0;
    const all = this.waiting;
    this.waiting = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const each of all) this.show(each);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    if (this.timer !== undefined) return;
    const wait = this.until - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.step(), wait);
      return;
    }
    this.step();
  }

  private step(): void {
    this.timer = undefined;
    const [first, ...rest] = this.waiting;
    if (!first) return;
    this.waiting = rest;
    this.show(first);
    const pause = settings.isStill || document.hidden ? 0 : settings.pause;
    const shown = first.type === "update" && first.made.length > 0;
    this.until = shown ? performance.now() + Math.min(pause, LONGEST / (rest.length + 1)) : 0;
    if (rest.length) this.next();
  }
}
