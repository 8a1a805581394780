import type { Caylus2005Event } from "../../generated/events";
import type { OptionInfo } from "../../wire";
import type { Standing } from "../../table/spoken";
import type { Forecast, GameModule, Sight } from "../games";
import { mentionsBy, nothing, type Mention } from "../mentions";
import { WIDTH } from "../../art/place/grid";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { reasons, refusal } from "./reasons";
import Supply from "./Supply.svelte";
import { currentSection, nextPlot, sectionsOf, targetOf, type LineName } from "./view";

type Seen = Sight<"caylus2005">;

function targets({ verb, noun }: OptionInfo, sight: Seen): string[] {
  const { view, about } = sight;
  switch (verb) {
    case "place":
    case "transform":
      return targetOf(noun, sight);
    case "home":
      return [`seat:${view.to_choose ?? ""}`];
    case "stay":
      return ["tile:inn"];
    case "pass":
      return ["bridge"];
    case "provost":
      return [`walk:${view.provost + Number(noun)}`];
    case "build":
      return [`supply:${noun}`, ...plotFor(noun, sight)];
    case "over":
      return [`plot:${noun}`];
    case "line":
      return [`line:${noun}`, ...fieldAhead(noun as LineName, sight)];
    case "field":
      return [`field:${about.line ?? ""}${noun}`];
    case "batch":
      return [`castle:${currentSection(sight) ?? "towers"}`];
    case "offer":
    case "take":
    case "give":
      if (about.line) return [`line:${about.line}`];
      return source(about.tile ?? about.cause ?? "", view.to_choose ?? "", sight);
    case "lay":
      return [`plot:${nextPlot(sight) ?? 1}`];
    case "next":
      return [`seat:${noun}`];
    default:
      // To decline or to be done has no place: nobody should do it by pressing a building.
      return [];
  }
}

/** Where a thing is that a lesson speaks of; the count is the next one on the bailiff's way. */
function places(key: string, sight: Seen): string[] {
  const { view } = sight;
  switch (key) {
    case "provost":
    case "bailiff":
      return [`walk:${view[key]}`];
    case "count":
      return sectionsOf(sight)
        .filter((each) => !view.counted.includes(each.key))
        .slice(0, 1)
        .map(({ space }) => `walk:${space}`);
    case "castle":
      return [`castle:${currentSection(sight) ?? "towers"}`];
    case "favors":
      return [key];
    default:
      return targetOf(key, sight);
  }
}

/** A prestige tile is laid over a residence, every other on the next free space. */
function plotFor(tile: string, sight: Seen): string[] {
  const plot = nextPlot(sight);
  return sight.tiles[tile]?.kind === "prestige" || plot === null ? [] : [`plot:${plot}`];
}

/** Where the marker of whoever is asked comes to stand. */
function fieldAhead(line: LineName, { view, printed }: Seen): string[] {
  const at = view.seats[view.to_choose ?? ""]?.markers[line] ?? 0;
  const field = Math.max(at, Math.min(at + 1, printed.open_fields[view.counted.length] ?? 0));
  return field > 0 ? [`field:${line}${field}`] : [];
}

/** Where something came from: a building, a favor line, a count; else the seat itself. */
function source(cause: string, seat: string, sight: Seen): string[] {
  if (cause.startsWith("line-")) return [`line:${cause.slice(5)}`];
  if (cause.startsWith("count-")) return [`castle:${cause.slice(6)}`];
  if (cause.startsWith("final-")) return ["end", `seat:${seat}`];
  if (cause === "simple-favor") return ["favors"];
  if (cause === "bribe") return [`walk:${sight.view.provost}`];
  if (cause === "first-pass") return ["bridge"];
  // What everybody receives, and the wages of a worker who is mentioned anyway, is no news.
  if (["setup", "income", "wages"].includes(cause)) return [];
  const there = targetOf(cause, sight);
  return there.length ? there : [`seat:${seat}`];
}

type Told = Mention<"caylus2005">;
const plot: Told = ({ amount }) => [`plot:${amount}`];
const place: Told = ({ subject }, sight) => targetOf(subject, sight);
const walk: Told = ({ amount }) => [`walk:${amount}`];
const section: Told = ({ subject }) => [`castle:${subject}`];
const field: Told = ({ subject, amount }) => [
  amount > 0 ? `field:${subject}${amount}` : `line:${subject}`,
];
const moved: Told = ({ subject, seat }, sight) => source(subject, seat, sight);

const mentions = mentionsBy<Caylus2005Event, "caylus2005">({
  turn: nothing,
  phase: nothing,
  over: nothing,
  lay: plot,
  build: plot,
  transform: plot,
  claim: plot,
  place,
  home: place,
  leave: place,
  lodge: place,
  pass: () => ["bridge"],
  provost: walk,
  stay: walk,
  bailiff: walk,
  house: section,
  count: section,
  favor: () => ["favors"],
  line: field,
  field,
  order: ({ seat }) => [`seat:${seat}`],
  gain: moved,
  pay: moved,
  score: moved,
});

function forecast({ view, printed }: Seen): Forecast | null {
  if (!["placement", "special-buildings", "provost"].includes(view.phase)) return null;
  const acting: Record<string, string[]> = {};
  const idle: Record<string, string[]> = {};
  for (const [space, { worker }] of Object.entries(view.road)) {
    if (!worker) continue;
    const list = Number(space) <= view.provost ? acting : idle;
    (list[worker] ??= []).push(`plot:${space}`);
  }
  // Who passes early moves him early; who has not passed comes after, in an order not yet known.
  const asked = view.bridge.findIndex((seat) => seat === view.to_choose);
  const passed = view.phase === "provost" ? view.bridge.slice(Math.max(0, asked)) : view.bridge;
  const later = view.order.filter((seat) => !view.bridge.includes(seat));
  const movers = [...passed, ...later]
    .map((seat) => ({ seat, steps: Math.min(printed.provost_reach, view.seats[seat]!.deniers) }))
    .filter(({ steps }) => steps > 0);
  return { acting, idle, movers };
}

/** Who stands at a place, for who hears the board. */
function standing(target: string, { view }: Seen): Standing | null {
  const [sort, name = ""] = target.split(":");
  if (sort === "plot" || sort === "walk") {
    const space = Number(name);
    const there = view.road[name];
    const walkers = (["provost", "bailiff"] as const).filter((each) => view[each] === space);
    if (sort === "walk") return { walkers };
    if (!there) return { walkers }; // its number is its name
    const workers = there.worker ? [there.worker] : [];
    return { space, owner: there.owner, workers, walkers, employs: true };
  }
  if (sort !== "tile") return null;
  const special = Object.entries<string | null | string[]>({ ...view.special });
  const inside = special.filter(([key]) => key === name || key.startsWith(`${name}-`));
  if (!inside.length) return null;
  return { workers: inside.flatMap(([, there]) => there ?? []), employs: true };
}

export default {
  standing,
  Board,
  glides: true,
  units: WIDTH,
  Holdings,
  Supply,
  supplies: (view) => view.supply.length,
  reasons,
  refusal,
  targets,
  places,
  mentions,
  phases: (printed) => printed.phases,
  unit: "turn",
  round: (view) => view.turn,
  passed: (seat, view) => view.phase === "placement" && view.bridge.some((each) => each === seat),
  purse: (seat, view) => ({ sign: "deniers", number: view.seats[seat]?.deniers ?? 0 }),
  points: (seat, view) => view.seats[seat]?.prestige ?? null,
  forecast,
} satisfies GameModule<"caylus2005">;
