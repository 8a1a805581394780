/**
 * What a board shows and how it is acted upon: one scene for the live table and for a replay.
 * Boards read it from the context; they know nothing of sockets and pages.
 */

import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { noun, t } from "../lib/language.svelte";
import type { About, GameKey, OptionInfo, Printed, SeatInfo, TileInfo, View } from "../wire";
import { named, type Called } from "./named";

export interface Explained {
  /** The key of a tile, a sign, a seat. */
  key: string;
  /** The head of it, where the key alone does not tell. */
  title?: string;
  /** What it is made of, line by line. */
  lines?: string[];
  /** Where it is on the screen. */
  at: DOMRect;
  /** It stands in a line with others, which should stay in sight. */
  inLine?: boolean;
}

/** `Game` is what a board knows of the game that is shown; pages do not care. */
export class Scene<Game extends GameKey = GameKey> {
  game = $state("");
  /** The options of the game, as this table plays it: `{favors: "simple"}`. */
  variant = $state.raw<Record<string, string>>({});
  private shown = $state<View<Game> | null>(null);
  private board = $state.raw<Printed<Game> | null>(null);
  tiles = $state.raw<Record<string, TileInfo>>({});
  seats = $state.raw<SeatInfo[]>([]);
  /** Through whose eyes; null for a spectator. */
  you = $state<string | null>(null);
  private asked = $state.raw<OptionInfo[]>([]);
  /** The kind of question. */
  question = $state("");
  /** What the question is about. */
  about = $state.raw<About>({});
  /** The choice that is pointed at, on the board or among the buttons. */
  pointed = $state<string | null>(null);
  /** A target that was pressed and stands for several choices: only these are shown now. */
  narrowed = $state<string | null>(null);
  /** All choices are listed, on request. */
  listed = $state(false);
  /** The supply is pulled out. */
  drawer = $state(false);
  /** A place that was pressed, and is not offered. */
  refused = $state<string | null>(null);
  /** The places that are drawn; what has none must be listed. */
  readonly drawn = new SvelteSet<string>();
  /** What has changed since this viewer's last choice. */
  recent = new SvelteSet<string>();
  /** What a line of the log speaks of, while it is pointed at. */
  lit = new SvelteSet<string>();
  /** What a teacher points at: it has a ring, and the board goes there. */
  readonly ringed = new SvelteSet<string>();
  /** What is explained now. */
  explained = $state.raw<Explained | null>(null);

  /** Which targets an option is about, the most telling first; set by the game's module. */
  targets: (option: OptionInfo) => string[] = () => [];
  /** What a choice brings here and now, besides what it says itself; set by the game's module. */
  reasons: (option: OptionInfo) => string[] = () => [];
  /** What is said of a target besides its name; set by the game's module. */
  describe: (target: string) => string = () => "";
  /** Carries a choice out (or asks to confirm it); set by the page. */
  choose: (choice: string) => void = () => {};

  /** Whether there is something to show; until then no board is drawn. */
  get ready(): boolean {
    return this.shown !== null && this.board !== null;
  }

  get view(): View<Game> {
    if (!this.shown) throw new Error("there is nothing to show yet");
    return this.shown;
  }

  set view(view: View<Game>) {
    this.shown = view;
  }

  /** What is printed on the board. */
  get printed(): Printed<Game> {
    if (!this.board) throw new Error("there is no board yet");
    return this.board;
  }

  set printed(printed: Printed<Game>) {
    this.board = printed;
  }

  /** How everybody is called in sentences. */
  people: Called[] = $derived.by(() => {
    // Nobody knows an open seat, a guest without a name or the reader of a lesson by a name.
    const nameless = ["web-guest", "web-seat-open", "web-you"].map((key) => t(key));
    return this.seats.map(({ seat, name }) => {
      const word = noun("seat", seat);
      return { seat, word, name: !name || nameless.includes(name) ? word : name };
    });
  });

  private told: OptionInfo[] = $derived(
    this.asked.map((option) => ({
      ...option,
      label: this.say(option.label),
      text: this.say(option.text),
    })),
  );

  /**
   * What may be chosen here and now, with everybody by name; empty when somebody else is asked, and
   * in a replay.
   */
  get options(): OptionInfo[] {
    return this.told;
  }

  set options(options: OptionInfo[]) {
    this.asked = options;
  }

  /** The choices by target. */
  byTarget = $derived.by(() => {
    const found = new Map<string, OptionInfo[]>();
    for (const option of this.options) {
      for (const target of this.targets(option)) {
        const there = found.get(target);
        if (there) there.push(option);
        else found.set(target, [option]);
      }
    }
    return found;
  });

  /** The choices that no place on the board stands for alone: these are listed at once. */
  unplaced = $derived.by(() =>
    this.options.filter(
      (option) =>
        !this.targets(option).some(
          (target) => this.drawn.has(target) && this.byTarget.get(target)?.length === 1,
        ),
    ),
  );

  /** The targets of the choice that is pointed at. */
  pointedTargets = $derived.by(() => {
    const pointed = this.options.find((option) => option.choice === this.pointed);
    return new Set(pointed ? this.targets(pointed) : []);
  });

  /** What the question shows: all choices, or those of the target that was pressed. */
  offered = $derived.by(() =>
    this.narrowed === null ? this.options : (this.byTarget.get(this.narrowed) ?? this.options),
  );

  /**
   * A target was pressed: its only choice is made, several are shown to choose from; where there is
   * none the reason is given.
   */
  press(target: string): void {
    const there = this.byTarget.get(target) ?? [];
    this.refused = there.length ? null : target;
    if (this.refused) this.pointed = null; // a finger has left what it pointed at before
    if (there.length === 1) this.choose(there[0]!.choice);
    else if (there.length > 1) this.narrowed = target;
  }

  /** A sentence about the game, with people by their names. */
  say(text: string): string {
    return named(text, this.people)
      .map((part) => part.text)
      .join("");
  }

  /** What a tile is called, a card with its owner. */
  tileName(key: string): string {
    return this.tiles[key]?.name ?? this.say(noun("tile", key));
  }

  /** How somebody is called: by name, and who has none by the colour. */
  calledAt(seat: string): string {
    return this.people.find((each) => each.seat === seat)?.name ?? seat;
  }

  /** The name at a seat. */
  nameOf(seat: string): string {
    return this.seats.find((each) => each.seat === seat)?.name || seat;
  }
}

const KEY = Symbol("scene");

export function provideScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

/** The scene of the page; a board says whose it is. */
export function useScene<Game extends GameKey = GameKey>(): Scene<Game> {
  return getContext<Scene<Game>>(KEY);
}
