/** What was told of the game so far, in sentences; the past is fetched, the present is added. */

import { get } from "../lib/api";
import type { Change, EventInfo, LogLine, Made, Update } from "../wire";

export interface Entry {
  /** The choice after which this is told: its moment in a replay. */
  number: number;
  seat: string;
  lines: LogLine[];
  events: EventInfo[];
  /** The round or turn in which it was told; 0 while setting up. */
  round: number;
}

interface Frame {
  made: Made;
  events: EventInfo[];
  log: LogLine[];
  changes: Change[];
}

const AT_ONCE = 200;

export class History {
  entries = $state.raw<Entry[]>([]);
  /** The newest sentences: said aloud, and shown while the others move. */
  newest = $state.raw<string[]>([]);
  private known = 0;
  private fetching = 0;
  private seat: string | null = null;

  constructor(private readonly id: string) {}

  /** Catches up with the table; `anew` when it must be told again, to other eyes or in other words. */
  async catchUp(choices: number, seat: string | null, anew: boolean): Promise<void> {
    this.seat = seat;
    this.backTo(anew ? 0 : choices);
    const mine = ++this.fetching;
    for (let since = this.known; since < choices; since += AT_ONCE) {
      const upto = Math.min(choices, since + AT_ONCE);
      const eyes = seat ? `&seat=${seat}` : "";
      const path = `/api/tables/${this.id}/frames?since=${since}&upto=${upto}${eyes}`;
      // Without its past a table can still be played; the next reconnection tries again.
      const frames = await get<Frame[]>(path).catch(() => null);
      if (mine !== this.fetching || !frames) return;
      const found = frames.map(({ made, events, log }) => ({
        number: made.number,
        seat: made.seat,
        lines: log,
        events,
      }));
      // Updates may have come in the meantime: the past goes before them.
      const later = this.entries.filter((each) => each.number > upto);
      this.entries = withRounds([
        ...this.entries.filter((each) => each.number <= since),
        ...found.filter((each) => each.lines.length),
        ...later,
      ]);
      this.known = Math.max(this.known, upto);
    }
  }

  add(update: Update): void {
    if (update.undone) {
      // What is being fetched may tell of what was taken back: then it is fetched anew.
      void this.catchUp(update.choices, this.seat, false);
      return;
    }
    const last = update.made.at(-1);
    const first = update.made[0];
    if (!last || !first) return;
    // What is still being fetched comes before this; it counts as known only without a gap.
    if (this.known >= first.number - 1) this.known = Math.max(this.known, update.choices);
    if (!update.log.length) return;
    const { events, log } = update;
    const before = this.entries.at(-1)?.round ?? 0;
    const entry = { number: last.number, seat: first.seat, lines: log, events, round: before };
    this.entries = [...this.entries, { ...entry, round: roundAfter(entry) }];
    this.newest = log.map(({ text }) => text);
  }

  private backTo(choices: number): void {
    this.known = Math.min(this.known, choices);
    const left = this.entries.filter((each) => each.number <= choices);
    if (left.length === this.entries.length) return;
    this.entries = left;
    this.newest = [];
  }
}

function roundAfter(entry: Entry): number {
  return entry.events.filter((each) => each.kind === "turn").at(-1)?.amount ?? entry.round;
}

function withRounds(entries: Omit<Entry, "round">[]): Entry[] {
  let round = 0;
  return entries.map((each) => {
    round = roundAfter({ ...each, round });
    return { ...each, round };
  });
}
