/** What a building of the road brings here and now, in a few words. */

import { t } from "../../lib/language.svelte";
import type { Scene } from "../../table/scene.svelte";
import type { OptionInfo } from "../../wire";
import { isTooDear } from "../why";

export function reasons({ verb, noun }: OptionInfo, scene: Scene<"caylus1303">): string[] {
  const { view } = scene;
  const me = view.to_choose ?? "";
  const has = view.seats[me];
  const tile = scene.tiles[noun];
  if (verb !== "place" || !has || !tile) return [];
  const found: string[] = [];
  const plot = Object.entries(view.road).find(([, each]) => each.tile === noun);
  if (plot) {
    const [space, { owner }] = plot;
    if (owner && owner !== me) found.push(t("web-place-why-owner", { name: scene.nameOf(owner) }));
    found.push(t(Number(space) <= view.provost ? "web-place-why-acts" : "web-guide-why-beyond"));
  }
  const { food, wood, stone, cloth, gold } = has;
  if (isTooDear(tile.effect, { food, wood, stone, cloth, gold }))
    found.push(t("web-place-why-short"));
  return found;
}
