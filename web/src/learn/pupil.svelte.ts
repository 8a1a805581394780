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

  /** What may be chosen, and what has a ring: where the right choice is made, or what is spoken of. */
  private ask({ question, right, glow }: LessonMoment): void {
    const { scene, module } = this;
    scene.question = question.name;
    scene.about = question.about;
    scene.options = right.length ? question.options : [];
    const places = right.length
      ? question.options.filter((each) => right.includes(each.choice)).flatMap(this.placesOf)
      : glow.flatMap((key) => module.places(key, scene));
    scene.ringed.clear();
    for (const place of places) scene.ringed.add(place);
    const inside = module.drawer?.narrow ? "hand" : "supply:";
    scene.drawer = places.some((place) => place.startsWith(inside));
  }

  /** The places that stand for an option alone, else all that have to do with it. */
  private placesOf = (option: OptionInfo): string[] => {
    const places = this.module.targets(option, this.scene);
    const alone = places.filter((place) => this.scene.byTarget.get(place)?.length === 1);
    return alone.length ? alone : places;
  };
}
