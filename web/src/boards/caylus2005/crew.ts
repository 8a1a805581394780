/**
 * The workers as pieces: the view only counts them, but a worker on the screen must glide from one
 * place to the next and not vanish here and appear there. So each keeps a name of its own.
 */

import type { Caylus2005View } from "../../generated/views";

export interface Piece {
  id: string;
  seat: string;
  /** `plot:5`, `gate:`, `stables:0`, `inn-left:`, `castle:2`; at home `home:3`. */
  spot: string;
}

/** Where the workers of each seat stand. */
function standing(view: Caylus2005View): Map<string, string[]> {
  const found = new Map<string, string[]>(Object.keys(view.seats).map((seat) => [seat, []]));
  const add = (seat: string | null | undefined, spot: string): void => {
    if (seat) found.get(seat)?.push(spot);
  };
  for (const [key, there] of Object.entries<string | null | string[]>({ ...view.special })) {
    if (Array.isArray(there)) there.forEach((seat, index) => add(seat, `${key}:${index}`));
    else add(there, `${key}:`);
  }
  for (const [space, { worker }] of Object.entries(view.road)) add(worker, `plot:${space}`);
  return found;
}

export class Crew {
  private before = new Map<string, string>();

  /** With so many workers a seat. */
  constructor(private readonly workers: number) {}

  /** All workers; who stays where it was keeps its name, and so does who moves. */
  muster(view: Caylus2005View): Piece[] {
    const pieces: Piece[] = [];
    for (const [seat, spots] of standing(view)) {
      const names = Array.from({ length: this.workers }, (_, index) => `${seat}${index}`);
      const open = new Set(spots);
      const placed = new Map<string, string>();
      for (const name of names) {
        const spot = this.before.get(name);
        if (spot && open.delete(spot)) placed.set(name, spot);
      }
      const free = names.filter((name) => !placed.has(name));
      const home = free.filter((name) => !this.before.has(name));
      const away = free.filter((name) => this.before.has(name));
      // Who is sent on from the gate comes from there; only who was paid comes from home.
      const called = Math.max(0, home.length - view.seats[seat]!.workers);
      const movers = [...home.slice(0, called), ...away, ...home.slice(called)];
      [...open].forEach((spot, index) => placed.set(movers[index]!, spot));
      let waiting = 0;
      for (const id of names)
        pieces.push({ id, seat, spot: placed.get(id) ?? `home:${waiting++}` });
    }
    this.before = new Map(
      pieces.filter(({ spot }) => !spot.startsWith("home")).map(({ id, spot }) => [id, spot]),
    );
    return pieces;
  }
}
