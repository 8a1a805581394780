import { expect, test } from "vitest";

const FILES = Object.keys(import.meta.glob("./*/*"));
const GAMES = new Set(FILES.map((path) => path.split("/")[1]!));

test.each(["module.ts", "aid.ts", "Vignette.svelte", "Picture.svelte"])(
  "every game brings a %s",
  (name) => {
    for (const game of GAMES) expect(FILES).toContain(`./${game}/${name}`);
  },
);
