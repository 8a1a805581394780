import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.KINGSROAD_SERVER ?? "http://127.0.0.1:8303";

export default defineConfig({
  plugins: [svelte()],
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
