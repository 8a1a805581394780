/**
 * A learner in a lesson: what is said, what happens on the board, and what is tried. The server
 * knows the lesson; here is only how far the learner is.
 */

import type { Scene } from "../table/scene.svelte";
import type { LessonMoment, LogLine, OptionInfo } from "../wire";
import type { GameModule } from "../boards/games";
import { api } from "./api";
import { lessonDone } from "./done";
import { showFrames } from "./playing";

export class Pupil {
  moment = $state.raw<LessonMoment | null>(null);
  /** The reason why the last trial would not do. */
  wrong = $state<string | null>(null);
  /** What has just happened, in words. */
  told = $state.raw<LogLine[]>([]);
  /** Something is on its way, or is being shown. */
  busy = $state(true);
  private turn = 0;

  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly module: GameModule,
    readonly scene: Scene,
  ) {
    scene.choose = (choice) => void this.attempt(choice);
  }

  /** Whether something shall be chosen now; else there is only something to read. */
  get asked(): boolean {
    return (this.moment?.right.length ?? 0) > 0;
  }

  /** Fetches where the learner is, in the reader's language. */
  async open(): Promise<void> {
    await this.show(await api.goOn(this.game, this.lesson, this.moment?.steps ?? [], null), false);
  }

  /** Begins the lesson anew. */
  async restart(): Promise<void> {
    await this.show(await api.goOn(this.game, this.lesson, [], null), false);
  }

  /** Tries a choice; nothing where one just reads on. */
  async attempt(trial: string): Promise<void> {
    if (this.busy || !this.moment || this.moment.over) return;
    this.busy = true;
    try {
      await this.show(await api.goOn(this.game, this.lesson, this.moment.steps, trial), true);
    } finally {
      this.busy = false;
    }
  }

  /** Does what will do, for a learner who gives up. */
  showMe(): void {
    const right = this.moment?.right[0];
    if (right) void this.attempt(right);
  }

  private async show(next: LessonMoment, playing: boolean): Promise<void> {
    const turn = ++this.turn;
    this.busy = true;
    this.wrong = next.wrong;
    if (next.wrong === null) {
      this.told = [];
      const tell = (lines: LogLine[]) => void (this.told = [...this.told, ...lines]);
      const isGone = () => turn !== this.turn;
      if (!(await showFrames(next, this.scene, this.module, playing, tell, isGone))) return;
    }
    this.moment = next;
    if (next.over) lessonDone(this.game, this.lesson);
    this.ask(next);
    this.busy = false;
  }

  /** What may be chosen, and what glows: where the right choice is made, and what is spoken of. */
  private ask({ question, right, glow }: LessonMoment): void {
    const { scene } = this;
    scene.question = question.name;
    scene.about = question.about;
    scene.options = right.length ? question.options : [];
    scene.lit.clear();
    const wanted = question.options.filter((each) => right.includes(each.choice));
    for (const option of wanted.length ? wanted : glow.map((key) => this.named(key))) {
      const targets = this.module.targets(option, scene);
      const alone = targets.filter((target) => scene.byTarget.get(target)?.length === 1);
      for (const target of alone.length ? alone : targets) scene.lit.add(target);
    }
    scene.drawer = wanted.some((each) =>
      this.module
        .targets(each, scene)
        .some((target) => target.startsWith(this.module.drawer?.narrow ? "hand:" : "supply:")),
    );
  }

  /** What a lesson speaks of, as the choice whose place it is. */
  private named(key: string): OptionInfo {
    const [verb, noun] = key === "provost" ? ["provost", "0"] : ["place", key];
    return { choice: "", verb, noun, sort: "", label: "", text: "" };
  }
}
