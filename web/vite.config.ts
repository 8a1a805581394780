import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vite";

const server = process.env.KINGSROAD_SERVER ?? "http://127.0.0.1:8303";

/** What our four languages write; other letters, in names, come from the fonts of the reader. */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, index) => String.fromCharCode(0xa0 + index)),
  ..."ŒœŸ–—‘’‚“”„…‹›−€•",
].join("");

/** Fonts are cut to what is written. */
const cutFonts: Plugin = {
  name: "cut-fonts",
  apply: "build",
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
      const whole = Buffer.from(file.source);
      file.source = await subsetFont(whole, LETTERS, {
        targetFormat: "woff2",
        noLayoutClosure: true,
      });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), cutFonts],
  build: {
    // Where the server looks; the build hook of the package runs this build too.
    outDir: process.env.KINGSROAD_WEB_OUT ?? "../src/kingsroad/server/static",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    proxy: {
      // The server compares the page's origin with the host it is called by: the host must stay.
      "/api": { target: server },
      "/schema": { target: server },
      "/ws": { target: server, ws: true },
    },
    fs: { allow: [".."] },
  },
});
