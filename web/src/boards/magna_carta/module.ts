import type { MagnaCartaEvent } from "../../generated/events";
import type { MagnaCartaView } from "../../generated/views";
import type { About, OptionInfo } from "../../wire";
import type { Forecast, GameModule, Sight } from "../games";
import { mentionsBy, nothing, type Mention } from "../mentions";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
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
    case "exchange":
      return ["discard"];
    case "keep":
      return ["hand"];
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

export default {
  Board,
  Holdings,
  targets,
  mentions,
  phases: (printed, { rules }) => (rules === "beginner" ? printed.beginner_phases : printed.phases),
  unit: "round",
  round: (view) => view.round,
  points: (seat, view) => view.seats[seat]?.score ?? null,
  forecast,
} satisfies GameModule<"magna_carta">;
