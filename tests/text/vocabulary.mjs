// The words of the client in Node: tells what it reads from its input, as the browser would.
// Input: {folder, samples: [{language, part, key, gaps}]}; a noun in a gap is [family, key].
// Output: the sentences. The first argument is the folder of the client.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { folder, samples } = JSON.parse(readFileSync(0, "utf-8"));
const web = process.argv[2];
const vite = createRequire(join(web, "none.js")).resolve("vite");
const { createServer } = await import(pathToFileURL(vite).href);
const server = await createServer({
  root: web,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { Vocabulary } = await server.ssrLoadModule("/src/lib/vocabulary.ts");

const known = new Map();
function words(language, part) {
  const key = `${language} ${part}`;
  if (!known.has(key)) {
    const read = (name) => readFileSync(join(folder, language, `${name}.ftl`), "utf-8");
    known.set(key, new Vocabulary(language, [read("common"), read(part)]));
  }
  return known.get(key);
}
const told = samples.map(({ language, part, key, gaps }) => words(language, part).say(key, gaps));
console.log(JSON.stringify(told));
await server.close();
