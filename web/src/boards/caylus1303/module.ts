import type { Caylus1303Event } from "../../generated/events";
import type { OptionInfo } from "../../wire";
import type { Standing } from "../../table/spoken";
import type { Forecast, GameModule, Sight } from "../games";
import { mentionsBy, nothing, type Mention } from "../mentions";
import { WIDTH } from "../../art/place/grid";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { reasons } from "./reasons";
import Supply from "./Supply.svelte";
import { freePlot, holderOf } from "./view";

type Seen = Sight<"caylus1303">;

function targets({ verb, noun, sort }: OptionInfo, sight: Seen): string[] {
  const { view, about } = sight;
  switch (verb) {
    case "place":
      return sort === "place" ? [noun] : [`tile:${noun}`];
    case "claim":
      return [`tile:${noun}`];
    case "erect":
      return [`supply:${noun}`];
    case "build": {
      const plot = freePlot(sight);
      return plot ? [`supply:${noun}`, `plot:${plot}`] : [`supply:${noun}`];
    }
    case "engage":
    case "steal":
      return [`character:${noun}`];
    case "site":
      return view.site.slice(Number(noun) - 1, Number(noun)).map((key) => `tile:${key}`);
    case "bundle":
      return ["castle"];
    case "pass":
      return ["bridge"];
    case "provost":
      return noun === "0" ? ["provost"] : [`spot:${view.provost + Number(noun)}`];
    case "use":
    case "offer":
    case "take":
    case "give":
      return placesOfCause(about.tile ?? about.cause ?? "");
    default:
      return [];
  }
}

/** Where a thing is that a lesson speaks of. */
function places(key: string): string[] {
  return ["provost", "castle", "camp"].includes(key) ? [key] : [`tile:${key}`, `character:${key}`];
}

/** What a cause speaks of: a building, a character, or one of the occasions. */
function placesOfCause(cause: string): string[] {
  switch (cause) {
    case "setup":
    case "visitor":
    case "final-gold":
      return [];
    case "wages":
    case "recruiting":
      return ["camp"];
    case "bribe":
      return ["bridge"];
    case "delivery":
      return ["castle"];
    default:
      return [`tile:${cause}`, `character:${cause}`];
  }
}

type Told = Mention<"caylus1303">;
const tile: Told = ({ subject }) => [`tile:${subject}`];
const place: Told = ({ subject }) => (subject === "site" ? ["site"] : [`tile:${subject}`]);
const character: Told = ({ subject }) => [`character:${subject}`];
const provost: Told = () => ["provost"];
const crew: Told = ({ subject }) => ["camp", ...placesOfCause(subject)];
const moved: Told = ({ subject }) => placesOfCause(subject);

const mentions = mentionsBy<Caylus1303Event, "caylus1303">({
  turn: nothing,
  phase: nothing,
  order: nothing,
  favor: nothing,
  over: nothing,
  place,
  home: place,
  lay: tile,
  "lay-site": tile,
  site: tile,
  build: tile,
  claim: tile,
  transform: ({ amount }, { view }) => {
    const plot = view.road[amount];
    return plot ? [`plot:${amount}`, `tile:${plot.tile}`] : [];
  },
  character,
  engage: character,
  steal: character,
  provost,
  stay: provost,
  reset: provost,
  pass: () => ["bridge"],
  hire: crew,
  dismiss: crew,
  gain: moved,
  pay: moved,
  score: moved,
});

/** Whose turn with the provost is still to come at the bridge, in their order. */
function stillAtBridge({ view, printed }: Seen): string[] {
  if (view.phase === "planning") {
    return [...view.bridge, ...view.order.filter((seat) => !view.bridge.includes(seat))];
  }
  if (view.phase !== "activation") return [];
  if (printed.printed.some((tile) => view.printed[tile]?.length)) return view.bridge;
  if (view.question?.name !== "PayProvost") return [];
  return view.bridge.slice(view.bridge.findIndex((seat) => seat === view.to_choose));
}

/** How far each seat can move him in all: by the toll, at the bridge for workers, by the Bailiff. */
function moversToCome(sight: Seen): Forecast["movers"] {
  const { view, printed } = sight;
  const steps = new Map<string, number>();
  const add = (seat: string, more: number) => steps.set(seat, (steps.get(seat) ?? 0) + more);
  const atBridge = stillAtBridge(sight);
  for (const seat of atBridge) add(seat, Math.min(printed.bridge_reach, view.seats[seat]!.workers));
  for (const seat of view.printed.toll ?? []) add(seat, printed.toll_reach);
  const bailiff = holderOf(view, "bailiff");
  const waits = atBridge.length > 0 || view.question?.name === "GuideProvost";
  if (bailiff && waits) add(bailiff, printed.bailiff_reach);
  return [...steps].map(([seat, number]) => ({ seat, steps: number }));
}

function forecast(sight: Seen): Forecast | null {
  const { view, printed } = sight;
  if (view.phase !== "planning" && view.phase !== "activation") return null;
  const found: Forecast = { acting: {}, idle: {}, movers: [] };
  const note = (side: Forecast["acting"], seats: string[], tile: string) => {
    for (const seat of seats) (side[seat] ??= []).push(`tile:${tile}`);
  };
  for (const tile of printed.printed) note(found.acting, view.printed[tile] ?? [], tile);
  for (const [plot, { tile, workers = [] }] of Object.entries(view.road)) {
    note(Number(plot) <= view.provost ? found.acting : found.idle, workers, tile);
  }
  found.movers = moversToCome(sight).filter((each) => each.steps > 0);
  return found;
}

/** Who stands at a building, for who hears the board; its plot is in its name. */
function standing(target: string, { view }: Seen): Standing | null {
  const [sort, name = ""] = target.split(":");
  if (sort !== "tile") return null;
  const printed = view.printed[name];
  if (printed) return { workers: printed, employs: true };
  const found = Object.entries(view.road).find(([, { tile }]) => tile === name);
  if (!found) return null;
  const [plot, { owner, workers = [] }] = found;
  const walkers = view.provost === Number(plot) ? (["provost"] as const) : [];
  return { owner, workers, walkers: [...walkers], employs: true };
}

export default {
  standing,
  Board,
  units: WIDTH,
  Holdings,
  Supply,
  supplies: (view) => view.supply.length,
  reasons,
  targets,
  places,
  mentions,
  phases: (printed) => printed.phases,
  unit: "round",
  round: (view) => view.round,
  passed: (seat, view) => view.phase === "planning" && view.bridge.some((each) => each === seat),
  purse: (seat, view) => ({ sign: "worker", number: view.seats[seat]?.workers ?? 0 }),
  points: (seat, view) => view.seats[seat]?.prestige ?? null,
  forecast,
} satisfies GameModule<"caylus1303">;
