/** The reader's language: chosen, remembered, loaded when needed. `t` is read by every component. */

import { keep, kept } from "./kept";
import { Vocabulary, type Gaps } from "./vocabulary";

export type Language = "en" | "de" | "nl" | "fr";

/** The languages, each in its own words. */
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
};

const WORDS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./words/en"),
  de: () => import("./words/de"),
  nl: () => import("./words/nl"),
  fr: () => import("./words/fr"),
};

function known(tag: string | null): Language | null {
  const code = tag?.slice(0, 2).toLowerCase();
  return code && code in LANGUAGES ? (code as Language) : null;
}

function preferred(): Language {
  const chosen = known(kept("language"));
  if (chosen) return chosen;
  for (const tag of navigator.languages) {
    const code = known(tag);
    if (code) return code;
  }
  return "en";
}

class Speech {
  current = $state<Language>("en");
  /** Whose words come after the common ones; "" away from a table. */
  game = $state("");
  private files = $state.raw<Record<string, string>>({});

  vocabulary = $derived.by(() => {
    const part = (name: string) => this.files[name] ?? "";
    const own = Object.keys(this.files).filter((name) => name === "web" || name.startsWith("web_"));
    const sources = [part("common"), part("review"), ...own.sort().map(part)];
    // Two games may have the same name for different things: only one of them is spoken.
    if (this.game) sources.push(part(this.game));
    return new Vocabulary(this.current, sources);
  });

  /** Speaks a language from now on; without one, the reader's. */
  async speak(wanted: Language = preferred()): Promise<void> {
    const files = (await WORDS[wanted]()).default;
    this.files = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.ftl$/g, ""), text]),
    );
    this.current = wanted;
    document.documentElement.lang = wanted;
  }

  /** The reader has chosen this language. */
  async choose(wanted: Language): Promise<void> {
    keep("language", wanted);
    await this.speak(wanted);
  }
}

export const language = new Speech();

/** A message of the client in the reader's language. */
export function t(id: string, gaps?: Gaps): string {
  return language.vocabulary.say(id, gaps);
}

/** The name of something in the games: `noun("seat", "blue")`, `noun("phase", "income")`. */
export function noun(family: string, key: string, form = ""): string {
  return language.vocabulary.name([family, key], form);
}

/** Whether there is such a message: for what only some signs or games have. */
export function told(id: string): boolean {
  return language.vocabulary.has(id);
}

/** A share in whole percents, as the reader's language writes them. */
export function percent(share: number): string {
  return share.toLocaleString(language.current, { style: "percent", maximumFractionDigits: 0 });
}
