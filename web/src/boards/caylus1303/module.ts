import type { Caylus1303Event } from "../../generated/events";
import type { Caylus1303View } from "../../generated/views";
import type { OptionInfo } from "../../wire";
import type { Forecast, GameModule, Sight } from "../games";
import { mentionsBy, nothing, type Mention } from "../mentions";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { freePlot, holderOf, PRINTED } from "./view";

const BRIDGE_STEPS = 3;
const TOLL_STEPS = 2;
const BAILIFF_STEPS = 1;

type Seen = Sight<Caylus1303View>;

function targets({ verb, noun, sort }: OptionInfo, { view, about }: Seen): string[] {
  switch (verb) {
    case "place":
      return sort === "place" ? [noun] : [`tile:${noun}`];
    case "claim":
    case "erect":
      return [`tile:${noun}`];
    case "build": {
      const plot = freePlot(view);
      return plot ? [`tile:${noun}`, `plot:${plot}`] : [`tile:${noun}`];
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

type Told = Mention<Caylus1303View>;
const tile: Told = ({ subject }) => [`tile:${subject}`];
const place: Told = ({ subject }) => (subject === "site" ? ["site"] : [`tile:${subject}`]);
const character: Told = ({ subject }) => [`character:${subject}`];
const provost: Told = () => ["provost"];
const crew: Told = ({ subject }) => ["camp", ...placesOfCause(subject)];
const moved: Told = ({ subject }) => placesOfCause(subject);

const mentions = mentionsBy<Caylus1303Event, Caylus1303View>({
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
  reset: provost,
  pass: () => ["bridge"],
  hire: crew,
  dismiss: crew,
  gain: moved,
  pay: moved,
  score: moved,
});

/** Whose turn with the provost is still to come at the bridge, in their order. */
function stillAtBridge(view: Caylus1303View): string[] {
  if (view.phase === "planning") {
    return [...view.bridge, ...view.order.filter((seat) => !view.bridge.includes(seat))];
  }
  if (view.phase !== "activation") return [];
  if (PRINTED.some((tile) => view.printed[tile]?.length)) return view.bridge;
  if (view.question !== "PayProvost") return [];
  return view.bridge.slice(view.bridge.findIndex((seat) => seat === view.to_choose));
}

/** How far each seat can move him in all: by the toll, at the bridge for workers, by the Bailiff. */
function moversToCome(view: Caylus1303View): Forecast["movers"] {
  const steps = new Map<string, number>();
  const add = (seat: string, more: number) => steps.set(seat, (steps.get(seat) ?? 0) + more);
  const atBridge = stillAtBridge(view);
  for (const seat of atBridge) add(seat, Math.min(BRIDGE_STEPS, view.seats[seat]!.workers));
  for (const seat of view.printed.toll ?? []) add(seat, TOLL_STEPS);
  const bailiff = holderOf(view, "bailiff");
  const waits = atBridge.length > 0 || view.question === "GuideProvost";
  if (bailiff && waits) add(bailiff, BAILIFF_STEPS);
  return [...steps].map(([seat, number]) => ({ seat, steps: number }));
}

function forecast({ view }: Seen): Forecast | null {
  if (view.phase !== "planning" && view.phase !== "activation") return null;
  const found: Forecast = { acting: {}, idle: {}, movers: [] };
  const note = (side: Forecast["acting"], seats: string[], tile: string) => {
    for (const seat of seats) (side[seat] ??= []).push(`tile:${tile}`);
  };
  for (const tile of PRINTED) note(found.acting, view.printed[tile] ?? [], tile);
  for (const [plot, { tile, workers = [] }] of Object.entries(view.road)) {
    note(Number(plot) <= view.provost ? found.acting : found.idle, workers, tile);
  }
  found.movers = moversToCome(view).filter((each) => each.steps > 0);
  return found;
}

export default {
  Board,
  Holdings,
  targets,
  mentions,
  phases: () => ["planning", "activation", "delivery", "administration"],
  unit: "round",
  round: (view) => view.round,
  points: (seat, view) => view.seats[seat]?.prestige ?? null,
  forecast,
} satisfies GameModule<Caylus1303View>;
