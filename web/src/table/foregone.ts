/**
 * What the table answers by itself: a question with one answer, and the cubes of a handful after
 * the first. Undo goes back past these, to what the reader has chosen.
 */

import { capital } from "../art/measure";
import { t } from "../lib/language.svelte";
import type { OptionInfo, Question } from "../wire";

/** Between the choices of a handful; no name of a choice has it. */
const AND = " + ";

/** The choices as people think of them: a handful of cubes is one. */
export function composed(question: Question): OptionInfo[] {
  const verb = question.options[0]?.verb ?? "";
  if (!question.handfuls?.length) return question.options;
  return question.handfuls.map(({ choices, goods }) => ({
    choice: choices.join(AND),
    verb,
    noun: goods.join("-"),
    sort: "goods",
    label: `${t(`web-verb-${verb}`)}: ${goods.map((good) => capital(t("good", { good }))).join(", ")}`,
    text: "",
  }));
}

/** What a choice comes to, one after another, in the words of the server. */
export const steps = (choice: string): string[] => choice.split(AND);

export class Foregone {
  /** Choices still to be made of what the reader chose. */
  private planned: string[] = [];
  /** The numbers of the choices that were made without asking. */
  private readonly unasked = new Set<number>();
  /** Somebody has gone back: what is asked now is for the reader. */
  private held = false;

  /** The reader chose: the first step is made now, the others follow. */
  chosen(choice: string): string {
    const [first, ...rest] = steps(choice);
    this.planned = rest;
    this.held = false;
    return first ?? choice;
  }

  /** The next step of what was chosen, if it is still possible. */
  next(question: Question, choices: number): string | null {
    const [first, ...rest] = this.planned;
    this.planned = rest;
    if (!first || !question.options.some((each) => each.choice === first)) {
      this.planned = [];
      return null;
    }
    this.unasked.add(choices);
    return first;
  }

  /** The only answer to a question; none for who has just gone back to it. */
  answer(question: Question): string | null {
    return this.held || !question.foregone ? null : question.foregone;
  }

  answered(choices: number): void {
    this.unasked.add(choices);
  }

  /** The game went back; whether it should go back further, to a choice of the reader's. */
  wentBack(choices: number): boolean {
    this.planned = [];
    this.held = true;
    const further = this.unasked.has(choices);
    for (const number of this.unasked) if (number >= choices) this.unasked.delete(number);
    return further;
  }
}
