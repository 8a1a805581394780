/** A hint for the reader's own question: first what matters now, then what a bot would choose. */

import type { Analysis, ReasonInfo } from "../generated/api";
import { told } from "../lib/language.svelte";
import { offer } from "../lib/offer.svelte";
import { api } from "../replay/api";
import { kindly } from "../replay/kindly";
import type { LiveTable } from "../table/live.svelte";

export class Hint {
  private thought = $state.raw<Analysis | null>(null);
  /** The reader has asked again, and wants the choice itself. */
  private plain = $state(false);
  thinking = $state(false);
  problem = $state("");

  constructor(private readonly live: LiveTable) {}

  /** Whether the table allows it, and there is something to advise. */
  get offered(): boolean {
    const { live } = this;
    return live.table?.settings.analysis === true && live.mine && live.scene.options.length > 1;
  }

  /** What matters now, as the end of the id of a sentence; none before it was asked for. */
  get matter(): string | null {
    return this.thought && !this.plain ? matterOf(this.thought.reasons) : null;
  }

  /** What the bot would choose, with its reasons. */
  get advice(): Analysis | null {
    return this.plain ? this.thought : null;
  }

  async ask(): Promise<void> {
    if (this.thinking || !this.offered) return;
    if (this.thought) {
      this.plain = true;
      this.live.scene.pointed = this.thought.choice;
      return;
    }
    const { live } = this;
    const about = live.choices;
    this.thinking = true;
    this.problem = "";
    try {
      const found = await api.think(live.id, about, offer.adviser);
      if (about === live.choices) this.thought = found;
    } catch (error) {
      if (about === live.choices) this.problem = kindly(error, "analysis");
    } finally {
      this.thinking = false;
    }
  }

  forget(): void {
    this.thought = null;
    this.plain = false;
    this.problem = "";
  }
}

/** The weightiest reason for a choice, as the end of the id of a nudge. */
export function matterOf(reasons: Pick<ReasonInfo, "kind" | "favours">[]): string {
  return reasons.find(({ kind, favours }) => favours && told(`web-hint-${kind}`))?.kind ?? "even";
}
