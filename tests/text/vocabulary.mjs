// The same Fluent files in JavaScript: tells what it reads from its input, as the browser would.
// Input: {folder, samples: [{language, part, key, gaps}]}; a noun in a gap is [family, key].
// Output: the sentences. @fluent/bundle is looked for in the folder that NODE_MODULES names.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { FluentBundle, FluentResource } = createRequire(
  join(process.env.NODE_MODULES, "none.js"),
)("@fluent/bundle");

const FAMILIES = {
  cause: ["cause", "tile", "character"],
  loss: ["loss", "cause", "tile", "character"],
  tile: ["tile", "character"],
};

class Vocabulary {
  constructor(folder, language, part) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const name of ["common", part]) {
      const source = readFileSync(join(folder, language, `${name}.ftl`), "utf-8");
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  say(key, gaps = {}, attribute = null) {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message.attributes[attribute] : message.value;
    // Fluent asks for what it wants by name: so a noun is bent only when a sentence needs it.
    const values = new Proxy(gaps, {
      has: (_, name) => Object.hasOwn(gaps, name.split("-")[0]),
      getOwnPropertyDescriptor: (_, name) => ({
        configurable: true,
        enumerable: true,
        value: this.value(gaps, name),
      }),
      get: (_, name) => this.value(gaps, name),
    });
    const errors = [];
    const told = this.bundle.formatPattern(pattern, values, errors);
    if (errors.length) throw errors[0];
    return told;
  }

  value(gaps, variable) {
    const [name, ...form] = variable.split("-");
    const gap = gaps[name];
    return Array.isArray(gap) ? this.name(gap, form.join("-")) : gap;
  }

  name([family, key], form) {
    for (const each of FAMILIES[family] ?? [family]) {
      const message = this.bundle.getMessage(`${each}-${key}`);
      if (!message) continue;
      if (form && !(form in message.attributes)) {
        return this.say(`form-${each}-${form}`, { [each]: [each, key] });
      }
      return this.say(`${each}-${key}`, {}, form || null);
    }
    const [owner, ...rest] = key.split("-");
    const short = `${rest.join("-")}-owned`;
    const inner = this.bundle.hasMessage(`tile-${short}`) ? short : rest.join("-");
    const gaps = { seat: ["seat", owner], tile: ["tile", inner] };
    return this.say(form ? `owned-${form}` : "owned", gaps);
  }
}

const { folder, samples } = JSON.parse(readFileSync(0, "utf-8"));
const told = samples.map(({ language, part, key, gaps }) =>
  new Vocabulary(folder, language, part).say(key, gaps),
);
console.log(JSON.stringify(told));
