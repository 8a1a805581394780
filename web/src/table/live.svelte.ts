/**
 * A table as it is played: what the server tells is shown one choice after another, in a scene
 * that the boards read; what the reader chooses is sent.
 */

import type { GameModule } from "../boards/games";
import type { Frame } from "../generated/api";
import { get } from "../lib/api";
import { TableClocks } from "../clocks/clocks.svelte";
import { told as toldIncident } from "../clocks/incidents";
import { language, t, told } from "../lib/language.svelte";
import { hearNews } from "../lib/news";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sounds";
import { toasts } from "../lib/toasts.svelte";
import type {
  ChatLine,
  EventInfo,
  FromServer,
  Incident,
  Printed,
  Question,
  SeatInfo,
  TableState,
  Update,
} from "../wire";
import { change } from "./changes";
import { Connection } from "./connection.svelte";
import { composed, Foregone } from "./foregone";
import { History } from "./history.svelte";
import { noteSeen, seenOf, soundOf } from "./news";
import { giveKeys } from "./options";
import { called } from "./people";
import { Playback } from "./playback.svelte";
import { Scene } from "./scene.svelte";
import { spoken } from "./spoken";

const ABOUT_SEATS = ["stand-in", "free", "vote", "withdraw", "rename"];
const NO_QUESTION: Question = { seat: null, name: "", text: "", options: [], about: {} };
const MOST_CHAT = 500;
/** More of the past is not shown again. */
const MOST_MISSED = 60;
const NEWS_AFTER = 400;
/** So long a confirmation takes nothing: the second half of a double click is no answer to it. */
const DEAF = 400;
/** The whole table is asked for at most so often, however much of what comes cannot be shown. */
const BETWEEN_SYNCS = 3_000;
/** So long a question with one answer is seen before the table answers it. */
const MOMENT = 900;

export class LiveTable {
  readonly scene = new Scene();
  readonly connection: Connection;
  readonly history: History;
  readonly playback = new Playback((message) => this.tryToShow(message));

  /** The last `table`; null until there is one. What changes with every choice stands below. */
  table = $state.raw<TableState | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  question = $state.raw<Question>(NO_QUESTION);
  over = $state(false);
  undo = $state<TableState["undo"]>("none");
  asked = $state.raw<TableState["asked"]>(null);
  /** What the table votes on. */
  motion = $state.raw<TableState["motion"]>(null);
  /** Who looks on without a seat. */
  watching = $state.raw<string[]>([]);
  /** The table at which all play again. */
  rematch = $state("");
  /**
   * Why the last wish about the seats was not granted: a dialog hides what is told elsewhere. It
   * stands until the next wish, whoever comes or goes meanwhile.
   */
  refused = $state("");
  thinking = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What happened besides the game. */
  incidents = $state.raw<Incident[]>([]);
  readonly clocks = new TableClocks();
  choices = $state(0);
  /** A choice is on its way. */
  sending = $state(false);
  /** The table is about to answer this by itself. */
  foregone = $state<string | null>(null);
  /** A choice that waits for the reader's confirmation. */
  weighed = $state<string | null>(null);
  /** It has only just appeared, or a key is still held: nobody has read it yet. */
  deaf = $state(false);
  /** What has just happened, as the board shows it. */
  shown = $state.raw<EventInfo[]>([]);
  /** So much of the game was seen when the reader left; null if nothing was missed. */
  missed = $state<number | null>(null);
  /** The seat whose person has to take the screen before it is shown; hot-seat with secrets. */
  curtain = $state<string | null>(null);

  /** The reader is asked; a bot that stands in answers for itself. */
  mine = $derived(
    (this.table?.yours ?? []).includes(this.question.seat ?? "") &&
      this.seats.some((each) => each.seat === this.question.seat && each.kind === "person"),
  );

  /** The key of each choice; a choice keeps the one it had. */
  keys = $derived.by(() => {
    const given = giveKeys(this.scene.options, this.scene.tiles, this.keysBefore);
    // Before the tiles have names the letters are not yet the right ones.
    const named = Object.keys(this.scene.tiles).length > 0;
    if (named) for (const [choice, key] of given) this.keysBefore.set(choice, key);
    return given;
  });

  private readonly keysBefore = new Map<string, string>();
  private lines = 0;
  private withdrawn = false;
  private spoken = "";
  private hearing: ReturnType<typeof setTimeout> | undefined;
  /** An update could not be shown: those after it build on it, so only a `table` helps. */
  private astray = false;
  private syncing: ReturnType<typeof setTimeout> | undefined;
  private synced = -Infinity;
  private readonly ahead = new Foregone();
  /** Choices of the past that are shown again: the log has them already. */
  private readonly past = new WeakSet<Update>();
  private answering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly module: GameModule,
    printed: Printed,
    /** Whether the game hides something from the others at this screen. */
    private readonly secrets: boolean,
  ) {
    this.connection = new Connection(id, (message) => this.hear(message));
    this.history = new History(id);
    this.scene.printed = printed;
    this.scene.choose = (choice) => this.choose(choice);
    this.scene.describe = (target) => {
      const place = module.standing?.(target, this.scene);
      return place ? spoken(place, (seat) => this.scene.nameOf(seat)) : "";
    };
    this.scene.targets = (option) => module.targets(option, this.scene);
    this.scene.reasons = (option) => module.reasons?.(option, this.scene) ?? [];
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.hearing);
    clearTimeout(this.syncing);
    clearTimeout(this.answering);
    this.playback.clear();
    this.clocks.close();
    this.connection.hangUp();
  }

  /** A choice from board, button or keyboard. */
  choose(choice: string): void {
    if (!this.mine || this.sending || this.playback.busy) return;
    if (this.weighed !== null && this.deaf) return;
    if (settings.confirm && this.weighed !== choice) {
      this.weighed = choice;
      this.turnDeaf();
    } else this.commit(choice);
  }

  /** Weighed and found wanting. */
  reconsider(): void {
    if (!this.deaf) this.weighed = null;
  }

  /** The confirmation takes nothing for a moment. */
  turnDeaf(): void {
    this.deaf = true;
    clearTimeout(this.hearing);
    this.hearing = setTimeout(() => (this.deaf = false), DEAF);
  }

  takeBack(): void {
    this.playback.skip();
    this.say({ type: "undo", lines: this.lines });
  }

  answer(agree: boolean): void {
    this.withdrawn = !agree;
    this.say({ type: "answer", lines: this.lines, agree });
  }

  /** Sends something; the reader is told when there is no line. */
  say(message: Parameters<Connection["send"]>[0]): boolean {
    this.refused = "";
    const sent = this.connection.ask(message);
    if (!sent) toasts.warn(t("web-refused-offline"));
    return sent;
  }

  /** Tells whether the table is on the screen: who sees it need not be called elsewhere. */
  look(): void {
    this.connection.send({ type: "look", visible: !document.hidden });
  }

  private commit(choice: string): void {
    this.make(this.ahead.chosen(choice));
  }

  private make(choice: string): void {
    const seat = this.question.seat;
    clearTimeout(this.answering);
    this.foregone = null;
    this.weighed = null;
    this.scene.narrowed = null;
    this.scene.pointed = null;
    if (seat) this.sending = this.say({ type: "choose", lines: this.lines, choice, seat });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "table":
      case "update":
        this.lines = message.lines;
        this.thinking = message.thinking;
        if (message.type === "table") {
          this.chat = message.chat;
          this.incidents = message.incidents;
          this.clocks.take(message.clock, message.settings.clock ?? null);
          this.look();
          this.meet(message);
          // What still waits could not be shown anyway.
          if (this.astray) this.playback.skip();
        }
        this.playback.add(message, this.quickly(message));
        break;
      case "people":
        this.thinking = message.thinking;
        if (this.asked && !message.asked) this.dropped(this.asked.by);
        this.meet(message);
        this.offer();
        break;
      case "said":
        this.chat = this.chat.some((each) => each.number === message.line.number)
          ? this.chat.map((each) => (each.number === message.line.number ? message.line : each))
          : [...this.chat, message.line].slice(-MOST_CHAT);
        break;
      case "clock":
        this.clocks.take(message.clock);
        break;
      case "news":
        hearNews(message.about);
        break;
      case "incident":
        this.incidents = [...this.incidents, message.incident];
        toasts.tell(toldIncident(message.incident, (seat) => this.scene.nameOf(seat)));
        break;
      case "refused":
        this.sending = false;
        this.playback.skip();
        // Who is not let in at all reads it on the page.
        if (this.table) {
          if (ABOUT_SEATS.includes(message.about ?? "")) this.refused = refusal(message.code);
          toasts.warn(refusal(message.code));
        }
    }
  }

  /** Nobody goes back after all: who asked, and has not withdrawn it, is told. */
  private dropped(by: string): void {
    const { lines, withdrawn } = this;
    this.withdrawn = false;
    if (withdrawn || !(this.table?.yours ?? []).includes(by)) return;
    // Where all agreed, or somebody went on, there is more news than this.
    setTimeout(() => {
      if (this.lines === lines) toasts.tell(t("web-undo-refused"));
    }, NEWS_AFTER);
  }

  /** What the reader did, and what only repeats the table, is shown without waiting. */
  private quickly(message: TableState | Update): boolean {
    if (message.type === "table" || message.undone) return true;
    return (this.table?.yours ?? []).includes(message.made[0]?.seat ?? "");
  }

  /** What cannot be shown must not stop the game: the table is asked for as a whole. */
  private tryToShow(message: TableState | Update): void {
    if (message.type === "table") this.astray = false;
    if (this.astray) return;
    try {
      this.show(message);
    } catch (error) {
      console.error(error);
      // Asked again, the server would send the same table again.
      if (message.type === "update") this.loseTrack();
    }
  }

  private loseTrack(): void {
    this.astray = true;
    this.question = NO_QUESTION;
    this.offer();
    clearTimeout(this.syncing);
    const wait = Math.max(0, this.synced + BETWEEN_SYNCS - performance.now());
    this.syncing = setTimeout(() => this.sync(), wait);
  }

  /** Asks for the table until it comes. Without a line there is no need: a new one begins with it. */
  private sync(): void {
    if (!this.astray) return;
    this.synced = performance.now();
    this.connection.send({ type: "sync" });
    this.syncing = setTimeout(() => this.sync(), BETWEEN_SYNCS);
  }

  private show(message: TableState | Update): void {
    const asked = this.mine;
    this.sending = false;
    this.weighed = null;
    this.scene.narrowed = null;
    this.scene.pointed = null;
    if (message.type === "table") this.showTable(message);
    else this.showUpdate(message);
    this.question = message.question;
    this.scene.question = message.question.name;
    this.scene.about = message.question.about;
    this.over = message.over;
    this.undo = message.undo;
    this.choices = message.choices;
    this.offer();
    this.sound(message, asked);
    if (!document.hidden && !(message.type === "update" && this.past.has(message)))
      noteSeen(this.id, this.choices);
    this.goOn(message);
  }

  /** The sound of what was shown; that it is one's turn is heard above all. */
  private sound(message: TableState | Update, before: boolean): void {
    const happened = message.type === "update" ? soundOf(message.events) : null;
    if (this.mine && !before && !this.playback.busy && !message.over) play("turn");
    else if (happened) play(happened);
  }

  /** Shows again what happened after so many choices, one by one; then the table as it is. */
  async playBack(since: number): Promise<void> {
    this.missed = null;
    const now = this.table;
    if (!now) return;
    try {
      const { view, news } = await missedNews(this.id, since, this.choices, now.you);
      this.scene.view = view;
      this.scene.recent.clear();
      this.scene.options = [];
      for (const each of news) {
        this.past.add(each);
        this.playback.add(each, false);
      }
    } catch {
      // Without a line there is nothing to show again.
    }
    this.connection.send({ type: "sync" });
  }

  /** What needs no answer of the reader's: the rest of a handful, the only choice, more of an undo. */
  private goOn(message: TableState | Update): void {
    clearTimeout(this.answering);
    this.foregone = null;
    const further =
      message.type === "update" && message.undone && this.ahead.wentBack(this.choices);
    if (!this.mine || this.curtain) return;
    if (further && this.undo === "free") {
      this.takeBack();
      return;
    }
    const next = this.ahead.next(this.question, this.choices);
    if (next) {
      this.make(next);
      return;
    }
    const answer = settings.forced && !settings.confirm ? this.ahead.answer(this.question) : null;
    if (!answer) return;
    this.foregone = answer;
    this.answering = setTimeout(() => this.answerItself(answer), MOMENT);
  }

  /** Not while the others' choices are still shown, and not if the reader was faster. */
  private answerItself(answer: string): void {
    if (this.foregone !== answer) return;
    if (this.playback.busy) {
      this.answering = setTimeout(() => this.answerItself(answer), MOMENT);
      return;
    }
    if (!this.mine || this.sending || this.asked) return;
    this.ahead.answered(this.choices);
    this.make(answer);
  }

  /** Only who is asked and sits before the screen can answer. */
  private offer(): void {
    this.scene.options = this.mine && !this.curtain ? composed(this.question) : [];
  }

  private showTable(table: TableState): void {
    const before = this.table;
    const otherEyes = before?.you !== table.you;
    const anew = otherEyes || this.spoken !== language.current;
    if (otherEyes) this.scene.recent.clear();
    // When all is over nothing is secret any more.
    const hidden = this.secrets && !table.over && table.yours.length > 1;
    if (otherEyes && hidden) this.curtain = table.you;
    this.spoken = language.current;
    this.table = table;
    const { scene } = this;
    scene.game = table.game;
    scene.variant = table.options;
    scene.view = table.view;
    scene.you = table.you;
    if (!before && table.yours.length && !table.over) {
      const seen = seenOf(this.id);
      if (seen !== null && seen < table.choices) this.missed = seen;
    }
    void this.history.catchUp(table.choices, table.you, anew);
  }

  private showUpdate(update: Update): void {
    const { view, recent } = this.scene;
    change(view, update.changes);
    const yours = this.table?.yours ?? [];
    const own = update.made.some((each) => yours.includes(each.seat));
    if (own) this.missed = null;
    // Who only watches sees what the last choice changed.
    if (own || update.undone || !yours.length) recent.clear();
    if (!own) {
      for (const event of update.events) {
        for (const target of this.module.mentions(event, this.scene)) recent.add(target);
      }
    }
    this.shown = update.events;
    if (this.past.has(update)) this.history.newest = update.log.map(({ text }) => text);
    else this.history.add(update);
  }

  /**
   * Who is here is known at once, however much of the game is still to be shown: what is newer
   * must not be overwritten later. Boards speak of bots by their trade, of everybody by a name.
   */
  private meet(
    told: Pick<TableState, "seats" | "asked" | "motion" | "watching" | "rematch">,
  ): void {
    this.seats = told.seats;
    this.asked = told.asked;
    this.motion = told.motion;
    this.watching = told.watching;
    this.rematch = told.rematch;
    this.scene.seats = this.seats.map((each) => ({ ...each, name: called(each) }));
  }

  /** The person of the seat has taken the screen. */
  openCurtain(): void {
    this.curtain = null;
    this.offer();
  }
}

/** A refusal in the reader's words. */
export function refusal(code: string): string {
  return t(told(`web-refused-${code}`) ? `web-refused-${code}` : "web-refused-internal");
}

interface Missed {
  view: TableState["view"];
  news: Update[];
}

/** The past as the news it once was. */
async function missedNews(
  id: string,
  since: number,
  upto: number,
  seat: string | null,
): Promise<Missed> {
  const eyes = seat ? `seat=${seat}` : "";
  const first = Math.max(since, upto - MOST_MISSED);
  const [moment, frames] = await Promise.all([
    get<Pick<TableState, "view">>(`/api/tables/${id}/at/${first}?${eyes}`),
    get<Frame[]>(`/api/tables/${id}/frames?since=${first}&upto=${upto}&${eyes}`),
  ]);
  const news = frames.map(({ made, events, log, changes }): Update => {
    const rest = { undone: false, over: false, thinking: null, undo: "none" } as const;
    const told = { made: [made], events, log, changes, question: NO_QUESTION };
    return { type: "update", lines: 0, choices: made.number, ...told, ...rest };
  });
  return { view: moment.view, news };
}
