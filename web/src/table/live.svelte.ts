/**
 * A table as it is played: what the server tells is shown one choice after another, in a scene
 * that the boards read; what the reader chooses is sent.
 */

import type { GameModule } from "../boards/games";
import { language, t, told } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import type {
  ChatLine,
  FromServer,
  Printed,
  Question,
  SeatInfo,
  TableState,
  Update,
} from "../wire";
import { change } from "./changes";
import { Connection } from "./connection.svelte";
import { History } from "./history.svelte";
import { giveKeys } from "./options";
import { called } from "./people";
import { Playback } from "./playback.svelte";
import { Scene } from "./scene.svelte";

const NO_QUESTION: Question = { seat: null, name: "", text: "", options: [], about: {} };
const MOST_CHAT = 500;
const NEWS_AFTER = 400;
/** So long a confirmation takes nothing: the second half of a double click is no answer to it. */
const DEAF = 400;
/** The whole table is asked for at most so often, however much of what comes cannot be shown. */
const BETWEEN_SYNCS = 3_000;

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
  thinking = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  choices = $state(0);
  /** A choice is on its way. */
  sending = $state(false);
  /** A choice that waits for the reader's confirmation. */
  weighed = $state<string | null>(null);
  /** It has only just appeared, or a key is still held: nobody has read it yet. */
  deaf = $state(false);
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
    this.scene.targets = (option) => module.targets(option, this.scene);
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.hearing);
    clearTimeout(this.syncing);
    this.playback.clear();
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
    const sent = this.connection.send(message);
    if (!sent) toasts.warn(t("web-refused-offline"));
    return sent;
  }

  private commit(choice: string): void {
    const seat = this.question.seat;
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
        this.chat = [...this.chat, message.line].slice(-MOST_CHAT);
        break;
      case "refused":
        this.sending = false;
        this.playback.skip();
        // Who is not let in at all reads it on the page.
        if (this.table) toasts.warn(refusal(message.code));
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
  }

  /** Only who is asked and sits before the screen can answer. */
  private offer(): void {
    this.scene.options = this.mine && !this.curtain ? this.question.options : [];
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
    void this.history.catchUp(table.choices, table.you, anew);
  }

  private showUpdate(update: Update): void {
    const { view, recent } = this.scene;
    change(view, update.changes);
    const yours = this.table?.yours ?? [];
    const own = update.made.some((each) => yours.includes(each.seat));
    // Who only watches sees what the last choice changed.
    if (own || update.undone || !yours.length) recent.clear();
    if (!own) {
      for (const event of update.events) {
        for (const target of this.module.mentions(event, this.scene)) recent.add(target);
      }
    }
    this.history.add(update);
  }

  /**
   * Who is here is known at once, however much of the game is still to be shown: what is newer
   * must not be overwritten later. Boards speak of bots by their trade, of everybody by a name.
   */
  private meet({ seats, asked }: Pick<TableState, "seats" | "asked">): void {
    this.seats = seats;
    this.asked = asked;
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
