/** How this reader likes the table: remembered in this browser, known to nobody else. */

import { keep, kept } from "./kept";

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["off", "quick", "calm", "slow"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export const SOUNDS = ["off", "turn", "all"] as const;

/** How long each choice of the others is shown, in milliseconds. */
const PAUSES: Record<Speed, number> = { off: 0, quick: 300, calm: 650, slow: 1400 };

function oneOf<Word extends string>(
  words: readonly Word[],
  word: string | null,
  other: Word,
): Word {
  return words.find((each) => each === word) ?? other;
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  /** Fingers, not a mouse: keys and typing are not offered. */
  readonly touch = matchMedia("(pointer: coarse)").matches;

  theme = $state(oneOf(THEMES, kept("theme"), "system"));
  speed = $state(oneOf(SPEEDS, kept("speed"), "calm"));
  /** Ask before a choice is made. */
  confirm = $state(kept("confirm") === "yes");
  /** A question with one answer is answered by the table, after a moment. */
  forced = $state(kept("forced") !== "no");
  /** Less motion than the system asks for; the system's wish always counts. */
  calm = $state(kept("still") === "yes");
  /** What is heard: nothing, that it is one's turn, or all that happens. */
  sound = $state(oneOf(SOUNDS, kept("sound"), "turn"));
  /** A first game: phases and buildings are explained when they are met. */
  guided = $state(kept("guided") === "yes");
  name = $state(kept("name") ?? "");
  private systemDark = $state(dark.matches);
  private systemStill = $state(still.matches);

  isDark = $derived(this.theme === "system" ? this.systemDark : this.theme === "dark");
  isStill = $derived(this.calm || this.systemStill);
  pause = $derived(PAUSES[this.speed]);
  /** How long something flies: it arrives before the next choice is shown. */
  flight = $derived(Math.min(600, this.pause * 0.7));

  constructor() {
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
    still.addEventListener("change", () => (this.systemStill = still.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
        document.documentElement.dataset.motion = this.isStill ? "still" : "free";
      });
      $effect(() => {
        keep("theme", this.theme);
        keep("speed", this.speed);
        keep("confirm", this.confirm ? "yes" : "no");
        keep("forced", this.forced ? "yes" : "no");
        keep("still", this.calm ? "yes" : "no");
        keep("sound", this.sound);
        keep("guided", this.guided ? "yes" : "no");
        keep("name", this.name);
      });
    });
  }
}

export const settings = new Settings();
