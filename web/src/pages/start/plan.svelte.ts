/** The table that is being planned on the start page. */

import { ClockPlan } from "../../clocks/plan.svelte";
import { post, type GameInfo, type SeatPlan, type TableInfo } from "../../lib/api";
import { keep, kept } from "../../lib/kept";
import { t } from "../../lib/language.svelte";
import { offer } from "../../lib/offer.svelte";
import { settings } from "../../lib/settings.svelte";
import { colour } from "../../table/people";
import type { RatingRange, Settings } from "../../wire";

/** `me`, `here` (another person at this screen), `friend` (by a link), or the key of a bot. */
export type Sitter = string;

const USUAL = 3;

/** Whom one has played with last, or else whom the server thinks fit for a first game. */
function opponents(): string[] {
  const last = (kept("opponents") ?? "").split(" ").filter((each) => offer.person(each));
  return [...last, ...offer.opponents.filter((each) => !last.includes(each))];
}

export class Plan {
  game = $state.raw<GameInfo | null>(null);
  sitters = $state<Sitter[]>([]);
  names = $state<string[]>([]);
  options = $state<Record<string, string>>({});
  undo = $state<Settings["undo"]>("fair");
  spectators = $state(true);
  /** Whether the lobby shows the table while a seat is open. */
  listed = $state(false);
  /** Whom it is for then, by their rating; empty fields for everybody. */
  least = $state<number | null>(null);
  most = $state<number | null>(null);
  readonly clock = new ClockPlan();
  private advice = $state<boolean | null>(null);

  /** Against bots advice hurts nobody; friends should agree on it first. */
  get analysis(): boolean {
    return this.advice ?? !this.sitters.includes("friend");
  }

  set analysis(allowed: boolean) {
    this.advice = allowed;
  }

  private get range(): RatingRange | null {
    const { least, most } = this;
    if (least === null || most === null) return least === most ? null : { least, most };
    // Whichever way round they were written.
    return { least: Math.min(least, most), most: Math.max(least, most) };
  }

  /** What was played last is offered again, with as many seats. */
  begin(games: GameInfo[]): void {
    const last = games.find((each) => each.key === kept("game")) ?? games[0];
    if (last) this.choose(last);
  }

  choose(game: GameInfo): void {
    const number = this.sitters.length || Number(kept("seats")) || USUAL;
    this.game = game;
    this.options = Object.fromEntries(game.options.map(({ key, values }) => [key, values[0]!]));
    this.resize(Math.min(Math.max(...game.seats), Math.max(Math.min(...game.seats), number)));
  }

  /** Who is here stays; others of the cast join them. */
  resize(number: number): void {
    const here = this.sitters.slice(0, number);
    if (!here.length) here.push("me");
    const others = opponents().filter((each) => !here.includes(each));
    while (here.length < number) here.push(others.shift() ?? here.at(-1)!);
    this.sitters = here;
    this.names = Array.from({ length: number }, (_, index) => this.names[index] ?? "");
  }

  /** There is one me: who sat there before goes where I was. */
  seat(index: number, sitter: Sitter): void {
    const mine = this.sitters.indexOf("me");
    if (sitter === "me" && mine >= 0) this.sitters[mine] = this.sitters[index]!;
    this.sitters[index] = sitter;
  }

  /** Sets the table up; resolves to where it is. */
  async play(): Promise<string> {
    const game = this.game!;
    keep("game", game.key);
    keep("seats", String(this.sitters.length));
    keep("opponents", this.sitters.filter((each) => offer.person(each)).join(" "));
    const seats = this.sitters.map((sitter, index): SeatPlan => {
      if (sitter === "me") return { kind: "me", name: settings.name.trim() || t("web-guest") };
      if (sitter === "here")
        return { kind: "me", name: this.names[index]!.trim() || colour(game.seat_names[index]!) };
      return sitter === "friend" ? { kind: "open" } : { kind: "bot", bot: sitter };
    });
    const { options, undo, analysis, spectators } = this;
    const clock = this.clock.terms;
    const listed = this.listed && this.sitters.includes("friend");
    const rules = { undo, analysis, spectators, clock, range: listed ? this.range : null };
    const table = { game: game.key, options, settings: rules, seats, listed };
    return `/t/${(await post<TableInfo>("/api/tables", table)).id}`;
  }
}
