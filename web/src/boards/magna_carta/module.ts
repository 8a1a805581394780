import type { MagnaCartaEvent } from "../../generated/events";
import type { MagnaCartaView } from "../../generated/views";
import type { About, OptionInfo } from "../../wire";
import type { Standing } from "../../table/spoken";
import type { Forecast, GameModule, Sight } from "../games";
import { mentionsBy, nothing, type Mention } from "../mentions";
import { WIDTH } from "../../art/place/grid";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";
import Holdings from "./Holdings.svelte";
import { reasons } from "./reasons";
import { cardOf, nextSection } from "./view";

type Seen = Sight<"magna_carta">;

function targets({ verb, noun }: OptionInfo, sight: Seen): string[] {
  const { view, about } = sight;
  switch (verb) {
    case "place":
      return [`card:${noun}`];
    case "build":
      return [`hand:${noun}`, "end"];
    case "erect":
      return [`supply:${noun}`];
    case "over":
    case "transform":
      return [`card:${view.to_choose ?? ""}-${noun}`];
    case "draw":
      return ["pile"];
    case "pass":
      return ["bridge"];
    case "provost":
      return noun === "0" ? ["provost"] : [`spot:${(view.provost ?? 0) + Number(noun)}`];
    case "batch":
      return [`section:${nextSection(sight) ?? "towers"}`];
    case "use":
    case "offer":
    case "take":
    case "give":
    case "gold":
      return placeOf(about, view);
    default:
      return [];
  }
}

/** Where a thing is that a lesson speaks of. */
function places(key: string): string[] {
  return ["provost", "castle", "hand"].includes(key) ? [key] : [`card:${key}`];
}

/** The card that a question is about. */
function placeOf(about: About, view: MagnaCartaView): string[] {
  const there = view.road[Number(about.space) - 1];
  if (there) return [`card:${there.card}`];
  return cardsOfCause(about.tile ?? about.cause ?? "", view.to_choose ?? "", view);
}

/** The cards of the road that a cause may mean: `market` with something for blue is blue's own, or the one blue works on. */
function cardsOfCause(cause: string, seat: string, view: MagnaCartaView): string[] {
  const alike = view.road.filter((space) => cardOf(view, space.card).key === cause);
  const near = alike.filter(
    (space) => space.worker === seat || cardOf(view, space.card).owner === seat,
  );
  return (near.length ? near : alike).map((space) => `card:${space.card}`);
}

type Told = Mention<"magna_carta">;
const card: Told = ({ subject }) => [`card:${subject}`];
const there: Told = ({ amount }, { view }) => {
  const space = view.road[amount - 1];
  return space ? [`card:${space.card}`] : [];
};
const drawn: Told = ({ seat, subject }, { view }) =>
  seat === view.you ? ["pile", `hand:${subject}`] : [];
const moved: Told = ({ subject, seat }, { view }) => {
  if (subject === "castle" || subject === "most-batches") return ["castle"];
  if (subject === "first-pass") return ["bridge"];
  if (subject === "bribe") return ["provost"];
  return cardsOfCause(subject, seat, view);
};

const mentions = mentionsBy<MagnaCartaEvent, "magna_carta">({
  turn: nothing,
  phase: nothing,
  order: nothing,
  over: nothing,
  lay: card,
  place: card,
  home: card,
  build: ({ seat, subject }) => [`card:${seat}-${subject}`],
  claim: there,
  transform: there,
  erect: there,
  provost: () => ["provost"],
  stay: () => ["provost"],
  pass: () => ["bridge"],
  token: ({ subject }) => [`section:${subject}`],
  draw: drawn,
  shuffle: drawn,
  discard: ({ seat }, { view }) => (seat === view.you ? ["discard"] : []),
  gain: moved,
  pay: moved,
});

/** Who has a turn with the provost still to come: as they passed, then those who have not yet. */
function moversToCome(view: MagnaCartaView): string[] {
  if (view.phase === "actions") {
    return [...view.bridge, ...view.order.filter((seat) => !view.bridge.includes(seat))];
  }
  if (view.phase !== "provost") return [];
  return view.bridge.slice(view.bridge.findIndex((seat) => seat === view.to_choose));
}

function forecast({ view, printed }: Seen): Forecast | null {
  const { provost } = view;
  if (provost === undefined || !["actions", "provost", "buildings"].includes(view.phase)) {
    return null;
  }
  const found: Forecast = { acting: {}, idle: {}, movers: [] };
  view.road.forEach((space, index) => {
    if (!space.worker) return;
    const side = index < provost ? found.acting : found.idle;
    (side[space.worker] ??= []).push(`card:${space.card}`);
  });
  for (const seat of moversToCome(view)) {
    const steps = Math.min(printed.provost_reach, view.seats[seat]?.deniers ?? 0);
    if (steps > 0) found.movers.push({ seat, steps });
  }
  return found;
}

/** Whose a card is and who stands on it, for who hears the board. */
function standing(target: string, { view }: Sight<"magna_carta">): Standing | null {
  if (!target.startsWith("card:")) return null;
  const index = view.road.findIndex(({ card }) => `card:${card}` === target);
  const there = view.road[index];
  if (!there) return null;
  const walkers = view.provost === index + 1 ? (["provost"] as const) : [];
  const workers = there.worker ? [there.worker] : [];
  const { owner } = cardOf(view, there.card);
  return { space: index + 1, owner, workers, walkers: [...walkers], employs: !there.top };
}

export default {
  standing,
  Board,
  units: WIDTH,
  Holdings,
  Supply: Drawer,
  supplies: (view) => view.seats[view.you ?? ""]?.hand_size ?? 0,
  drawer: { name: "web-magna-carta-hand", narrow: true },
  reasons,
  targets,
  places,
  mentions,
  phases: (printed, { rules }) => (rules === "beginner" ? printed.beginner_phases : printed.phases),
  unit: "round",
  round: (view) => view.round,
  passed: (seat, view) => view.phase === "actions" && view.bridge.some((each) => each === seat),
  purse: (seat, view) => ({ sign: "deniers", number: view.seats[seat]?.deniers ?? 0 }),
  points: (seat, view) => view.seats[seat]?.score ?? null,
  forecast,
} satisfies GameModule<"magna_carta">;
