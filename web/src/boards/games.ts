/**
 * What each game brings: a folder here, with the same files in each. Only what is wanted of a game
 * is fetched, and a further game is a further folder.
 */

import type { Component } from "svelte";
import type { Aid, AidContents } from "../aid/contents";
import "../art/board.css";
import "../art/place/place.css";
import { get } from "../lib/api";
import type { Scene } from "../table/scene.svelte";
import type { Standing } from "../table/spoken";
import type { EventInfo, GameKey, OptionInfo, Printed, TileInfo, View } from "../wire";

/** What can be known of the provost's next decision. */
export interface Forecast {
  /** Targets of workers that act where he stands now, by seat. */
  acting: Record<string, string[]>;
  /** Targets of workers that do not. */
  idle: Record<string, string[]>;
  /** Who can still move him, in their order, and how many spaces at most. */
  movers: { seat: string; steps: number }[];
}

/** What a module looks at: the view, what is printed, and what the question is about. */
export type Sight<Game extends GameKey = GameKey> = Pick<
  Scene<Game>,
  "view" | "printed" | "tiles" | "about"
>;

/** The first Caylus is played in turns, the others in rounds: the words are in the Fluent files. */
export type Unit = "turn" | "round";

export interface GameModule<Game extends GameKey = GameKey> {
  /** The board; reads the scene from the context. One SVG, or few, scaling with its width. */
  Board: Component;
  /** Its workers glide on the board by themselves, from where they wait. */
  glides?: boolean;
  /** How many units wide the board is, where it is a place: it is panned rather than too small. */
  units?: number;
  /** What a seat has, for its panel: goods, workers, points ... in signs. Prop: seat. */
  Holdings: Component<{ seat: string }>;
  /** What can still be built, for the drawer below the board. */
  Supply?: Component;
  /** How many tiles lie in the drawer. */
  supplies?(view: View<Game>): number;
  /** What the drawer is called, where it is no supply, and whether only narrow screens have it. */
  drawer?: { name: string; narrow: boolean };
  /** Beside what a choice says of itself: what it brings here and now, in a few words each. */
  reasons?(option: OptionInfo, scene: Scene<Game>): string[];
  /** Why a place that was pressed is not offered; nothing where there is nothing to say. */
  refusal?(target: string, scene: Scene<Game>): string;
  /** The targets an option is about. */
  targets(option: OptionInfo, sight: Sight<Game>): string[];
  /** The targets of what a lesson speaks of by its key: a figure, a part of the board, a tile. */
  places(key: string, sight: Sight<Game>): string[];
  /** The targets an event speaks of: for log lines and for what is new. */
  mentions(event: EventInfo, sight: Sight<Game>): string[];
  /** Who stands at a target and whose it is, for who hears the board. */
  standing?(target: string, sight: Sight<Game>): Standing | null;
  /** Keys of the phases in order (as `view.phase` has them), as this table plays it. */
  phases(printed: Printed<Game>, variant: Record<string, string>): string[];
  /** What its rules call a round. */
  unit: Unit;
  /** The number of the round. */
  round(view: View<Game>): number;
  /** A seat that takes no further part in what is going on. */
  passed?(seat: string, view: View<Game>): boolean;
  /** What a seat has most need of, where there is room for one figure only. */
  purse?(seat: string, view: View<Game>): { sign: string; number: number };
  /** The points of a seat as far as this viewer knows them. */
  points(seat: string, view: View<Game>): number | null;
  /** Null where there is no provost to speak of now. */
  forecast(sight: Sight<Game>): Forecast | null;
}

/** A building, card or character as it looks at the table. */
export interface PictureProps {
  tile: TileInfo;
  /** The side of tiles laid before the game: nobody builds it, so it has no price and no owner. */
  setup?: boolean;
}

interface Default<Content> {
  default: Content;
}

/** The same file of every game's folder; the name of the folder is the key of the game. */
const MODULES = import.meta.glob<Default<GameModule>>("./*/module.ts");
const AIDS = import.meta.glob<Default<Aid>>("./*/aid.ts");
const VIGNETTES = import.meta.glob<Default<Component>>("./*/Vignette.svelte");
const PICTURES = import.meta.glob<Default<Component<PictureProps>>>("./*/Picture.svelte");

async function load<Content>(
  parts: Record<string, () => Promise<Default<Content>>>,
  path: string,
): Promise<Content> {
  const part = parts[path];
  if (!part) throw new Error(`there is no ${path}`);
  return (await part()).default;
}

/** The board and what it needs. */
export const loadGame = (game: string) => load(MODULES, `./${game}/module.ts`);
/** What is printed on the board: the same in every language and for ever. */
export const printedOf = (game: string) => get<Printed>(`/api/games/${game}/printed`);
/** The player aid. */
export async function aidOf(game: string): Promise<AidContents> {
  const [aid, printed] = await Promise.all([load(AIDS, `./${game}/aid.ts`), printedOf(game)]);
  return aid(printed);
}
/** A small picture of the whole game, for an SVG of 320 by 170. */
export const vignetteOf = (game: string) => load(VIGNETTES, `./${game}/Vignette.svelte`);
/** Draws one building, card or character. */
export const pictureOf = (game: string) => load(PICTURES, `./${game}/Picture.svelte`);
