/** The Fluent files of one language and one game; the Python side is kingsroad.text.vocabulary. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

/** What fills a gap: text, a number, or a noun by its family and key. */
export type Gap = string | number | readonly [family: string, key: string];
export type Gaps = Record<string, Gap>;

/** Where the name of something is looked for, if not only under its own family. */
const FAMILIES: Record<string, string[]> = {
  cause: ["cause", "tile", "character"],
  loss: ["loss", "cause", "tile", "character"],
  tile: ["tile", "character"],
};

export class Vocabulary {
  private bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
    // Isolating marks would break plain comparisons and titles; our languages all run one way.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message with its gaps filled; its id where it is missing, so that nothing breaks. */
  say(key: string, gaps: Gaps = {}, attribute: string | null = null): string {
    const message: Message | undefined = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      if (import.meta.env.DEV) console.warn(`no words for ${key}`);
      return key;
    }
    // Fluent asks for what it wants by name: so a noun is bent only when a sentence needs it.
    const values = new Proxy<Record<string, FluentVariable>>(
      {},
      {
        has: (_, name) => Object.hasOwn(gaps, String(name).split("-")[0]!),
        getOwnPropertyDescriptor: (_, name) =>
          Object.hasOwn(gaps, String(name).split("-")[0]!)
            ? { configurable: true, enumerable: true, value: this.value(gaps, String(name)) }
            : undefined,
        get: (_, name) => this.value(gaps, String(name)),
      },
    );
    const errors: Error[] = [];
    const told = this.bundle.formatPattern(pattern, values, errors);
    if (errors.length && import.meta.env.DEV) console.warn(key, ...errors);
    return told;
  }

  /** A noun in some form; without one just its name. */
  name([family, key]: readonly [string, string], form = ""): string {
    for (const each of FAMILIES[family] ?? [family]) {
      const message = this.bundle.getMessage(`${each}-${key}`);
      if (!message) continue;
      if (form && !(form in message.attributes)) {
        return this.say(`form-${each}-${form}`, { [each]: [each, key] });
      }
      return this.say(`${each}-${key}`, {}, form || null);
    }
    if (!this.has("owned")) return key;
    // `red-bank` is the bank of red.
    const [owner = "", ...rest] = key.split("-");
    const short = `${rest.join("-")}-owned`;
    const inner = this.has(`tile-${short}`) ? short : rest.join("-");
    if (!this.has(`seat-${owner}`) || !this.has(`tile-${inner}`)) return key;
    return this.say(form ? `owned-${form}` : "owned", {
      seat: ["seat", owner],
      tile: ["tile", inner],
    });
  }

  private value(gaps: Gaps, variable: string): FluentVariable {
    const [name = "", ...form] = variable.split("-");
    const gap = gaps[name];
    if (gap === undefined) return "";
    return typeof gap === "object" ? this.name(gap, form.join("-")) : gap;
  }
}
