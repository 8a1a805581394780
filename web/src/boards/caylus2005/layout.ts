/**
 * Where everything lies. The road is a row of cells that winds back and forth: the special
 * buildings, two cells of bridge, the spaces. Eight cells wide on a screen, four on a phone.
 */

import { workerSpot } from "../../art/spots";
import type { Caylus2005Printed } from "../../generated/printed";

export const TILE = { width: 132, height: 92 };
/** The bridge is so many cells long. */
const BRIDGE = 2;
const LANE = 26;
const PITCH = { x: 146, y: TILE.height + LANE + 12 };
const MARGIN = 24;
/** How far the road reaches beyond its tiles, and how round it turns. */
const VERGE = { x: 15, y: 7 };
const BEND = 30;

/** Castle and favor table are drawn at this size and scaled to their room. */
export const CASTLE = { width: 692, height: 178 };
export const FAVOR_TABLE = { width: 470, height: 178 };
export const CHIP = { width: 79, height: 56 };
const ORDER_HEIGHT = TILE.height + LANE;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  scale: number;
}

export class Layout {
  readonly width: number;
  readonly height: number;
  readonly castle: Box;
  readonly favors: Box;
  readonly order: Point & { width: number; height: number };
  readonly supply: Point & { columns: number[]; chip: number };
  private readonly top: number;

  constructor(
    readonly columns: 4 | 8,
    private readonly printed: Pick<Caylus2005Printed, "special" | "spaces">,
  ) {
    const wide = columns === 8;
    this.width = 2 * MARGIN + columns * PITCH.x - (PITCH.x - TILE.width);
    const inner = this.width - 2 * (MARGIN - 10);
    const left = MARGIN - 10;
    this.castle = { x: left, y: 12, scale: wide ? 1 : inner / CASTLE.width };
    this.top = 12 + CASTLE.height * this.castle.scale + 26;
    const end = this.rowTop(this.rows);
    this.order = wide
      ? {
          x: this.cell(this.cells).x + 6,
          y: end - PITCH.y - 6,
          width: 4 * PITCH.x - 14,
          height: ORDER_HEIGHT + 12,
        }
      : { x: left, y: end + 2, width: inner, height: ORDER_HEIGHT + 12 };
    // On a phone the road comes before what is looked up less often.
    const below = this.order.y + this.order.height + 12;
    this.favors = wide
      ? { x: this.width - left - FAVOR_TABLE.width, y: 12, scale: 1 }
      : { x: left, y: below, scale: inner / FAVOR_TABLE.width };
    const under = wide ? end + 4 : below + FAVOR_TABLE.height * this.favors.scale + 14;
    this.supply = wide
      ? { x: left, y: under, columns: [4, 5, 5], chip: CHIP.width }
      : { x: left, y: under, columns: [5, 5, 5], chip: (inner - 4 * 4) / 5 };
    const scale = this.supply.chip / CHIP.width;
    const chips = wide ? 2 * (CHIP.height + 4) + 22 : 6 * (CHIP.height * scale + 4) + 3 * 22 + 12;
    this.height = under + chips + 10;
  }

  /** The upper left corner of a cell. */
  cell(index: number): Point {
    const row = Math.floor(index / this.columns);
    const along = index % this.columns;
    const column = row % 2 ? this.columns - 1 - along : along;
    return { x: MARGIN + column * PITCH.x, y: this.rowTop(row) };
  }

  /** Cells before the first space. */
  private get before(): number {
    return this.printed.special.length + BRIDGE;
  }

  private get cells(): number {
    return this.before + this.printed.spaces;
  }

  private get rows(): number {
    return Math.ceil(this.cells / this.columns);
  }

  /** Rows before the end of the bridge have no lane. */
  private get laneless(): number {
    return this.before / this.columns;
  }

  private rowTop(row: number): number {
    return this.top + row * PITCH.y - Math.min(row, this.laneless) * LANE;
  }

  special(key: string): Point {
    return this.cell(this.printed.special.indexOf(key));
  }

  space(number: number): Point {
    return this.cell(this.before - 1 + number);
  }

  /** The left cell of the two that the bridge spans. */
  get bridge(): Point {
    const [a, b] = [this.cell(this.before - 2), this.cell(this.before - 1)];
    return a.x < b.x ? a : b;
  }

  get bridgeWidth(): number {
    return PITCH.x + TILE.width;
  }

  /** The road: a band for each row, and a bend where one row leads to the next. */
  get road(): { x: number; y: number; width: number; height: number; r: number }[] {
    const high = (row: number): number =>
      this.rowTop(row + 1) - this.rowTop(row) - 12 + 2 * VERGE.y;
    const bands = [];
    for (let row = 0; row < this.rows; row++) {
      const ends = [
        this.cell(row * this.columns).x,
        this.cell(Math.min(this.cells, (row + 1) * this.columns) - 1).x,
      ];
      const x = Math.min(...ends) - VERGE.x;
      const y = this.rowTop(row) - VERGE.y;
      const width = Math.abs(ends[1]! - ends[0]!) + TILE.width + 2 * VERGE.x;
      bands.push({ x, y, width, height: high(row), r: BEND });
      if (row < this.rows - 1) {
        const height = this.rowTop(row + 1) - this.rowTop(row) + high(row + 1);
        bands.push({ x: ends[1]! - VERGE.x, y, width: TILE.width + 2 * VERGE.x, height, r: BEND });
      }
    }
    return bands;
  }

  /** The footpath below the tiles; it runs round the outside where the road turns. */
  get lane(): string {
    const parts: string[] = [];
    const middle = TILE.width / 2;
    const beyond = middle + 12;
    const down = TILE.height + LANE / 2;
    for (let row = this.laneless; row < this.rows; row++) {
      const first = this.cell(row * this.columns);
      const last = this.cell(Math.min(this.cells, (row + 1) * this.columns) - 1);
      const way = row % 2 ? -1 : 1;
      const from = first.x + middle - way * (row > this.laneless ? beyond : middle);
      const to = last.x + middle + way * (row < this.rows - 1 ? beyond : middle);
      parts.push(`${parts.length ? "L" : "M"}${from} ${first.y + down}H${to}`);
    }
    return parts.join("");
  }

  /** Where a piece that walks the road stands. */
  walk(space: number, piece: "provost" | "bailiff"): Point {
    const tile = this.space(Math.min(Math.max(space, 1), this.printed.spaces));
    return { x: tile.x + (piece === "provost" ? 86 : 54), y: tile.y + TILE.height + LANE - 3 };
  }

  /** Where the feet of a worker are, by the name of the spot: see crew.ts. */
  spot(name: string): Point {
    const [place = "", which = ""] = name.split(":");
    const number = Number(which);
    const feet = workerSpot(TILE.width, TILE.height);
    const on = (corner: Point, x: number, y: number): Point => ({
      x: corner.x + x,
      y: corner.y + y,
    });
    switch (place) {
      case "plot":
        return on(this.space(number), feet.x, feet.y);
      case "stables":
        return on(this.special("stables"), 26 + 40 * number, 73);
      case "inn-left":
        return on(this.special("inn"), 28, 73);
      case "inn-right":
        return on(this.special("inn"), 80, 73);
      case "castle": {
        const at = castlePlace(number);
        return {
          x: this.castle.x + at.x * this.castle.scale,
          y: this.castle.y + (at.y + 10) * this.castle.scale,
        };
      }
      default:
        return on(this.special(place), feet.x, feet.y);
    }
  }

  /** Where the workers of a seat wait, by its place in the turn order; so many from their middle. */
  home(place: number, along: number, seats: number): Point {
    const box = this.seatBox(place, seats);
    const step = Math.min(21, (box.width - 22) / 5);
    return { x: box.x + box.width / 2 + along * step, y: box.y + box.height - 9 };
  }

  /** The box of a seat in the turn order. */
  seatBox(place: number, seats: number): Point & { width: number; height: number } {
    const pitch = (this.order.width - 16) / seats;
    return {
      x: this.order.x + 8 + place * pitch + 3,
      y: this.order.y + 34,
      width: pitch - 6,
      height: this.order.height - 42,
    };
  }
}

/** The places for workers at the castle, in the castle's own measure. */
export function castlePlace(number: number): Point {
  return number < 3 ? { x: 32 + number * 38, y: 106 } : { x: 51 + (number - 3) * 38, y: 148 };
}
