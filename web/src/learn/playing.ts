/** What lessons and puzzles do with a board: set it up, and show what happens on it. */

import { capital } from "../art/measure";
import { loadGame, printedOf, type GameModule } from "../boards/games";
import type { Frame } from "../generated/api";
import { noun, language, t } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { api } from "../replay/api";
import { changed } from "../table/changes";
import type { Scene } from "../table/scene.svelte";
import type { LogLine, View } from "../wire";

/** Time to see what somebody else does. */
const PAUSE = 900;

/** Fetches all that the board of a game needs. */
export async function setUp(game: string, scene: Scene): Promise<GameModule> {
  const [loaded, printed, tiles] = await Promise.all([
    loadGame(game),
    printedOf(game),
    api.tiles(game),
  ]);
  language.game = game;
  scene.game = game;
  scene.printed = printed;
  scene.tiles = Object.fromEntries(tiles.map((tile) => [tile.key, tile]));
  scene.targets = (option) => loaded.targets(option, scene);
  return loaded;
}

/** Gives the seats of the table their names. */
export function nameSeats(scene: Scene): void {
  scene.seats = Object.keys(scene.view.seats).map((seat) => ({
    seat,
    name: capital(seat === scene.you ? t("web-you") : noun("seat", seat)),
    kind: seat === scene.you ? "person" : "bot",
    bot: null,
    held: false,
    present: true,
    seen: null,
  }));
}

interface Shown {
  view: View;
  you: string;
  frames: Frame[];
}

/**
 * Shows a table and then, one after the other, what happens on it; `tell` is given the words.
 * Ends early, and says so, once `isGone` says that something else is to be shown.
 */
export async function showFrames(
  next: Shown,
  scene: Scene,
  module: GameModule,
  calmly: boolean,
  tell: (lines: LogLine[]) => void,
  isGone: () => boolean,
): Promise<boolean> {
  scene.options = [];
  scene.ringed.clear();
  scene.recent.clear();
  scene.narrowed = null;
  scene.pointed = null;
  scene.view = next.view;
  scene.you = next.you;
  for (const [index, frame] of next.frames.entries()) {
    if (calmly && index > 0 && !settings.isStill) {
      await new Promise((done) => setTimeout(done, PAUSE));
      if (isGone()) return false;
    }
    scene.view = changed(scene.view, frame.changes);
    for (const event of frame.events)
      for (const target of module.mentions(event, scene)) scene.recent.add(target);
    tell(frame.log);
  }
  return true;
}
