/** A choice that waits for the reader's confirmation, where that is wanted. */

/** So long a confirmation takes nothing: the second half of a double click is no answer to it. */
const DEAF = 400;

export class Weighing {
  choice = $state<string | null>(null);
  /** It has only just appeared, or a key is still held: nobody has read it yet. */
  deaf = $state(false);
  private hearing: ReturnType<typeof setTimeout> | undefined;

  begin(choice: string): void {
    this.choice = choice;
    this.turnDeaf();
  }

  /** Weighed and found wanting. */
  reconsider(): void {
    if (!this.deaf) this.choice = null;
  }

  /** The confirmation takes nothing for a moment. */
  turnDeaf(): void {
    this.deaf = true;
    clearTimeout(this.hearing);
    this.hearing = setTimeout(() => (this.deaf = false), DEAF);
  }

  close(): void {
    clearTimeout(this.hearing);
  }
}
