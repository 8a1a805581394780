/** Moving through a game: by hand, by keys, by itself. */

import type { Mark } from "./film.svelte";

/** Choices per second. */
export const PACES = [1, 2, 4, 8, 16] as const;

export class Transport {
  at = $state(0);
  playing = $state(false);
  pace = $state<number>(2);
  total = $state(0);
  marks = $state.raw<Mark[]>([]);
  atEnd = $derived(this.at >= this.total);

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.total, to));
    if (this.atEnd) this.playing = false;
  }

  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  /** To the beginning of the next round, or of this one, or of the one before. */
  round(by: 1 | -1): void {
    this.playing = false;
    const rounds = [
      0,
      ...this.marks.filter((mark) => mark.kind === "round").map((mark) => mark.at),
    ];
    const next =
      by > 0
        ? (rounds.find((at) => at > this.at) ?? this.total)
        : (rounds.findLast((at) => at < this.at) ?? 0);
    this.go(next);
  }

  toggle(): void {
    if (!this.playing && this.atEnd) this.at = 0;
    this.playing = !this.playing;
  }

  /** What a key means here; whether it meant something. */
  key(event: KeyboardEvent): boolean {
    switch (event.key) {
      case "ArrowLeft":
        this.step(-1);
        break;
      case "ArrowRight":
        this.step(1);
        break;
      case "ArrowUp":
        this.round(-1);
        break;
      case "ArrowDown":
        this.round(1);
        break;
      case "Home":
        this.step(-this.total);
        break;
      case "End":
        this.step(this.total);
        break;
      case " ":
        this.toggle();
        break;
      default:
        return false;
    }
    return true;
  }
}
