/**
 * A table as it is played: what the server tells is shown one choice after another, in a scene
 * that the boards read; what the reader chooses is sent.
 */

import type { GameModule } from "../boards/games";
import { TableClocks } from "../clocks/clocks.svelte";
import { told as toldIncident } from "../clocks/incidents";
import { language, t } from "../lib/language.svelte";
import { hearNews } from "../lib/news";
import { refusal } from "../lib/refusal";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sounds";
import { toasts } from "../lib/toasts.svelte";
import type { EventInfo, FromServer, Printed, Question, TableState, Update } from "../wire";
import { Answering } from "./answering";
import { change } from "./changes";
import { Company } from "./company.svelte";
import { Connection } from "./connection.svelte";
import { composed } from "./foregone";
import { History } from "./history.svelte";
import { missedNews, NO_QUESTION, noteSeen, seenOf, soundOf } from "./news";
import { giveKeys } from "./options";
import { called } from "./people";
import { Playback } from "./playback.svelte";
import { Scene } from "./scene.svelte";
import { spoken } from "./spoken";
import { Track } from "./track";
import { Weighing } from "./weighing.svelte";

const ABOUT_SEATS = ["stand-in", "free", "vote", "withdraw", "rename"];
const NEWS_AFTER = 400;

export class LiveTable {
  readonly scene = new Scene();
  readonly connection: Connection;
  readonly history: History;
  readonly playback = new Playback((message) => this.tryToShow(message));
  readonly company = new Company();
  readonly weighing = new Weighing();
  readonly clocks = new TableClocks();

  /** The last `table`; null until there is one. What changes with every choice stands below. */
  table = $state.raw<TableState | null>(null);
  question = $state.raw<Question>(NO_QUESTION);
  over = $state(false);
  undo = $state<TableState["undo"]>("none");
  /**
   * Why the last wish about the seats was not granted: a dialog hides what is told elsewhere. It
   * stands until the next wish, whoever comes or goes meanwhile.
   */
  refused = $state("");
  choices = $state(0);
  /** A choice is on its way. */
  sending = $state(false);
  /** What has just happened, as the board shows it. */
  shown = $state.raw<EventInfo[]>([]);
  /** So much of the game was seen when the reader left; null if nothing was missed. */
  missed = $state<number | null>(null);
  /** The seat whose person has to take the screen before it is shown; hot-seat with secrets. */
  curtain = $state<string | null>(null);

  /** The reader is asked; a bot that stands in answers for itself. */
  mine = $derived(
    (this.table?.yours ?? []).includes(this.question.seat ?? "") &&
      this.company.seats.some((each) => each.seat === this.question.seat && each.kind === "person"),
  );

  /** The key of each choice; a choice keeps the one it had. */
  keys = $derived.by(() => {
    const given = giveKeys(
      this.scene.options,
      (tile) => this.scene.tileName(tile),
      this.keysBefore,
    );
    // Before the tiles have names the letters are not yet the right ones.
    const named = Object.keys(this.scene.tiles).length > 0;
    if (named) for (const [choice, key] of given) this.keysBefore.set(choice, key);
    return given;
  });

  private readonly keysBefore = new Map<string, string>();
  private lines = 0;
  private withdrawn = false;
  private spoken = "";
  private readonly track = new Track(() => this.connection.send({ type: "sync" }));
  private readonly answering = new Answering(this);
  /** Choices of the past that are shown again: the log has them already. */
  private readonly past = new WeakSet<Update>();

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
      return place ? spoken(place, (seat) => this.scene.nameOf(seat), this.scene.you) : "";
    };
    this.scene.targets = (option) => module.targets(option, this.scene);
    this.scene.reasons = (option) => module.reasons?.(option, this.scene) ?? [];
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.weighing.close();
    this.track.close();
    this.answering.stop();
    this.playback.clear();
    this.clocks.close();
    this.connection.hangUp();
  }

  /** A choice from board, button or keyboard. */
  choose(choice: string): void {
    if (!this.mine || this.sending || this.playback.busy) return;
    const { weighing } = this;
    if (weighing.choice !== null && weighing.deaf) return;
    if (settings.confirm && weighing.choice !== choice) weighing.begin(choice);
    else this.make(this.answering.chosen(choice));
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

  /** Makes a choice that is weighed and asked for, or that nobody has to be asked for. */
  make(choice: string): void {
    const seat = this.question.seat;
    this.answering.stop();
    this.leaveQuestion();
    if (seat) this.sending = this.say({ type: "choose", lines: this.lines, choice, seat });
  }

  private leaveQuestion(): void {
    this.weighing.choice = null;
    this.scene.narrowed = null;
    this.scene.pointed = null;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "table":
      case "update":
        this.lines = message.lines;
        this.company.thinking = message.thinking;
        if (message.type === "table") {
          this.company.chat = message.chat;
          this.company.incidents = message.incidents;
          this.clocks.take(message.clock, message.settings.clock ?? null);
          this.look();
          this.meet(message);
          // What still waits could not be shown anyway.
          if (this.track.astray) this.playback.skip();
        }
        this.playback.add(message, this.quickly(message));
        break;
      case "people":
        this.company.thinking = message.thinking;
        if (this.company.asked && !message.asked) this.dropped(this.company.asked.by);
        this.meet(message);
        this.offer();
        break;
      case "said":
        this.company.hear(message.line);
        break;
      case "clock":
        this.clocks.take(message.clock);
        break;
      case "news":
        hearNews(message.about);
        break;
      case "incident":
        this.company.incidents = [...this.company.incidents, message.incident];
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
    if (message.type === "table") this.track.found();
    if (this.track.astray) return;
    try {
      this.show(message);
    } catch (error) {
      console.error(error);
      // Asked again, the server would send the same table again.
      if (message.type !== "update") return;
      this.question = NO_QUESTION;
      this.offer();
      this.track.lose();
    }
  }

  private show(message: TableState | Update): void {
    const asked = this.mine;
    this.sending = false;
    this.leaveQuestion();
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
    this.answering.goOn(message);
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

  /** Boards speak of bots by their trade, of everybody by a name. */
  private meet(told: Parameters<Company["meet"]>[0]): void {
    this.company.meet(told);
    this.scene.seats = told.seats.map((each) => ({ ...each, name: called(each) }));
  }

  /** The person of the seat has taken the screen. */
  openCurtain(): void {
    this.curtain = null;
    this.offer();
  }
}
