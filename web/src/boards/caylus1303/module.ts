import type { Caylus1303View } from "../../generated/views";
import type { About, EventInfo } from "../../wire";
import type { Forecast, GameModule } from "../games";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { freePlot, holderOf, PRINTED } from "./view";

const BRIDGE_STEPS = 3;
const TOLL_STEPS = 2;
const BAILIFF_STEPS = 1;

function targets(choice: string, view: Caylus1303View, about: About): string[] {
  const [verb = "", noun = ""] = choice.split(" ");
  switch (verb) {
    case "place":
      return noun === "site" ? ["site"] : [`tile:${noun}`];
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
      return [`tile:${view.site[Number(noun) - 1]}`];
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

function mentions(event: EventInfo, view: Caylus1303View): string[] {
  const { kind, subject = "", amount = 0 } = event;
  switch (kind) {
    case "place":
    case "home":
      return subject === "site" ? ["site"] : [`tile:${subject}`];
    case "lay":
    case "lay-site":
    case "site":
    case "build":
    case "claim":
      return [`tile:${subject}`];
    case "transform": {
      const plot = view.road[amount];
      return plot ? [`plot:${amount}`, `tile:${plot.tile}`] : [];
    }
    case "character":
    case "engage":
    case "steal":
      return [`character:${subject}`];
    case "provost":
    case "reset":
      return ["provost"];
    case "pass":
      return ["bridge"];
    case "hire":
    case "dismiss":
      return ["camp", ...placesOfCause(subject)];
    case "gain":
    case "pay":
    case "score":
      return placesOfCause(subject);
    default:
      return [];
  }
}

/** Whose turn with the provost is still to come at the bridge, in their order. */
function stillAtBridge(view: Caylus1303View): string[] {
  if (view.phase === "planning") {
    return [...view.bridge, ...view.order.filter((seat) => !view.bridge.includes(seat))];
  }
  if (view.phase !== "activation") return [];
  if (PRINTED.some((tile) => view.printed[tile]?.length)) return view.bridge;
  if (view.question !== "PayProvost") return [];
  return view.bridge.slice(view.bridge.indexOf(view.to_choose ?? ""));
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

function forecast(view: Caylus1303View): Forecast | null {
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
  round: (view: Caylus1303View) => view.round,
  points: (seat: string, view: Caylus1303View) => view.seats[seat]?.prestige ?? null,
  forecast,
} satisfies GameModule;
