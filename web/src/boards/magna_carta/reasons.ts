/** What a card of the road brings here and now, in a few words. */

import { t } from "../../lib/language.svelte";
import type { Scene } from "../../table/scene.svelte";
import type { OptionInfo } from "../../wire";
import { isTooDear } from "../why";
import { cardOf } from "./view";

export function reasons({ verb, noun }: OptionInfo, scene: Scene<"magna_carta">): string[] {
  const { view, tiles } = scene;
  const me = view.to_choose ?? "";
  const has = view.seats[me];
  const space = view.road.findIndex(({ card }) => card === noun);
  if (verb !== "place" || !has || space < 0) return [];
  const { key, owner } = cardOf(view, noun);
  const tile = tiles[key];
  const found: string[] = [];
  if (owner && owner !== me)
    found.push(t("web-guide-why-owner-share", { name: scene.nameOf(owner) }));
  if (view.provost !== undefined)
    found.push(t(space < view.provost ? "web-place-why-acts" : "web-guide-why-beyond"));
  const { food, wood, stone, gold, deniers } = has;
  if (tile && isTooDear(tile.effect, { food, wood, stone, gold, deniers }, true))
    found.push(t("web-place-why-short"));
  return found;
}
