/**
 * The review of a finished game: asked for, growing, whole; and another try at a bad choice. The
 * server judges; here is only what was heard and what is tried.
 */

import type { FaultInfo, ReviewInfo, Tried } from "../generated/api";
import type { Scene } from "../table/scene.svelte";
import { api } from "./api";
import { kindly } from "./kindly";

/** What stands beside a choice in lists and on the curve. */
export const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** Milliseconds between two questions how far it is: a quick server would count them as a flood. */
export const PAUSE = 250;

export class Reviewer {
  review = $state.raw<ReviewInfo | null>(null);
  problem = $state<string | null>(null);
  /** The fault that is tried again. */
  trying = $state.raw<FaultInfo | null>(null);
  tried = $state.raw<(Tried & { label: string }) | null>(null);
  weighing = $state(false);
  private left = false;

  constructor(
    readonly id: string,
    readonly scene: Scene,
  ) {}

  /** The grade of each choice that has one, by its number. */
  grades = $derived(
    new Map((this.review?.faults ?? []).map((fault) => [fault.at + 1, fault.grade])),
  );

  /** Fetches what there is, and all that comes. */
  async follow(): Promise<void> {
    await this.hear(() => api.review(this.id));
  }

  /** Has the game reviewed. */
  async ask(): Promise<void> {
    await this.hear(() => api.askReview(this.id));
  }

  /** The page is left: nobody waits any more. */
  leave(): void {
    this.left = true;
  }

  /** Begins another try: what could be chosen then can be chosen now. */
  async tryAgain(fault: FaultInfo): Promise<void> {
    this.stop();
    this.trying = fault;
    const moment = await api.at(this.id, fault.at, fault.seat).catch(() => null);
    if (this.trying !== fault || !moment) return;
    const { scene } = this;
    scene.question = moment.question.name;
    scene.about = moment.question.about;
    scene.options = moment.question.options;
    scene.choose = (choice) => void this.attempt(choice);
  }

  /** Ends it; the board is only looked at again. */
  stop(): void {
    this.trying = null;
    this.tried = null;
    this.problem = null;
    this.scene.options = [];
    this.scene.narrowed = null;
    this.scene.choose = () => {};
  }

  private async attempt(choice: string): Promise<void> {
    const fault = this.trying;
    const option = this.scene.options.find((each) => each.choice === choice);
    if (!fault || !option || this.weighing) return;
    this.weighing = true;
    this.problem = null;
    try {
      const tried = await api.tryAgain(this.id, fault.at, choice);
      if (this.trying === fault) this.tried = { ...tried, label: option.label };
      this.scene.narrowed = null;
    } catch (error) {
      this.problem = kindly(error, "review");
    } finally {
      this.weighing = false;
    }
  }

  private async hear(ask: () => Promise<ReviewInfo>): Promise<void> {
    this.problem = null;
    try {
      this.review = await ask();
      while (this.review.state === "running" && !this.left) {
        await new Promise((done) => setTimeout(done, PAUSE));
        this.review = await api.review(this.id, this.review.done);
      }
    } catch (error) {
      this.problem = kindly(error, "review");
    }
  }
}
