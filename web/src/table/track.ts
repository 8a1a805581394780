/**
 * Whether what is shown is still the table. An update that could not be shown leads astray: those
 * after it build on it, so only a whole table helps, and it is asked for until it comes.
 */

/** The whole table is asked for at most so often, however much of what comes cannot be shown. */
const BETWEEN_SYNCS = 3_000;

export class Track {
  astray = false;
  private syncing: ReturnType<typeof setTimeout> | undefined;
  private synced = -Infinity;

  /** Without a line there is no need to ask: a new one begins with the table. */
  constructor(private readonly ask: () => void) {}

  lose(): void {
    this.astray = true;
    clearTimeout(this.syncing);
    const wait = Math.max(0, this.synced + BETWEEN_SYNCS - performance.now());
    this.syncing = setTimeout(() => this.sync(), wait);
  }

  found(): void {
    this.astray = false;
  }

  close(): void {
    clearTimeout(this.syncing);
  }

  private sync(): void {
    if (!this.astray) return;
    this.synced = performance.now();
    this.ask();
    this.syncing = setTimeout(() => this.sync(), BETWEEN_SYNCS);
  }
}
