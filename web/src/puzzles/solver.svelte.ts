/** A solver at a puzzle: what is tried, what happens on the board, and how it ended. */

import type { GameModule } from "../boards/games";
import type { PuzzleInfo, PuzzleShelf } from "../generated/api";
import { showFrames } from "../learn/playing";
import type { Scene } from "../table/scene.svelte";
import type { LogLine, PuzzleMoment } from "../wire";
import { api } from "./api";
import { afterDaily, afterTry, keepProgress, progressOf, type Progress } from "./progress";

export class Solver {
  moment = $state.raw<PuzzleMoment | null>(null);
  told = $state.raw<LogLine[]>([]);
  busy = $state(true);
  /** What was tried and is wrong. */
  wrong = $state<string | null>(null);
  /** Something wrong was tried, or the answer was asked for. */
  failed = $state(false);
  givenUp = $state(false);
  progress = $state.raw<Progress>({ rating: 0, tried: {}, day: "", streak: 0 });
  /** What the first try has done to the rating; null if this is not the first. */
  change = $state<number | null>(null);
  private turn = 0;

  constructor(
    readonly game: string,
    readonly puzzle: PuzzleInfo,
    readonly shelf: PuzzleShelf,
    readonly module: GameModule,
    readonly scene: Scene,
  ) {
    this.progress = progressOf(game);
    scene.choose = (choice) => void this.attempt(choice);
  }

  get isDaily(): boolean {
    return this.puzzle.key === this.shelf.daily;
  }

  get isOver(): boolean {
    return this.moment?.over ?? false;
  }

  /** Fetches where the solver is, in the reader's language. */
  async open(): Promise<void> {
    await this.show(await this.ask(null), false);
  }

  async attempt(trial: string): Promise<void> {
    if (this.busy || !this.moment || this.isOver) return;
    this.busy = true;
    try {
      const next = await this.ask(trial);
      this.wrong = next.wrong ? trial : null;
      if (next.wrong) this.fail();
      await this.show(next, true);
    } finally {
      this.busy = false;
    }
  }

  /** Shows the answer, choice by choice, to who gives up. */
  async giveUp(): Promise<void> {
    if (this.busy || !this.moment) return;
    this.busy = true;
    this.wrong = null;
    this.givenUp = true;
    this.fail();
    try {
      while (!this.isOver) await this.show(await this.ask(null, true), true);
    } finally {
      this.busy = false;
    }
  }

  private ask(trial: string | null, reveal = false): Promise<PuzzleMoment> {
    const steps = this.moment?.steps ?? [];
    return api.attempt(this.game, this.puzzle.key, steps, trial, reveal);
  }

  private fail(): void {
    if (!this.failed) this.count(false);
    this.failed = true;
  }

  private count(right: boolean): void {
    const before = this.progress;
    const after = afterTry(before, this.puzzle, right);
    if (after !== before) this.change = after.rating - before.rating;
    this.progress = after;
    keepProgress(this.game, after);
  }

  private async show(next: PuzzleMoment, playing: boolean): Promise<void> {
    const turn = ++this.turn;
    const { scene } = this;
    this.busy = true;
    if (!next.wrong) {
      this.told = [];
      const tell = (lines: LogLine[]) => void (this.told = [...this.told, ...lines]);
      const isGone = () => turn !== this.turn;
      if (!(await showFrames(next, scene, this.module, playing, tell, isGone))) return;
    }
    const wasOver = this.isOver;
    this.moment = next;
    scene.question = next.question.name;
    scene.about = next.question.about;
    scene.options = next.over ? [] : next.question.options;
    if (next.over && !wasOver) this.end();
    this.busy = false;
  }

  private end(): void {
    if (this.givenUp) return;
    if (!this.failed) this.count(true);
    if (this.isDaily) {
      this.progress = afterDaily(this.progress, this.shelf.day);
      keepProgress(this.game, this.progress);
    }
  }
}
