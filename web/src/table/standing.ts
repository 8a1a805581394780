/** How a seat stands at the table, for its panel and its chip. */

import type { GameModule } from "../boards/games";
import { t } from "../lib/language.svelte";
import type { SeatInfo, View } from "../wire";
import type { LiveTable } from "./live.svelte";
import { called } from "./people";

export interface Standing {
  /** The place in the turn order; 0 where there is none. */
  order: number;
  points: number | null;
  /** Points that it can count on besides. */
  toCome: number;
  chooses: boolean;
  passed: boolean;
  name: string;
  /** What is to be said of the seat just now. */
  note: string;
}

export function standing(live: LiveTable, module: GameModule, info: SeatInfo): Standing {
  const { view } = live.scene;
  const { seat } = info;
  const yours = live.table?.yours ?? [];
  const chooses = live.question.seat === seat && !live.over;
  const passed = !live.over && (module.passed?.(seat, view) ?? false);
  return {
    order: view.order.findIndex((each) => each === seat) + 1,
    points: module.points(seat, view),
    toCome: soon(view, seat),
    chooses,
    passed,
    // Who shares the screen is called by name: "you" could be either.
    name: yours.length === 1 && yours.includes(seat) ? t("web-place-you") : called(info),
    note: note(live, info, chooses, passed),
  };
}

const sources = (view: View, seat: string): Record<string, number> =>
  view.seats[seat]?.to_come ?? {};

/** The points that a seat can count on besides those it has. */
export const soon = (view: View, seat: string): number =>
  Object.values(sources(view, seat)).reduce((sum, each) => sum + each, 0);

/** What the points to come of a seat are made of, in words. */
export function comes(view: View, seat: string): string[] {
  return Object.entries(sources(view, seat)).map(([source, number]) =>
    t(`web-to-come-${source}`, { number }),
  );
}

function note(live: LiveTable, info: SeatInfo, chooses: boolean, passed: boolean): string {
  if (live.company.thinking === info.seat) return t("web-thinks");
  if (info.kind === "person" && !info.present) return t("web-away");
  if (chooses) return t("web-place-chooses");
  return passed ? t("web-place-passed") : "";
}

/** Everybody, in the order in which they play. */
export function inOrder(live: LiveTable): SeatInfo[] {
  const order: string[] = live.scene.view.order;
  const place = ({ seat }: SeatInfo): number => {
    const at = order.indexOf(seat);
    return at < 0 ? order.length : at;
  };
  return [...live.company.seats].sort((one, other) => place(one) - place(other));
}
