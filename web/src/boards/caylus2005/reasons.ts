/** What a place brings here and now, and why another is not offered, in a few words. */

import { capital } from "../../art/measure";
import { t } from "../../lib/language.svelte";
import type { Scene } from "../../table/scene.svelte";
import type { OptionInfo, TileInfo } from "../../wire";
import { canPay, isTooDear, type Purse } from "../why";
import { priceAt, spaceOf } from "./view";

type Seen = Scene<"caylus2005">;
const MOST = 3;

/** What the reader would have left when the worker is paid. */
function purse(price: number, { view }: Seen): Purse {
  const has = view.seats[view.to_choose ?? ""];
  if (!has) return {};
  const { food, wood, stone, cloth, gold, deniers } = has;
  return { food, wood, stone, cloth, gold, deniers: deniers - price };
}

/** What could be built there with what the reader has. */
function buildings(tile: TileInfo, has: Purse, scene: Seen): string {
  const kind = tile.effect.find(({ sign }) => sign.startsWith("build-"))?.sign.slice(6);
  if (!kind || kind === "residence") return "";
  const names = scene.view.supply
    .map((key) => scene.tiles[key])
    .filter((each) => each?.kind === kind && canPay(each.cost, has))
    .map((each) => capital(each!.name));
  if (!names.length) return t("web-place-why-no-tile");
  const shown = names.length > MOST ? [...names.slice(0, MOST), "…"] : names;
  return t("web-place-why-tiles", { tiles: shown.join(", ") });
}

export function reasons({ verb, noun }: OptionInfo, scene: Seen): string[] {
  const tile = scene.tiles[noun];
  if (verb !== "place" || !tile) return [];
  const { view } = scene;
  const me = view.to_choose ?? "";
  const space = spaceOf(noun, view);
  const owner = space === null ? undefined : view.road[space]?.owner;
  const has = purse(priceAt(noun, me, scene), scene);
  const found: string[] = [];
  if (owner && owner !== me) found.push(t("web-place-why-owner", { name: scene.nameOf(owner) }));
  if (space !== null && space <= view.provost) found.push(t("web-place-why-acts"));
  if (isTooDear(tile.effect, has)) found.push(t("web-place-why-short"));
  const built = buildings(tile, has, scene);
  return built ? [...found, built] : found;
}

/** Who stands on a place. */
function workersAt(target: string, { view }: Seen): string[] {
  const [sort, key = ""] = target.split(":");
  if (sort === "plot") {
    const worker = view.road[Number(key)]?.worker;
    return worker ? [worker] : [];
  }
  const special: Record<string, string | string[] | null> = { ...view.special };
  const there = special[key] ?? special[`${key}-left`] ?? [];
  return typeof there === "string" ? [there] : there;
}

export function refusal(target: string, scene: Seen): string {
  const { view } = scene;
  const [sort, key = ""] = target.split(":");
  const asked = view.to_choose;
  if (!asked) return "";
  if (!scene.options.length) return t("web-place-refused-turn", { name: scene.nameOf(asked) });
  if (sort === "supply") {
    const tile = scene.tiles[key];
    const can = tile && canPay(tile.cost, purse(0, scene));
    return t(can ? "web-place-refused-supply" : "web-place-refused-cost");
  }
  if (sort !== "plot" && sort !== "tile") return t("web-place-refused");
  const workers = workersAt(target, scene);
  const placing = scene.question === "PlaceWorker";
  if (placing && workers.includes(asked)) return t("web-place-refused-yours");
  if (placing && workers.length)
    return t("web-place-refused-taken", {
      name: workers.map((each) => scene.nameOf(each)).join(", "),
    });
  if (sort === "plot") {
    const kind = scene.tiles[view.road[Number(key)]?.tile ?? ""]?.kind;
    if (!kind) return t("web-place-refused-empty");
    if (placing && (kind === "residence" || kind === "prestige"))
      return t("web-place-refused-house");
  }
  return t("web-place-refused");
}
