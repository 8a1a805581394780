import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Apart from vite.config.ts, which must load where only the build's packages are.
export default defineConfig({
  plugins: [svelte()],
  // Runes as in a browser, though no test needs its page.
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"], restoreMocks: true, unstubGlobals: true },
});
