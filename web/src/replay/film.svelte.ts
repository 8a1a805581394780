/**
 * A game choice by choice. Frames come in pages; the view after each choice is worked out once and
 * shares with the one before what has not changed, so every step, forward or back, is a look-up.
 */

import { changed } from "../table/changes";
import type { View } from "../wire";
import type { Frame } from "../generated/api";
import { api } from "./api";

const PAGE = 200;

export interface Mark {
  at: number;
  kind: "round" | "count";
  /** The number of the round, or the section that was counted. */
  subject: string;
}

export class Film {
  /** Marks found so far, in order. */
  marks = $state.raw<Mark[]>([]);
  /** Pages that have arrived, for who waits for them. */
  arrived = $state(0);
  private frames: Frame[] = [];
  private views: View[] = [];
  private pages = new Map<number, Promise<void>>();

  constructor(
    readonly id: string,
    readonly total: number,
    readonly eyes: string | null,
  ) {}

  /** The view after n choices, if it is here already. */
  view(n: number): View | undefined {
    return this.views[n];
  }

  /** The choice that led to n. */
  frame(n: number): Frame | undefined {
    return this.frames[n];
  }

  /** All choices that are here, with their numbers. */
  get made(): { at: number; frame: Frame }[] {
    return Object.entries(this.frames).map(([at, frame]) => ({ at: Number(at), frame }));
  }

  /** Fetches what moment n needs. */
  reach(n: number): Promise<void> {
    const first = Math.floor(Math.min(n, Math.max(this.total - 1, 0)) / PAGE) * PAGE;
    let page = this.pages.get(first);
    if (!page) {
      page = this.load(first);
      page.catch(() => this.pages.delete(first));
      this.pages.set(first, page);
    }
    return page;
  }

  /** Fetches all the rest, one page after the other, so that marks and steps are there. */
  async rest(): Promise<void> {
    for (let first = 0; first < this.total; first += PAGE) await this.reach(first);
  }

  private async load(first: number): Promise<void> {
    const last = Math.min(first + PAGE, this.total);
    const [moment, frames] = await Promise.all([
      api.at(this.id, first, this.eyes),
      first < last ? api.frames(this.id, first, last, this.eyes) : [],
    ]);
    let view = (this.views[first] ??= moment.view);
    frames.forEach((frame, index) => {
      view = changed(view, frame.changes);
      this.frames[first + index + 1] = frame;
      this.views[first + index + 1] = view;
    });
    this.marks = this.findMarks();
    this.arrived += 1;
  }

  private findMarks(): Mark[] {
    const found: Mark[] = [];
    this.frames.forEach((frame, at) => {
      for (const event of frame.events) {
        if (event.kind === "turn") found.push({ at, kind: "round", subject: `${event.amount}` });
        if (event.kind === "count") found.push({ at, kind: "count", subject: event.subject ?? "" });
      }
    });
    return found;
  }
}
