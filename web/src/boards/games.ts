/** What each game brings to the table; `load` fetches only the game that is played. */

import type { Component } from "svelte";
import "../art/board.css";
import type { About, EventInfo, View } from "../wire";

/** What can be known of the provost's next decision. */
export interface Forecast {
  /** Targets of workers that act where he stands now, by seat. */
  acting: Record<string, string[]>;
  /** Targets of workers that do not. */
  idle: Record<string, string[]>;
  /** Who can still move him, in their order, and how many spaces at most. */
  movers: { seat: string; steps: number }[];
}

/** The first Caylus is played in turns, the others in rounds: the words are in the Fluent files. */
export type Unit = "turn" | "round";

export interface GameModule {
  /** The board; reads the scene from the context. One SVG, or few, scaling with its width. */
  Board: Component;
  /** What a seat has, for its panel: goods, workers, points ... in signs. Prop: seat. */
  Holdings: Component<{ seat: string }>;
  /** The targets a choice is about. */
  targets(choice: string, view: View, about: About): string[];
  /** The targets an event speaks of: for log lines and for what is new. */
  mentions(event: EventInfo, view: View): string[];
  /** Keys of the phases in order (as `view.phase` has them), as this table plays it. */
  phases(variant: Record<string, string>): string[];
  /** What its rules call a round. */
  unit: Unit;
  /** The number of the round. */
  round(view: View): number;
  /** The points of a seat as far as this viewer knows them. */
  points(seat: string, view: View): number | null;
  /** Null where there is no provost to speak of now. */
  forecast(view: View): Forecast | null;
}

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  caylus2005: () => import("./caylus2005/module"),
  magna_carta: () => import("./magna_carta/module"),
  caylus1303: () => import("./caylus1303/module"),
};

export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[game];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
