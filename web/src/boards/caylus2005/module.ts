import type { Caylus2005View } from "../../generated/views";
import type { About, EventInfo } from "../../wire";
import type { Forecast, GameModule } from "../games";
import Board from "./Board.svelte";
import { OPEN_FIELDS } from "./figures";
import Holdings from "./Holdings.svelte";
import { currentSection, nextPlot, targetOf, type LineName } from "./view";

const MOST_STEPS = 3;

function targets(choice: string, view: Caylus2005View, about: About): string[] {
  const [verb = "", noun = ""] = choice.split(" ");
  switch (verb) {
    case "place":
    case "transform":
      return targetOf(noun, view);
    case "home":
      return [`seat:${view.to_choose}`];
    case "stay":
      return ["tile:inn"];
    case "pass":
      return ["bridge"];
    case "provost":
      return [`walk:${view.provost + Number(noun)}`];
    case "build":
      return [`supply:${noun}`, ...plotFor(noun, view)];
    case "over":
      return [`plot:${noun}`];
    case "line":
      return [`line:${noun}`, ...fieldAhead(noun as LineName, view)];
    case "field":
      return [`field:${about.line}${noun}`];
    case "batch":
      return [`castle:${currentSection(view) ?? "towers"}`];
    case "offer":
    case "take":
    case "give":
      return cause(about.cause ?? about.tile ?? "", view.to_choose ?? "", view);
    case "lay":
      return [`plot:${nextPlot(view) ?? 1}`];
    case "next":
      return [`seat:${noun}`];
    default:
      // To decline or to be done has no place: nobody should do it by pressing a building.
      return [];
  }
}

/** A prestige tile is laid over a residence, every other on the next free space. */
function plotFor(tile: string, view: Caylus2005View): string[] {
  const plot = nextPlot(view);
  return PRESTIGE.has(tile) || plot === null ? [] : [`plot:${plot}`];
}

const PRESTIGE = new Set(
  "statue granary library weaver theater college monument hotel cathedral".split(" "),
);

/** Where the marker of whoever is asked comes to stand. */
function fieldAhead(line: LineName, view: Caylus2005View): string[] {
  const at = view.seats[view.to_choose ?? ""]?.markers[line] ?? 0;
  const field = Math.max(at, Math.min(at + 1, OPEN_FIELDS[view.counted.length] ?? 0));
  return field > 0 ? [`field:${line}${field}`] : [];
}

function mentions(event: EventInfo, view: Caylus2005View): string[] {
  const { kind, subject = "", amount = 0 } = event;
  switch (kind) {
    case "lay":
    case "build":
    case "transform":
    case "claim":
      return [`plot:${amount}`];
    case "place":
    case "home":
    case "leave":
    case "lodge":
      return targetOf(subject, view);
    case "pass":
      return ["bridge"];
    case "provost":
    case "bailiff":
      return [`walk:${amount}`];
    case "house":
    case "count":
      return [`castle:${subject}`];
    case "favor":
      return ["favors"];
    case "line":
    case "field":
      return [amount > 0 ? `field:${subject}${amount}` : `line:${subject}`];
    case "order":
      return [`seat:${event.seat}`];
    case "gain":
    case "pay":
    case "score":
      return cause(subject, event.seat ?? "", view);
    default:
      return [];
  }
}

/** Where something came from: a building, a favor line, a count; else the seat itself. */
function cause(subject: string, seat: string, view: Caylus2005View): string[] {
  if (subject.startsWith("line-")) return [`line:${subject.slice(5)}`];
  if (subject.startsWith("count-")) return [`castle:${subject.slice(6)}`];
  if (subject.startsWith("final-")) return ["end", `seat:${seat}`];
  if (subject === "simple-favor") return ["favors"];
  if (subject === "bribe") return [`walk:${view.provost}`];
  if (subject === "first-pass") return ["bridge"];
  // What everybody receives, and the wages of a worker who is mentioned anyway, is no news.
  if (["setup", "income", "wages"].includes(subject)) return [];
  const there = targetOf(subject, view);
  return there.length ? there : [`seat:${seat}`];
}

function forecast(view: Caylus2005View): Forecast | null {
  if (!["placement", "special-buildings", "provost"].includes(view.phase)) return null;
  const acting: Record<string, string[]> = {};
  const idle: Record<string, string[]> = {};
  for (const [space, { worker }] of Object.entries(view.road)) {
    if (!worker) continue;
    const list = Number(space) <= view.provost ? acting : idle;
    (list[worker] ??= []).push(`plot:${space}`);
  }
  // Who passes early moves him early; who has not passed comes after, in an order not yet known.
  const asked = view.phase === "provost" ? view.bridge.indexOf(view.to_choose ?? "") : 0;
  const passed = view.bridge.slice(Math.max(0, asked));
  const later = view.order.filter((seat) => !view.bridge.includes(seat));
  const movers = [...passed, ...later]
    .map((seat) => ({ seat, steps: Math.min(MOST_STEPS, view.seats[seat]!.deniers) }))
    .filter(({ steps }) => steps > 0);
  return { acting, idle, movers };
}

const module: GameModule = {
  Board,
  Holdings,
  targets,
  mentions,
  phases: () => [
    "income",
    "placement",
    "special-buildings",
    "provost",
    "buildings",
    "castle",
    "end-of-turn",
  ],
  unit: "turn",
  round: (view: Caylus2005View) => view.turn,
  points: (seat, view: Caylus2005View) => view.seats[seat]?.prestige ?? null,
  forecast,
};

export default module;
