/**
 * What needs no answer of the reader's is answered by the table after a moment: the rest of a
 * handful, a question with one answer; and undo goes back past these.
 */

import { settings } from "../lib/settings.svelte";
import type { TableState, Update } from "../wire";
import { Foregone } from "./foregone";
import type { LiveTable } from "./live.svelte";

/** So long a question with one answer is seen before the table answers it. */
const MOMENT = 900;

export class Answering {
  private readonly ahead = new Foregone();
  /** The table is about to give this answer. */
  private coming: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: LiveTable) {}

  /** The first step of what the reader chose; the others follow by themselves. */
  chosen(choice: string): string {
    return this.ahead.chosen(choice);
  }

  /** A choice is made, by whomever: nothing comes by itself any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.coming = null;
  }

  /** After something was shown: goes on without the reader, where nobody has to be asked. */
  goOn(message: TableState | Update): void {
    const { live } = this;
    this.stop();
    const further =
      message.type === "update" && message.undone && this.ahead.wentBack(live.choices);
    if (!live.mine || live.curtain) return;
    if (further && live.undo === "free") {
      live.takeBack();
      return;
    }
    const next = this.ahead.next(live.question, live.choices);
    if (next) {
      live.make(next);
      return;
    }
    const only = settings.forced && !settings.confirm ? this.ahead.answer(live.question) : null;
    if (only) this.soon(only);
  }

  private soon(answer: string): void {
    this.coming = answer;
    this.timer = setTimeout(() => this.answer(answer), MOMENT);
  }

  /** Not while the others' choices are still shown, and not if the reader was faster. */
  private answer(answer: string): void {
    const { live } = this;
    if (this.coming !== answer) return;
    if (live.playback.busy) {
      this.soon(answer);
      return;
    }
    if (!live.mine || live.sending || live.company.asked) return;
    this.ahead.answered(live.choices);
    live.make(answer);
  }
}
