/**
 * Every drawing by its name. A page has each once, in a hidden picture, and shows it by `<use>`:
 * what is drawn there takes its colours from where it is shown.
 */

import { BUILDINGS } from "./buildings";
import { NATURE, OPEN_LAND, YARD } from "./ground";
import { takeUp } from "./hand";
import { banner, bailiff, campTent, disc, house, provost, SEATS, worker } from "./people";
import { SIGNS } from "./signs";

const DRAWINGS = new Map<string, () => string>();

const inked = (id: string, content: () => string) =>
  DRAWINGS.set(id, () => {
    takeUp(id);
    return `<g id="${id}" class="ink">${content()}</g>`;
  });

for (const [key, parts] of Object.entries(BUILDINGS)) inked(`x-${key}`, () => parts().join(""));
for (const [key, content] of Object.entries(NATURE)) inked(key, content);
for (const [key, content] of Object.entries(OPEN_LAND)) inked(`v-${key}`, content);
for (const seat of SEATS) {
  inked(`p-${seat}`, () => worker(seat));
  inked(`h-${seat}`, () => house(seat));
  inked(`d-${seat}`, () => disc(seat));
  inked(`f-${seat}`, () => banner(seat));
  inked(`t-${seat}`, () => campTent(seat));
}
inked("provost", provost);
inked("bailiff", bailiff);
DRAWINGS.set("yard", () => `<path id="yard" d="${YARD}"/>`);
for (const [key, content] of Object.entries(SIGNS)) {
  DRAWINGS.set(
    `s-${key}`,
    () => `<symbol id="s-${key}" viewBox="0 0 24 24" overflow="visible">${content}</symbol>`,
  );
}

/** Whether there is such a drawing. */
export const isDrawn = (id: string): boolean => DRAWINGS.has(id);

/** A drawing as a definition. */
export function define(id: string): string {
  const content = DRAWINGS.get(id);
  if (!content) throw new Error(`there is no drawing ${id}`);
  return content();
}

/** The drawings that some SVG shows. */
export const shownIn = (markup: string): string[] =>
  [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);

/** Parts of SVG, from a text of our own. */
function parse(markup: string): ChildNode[] {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  return [...new DOMParser().parseFromString(source, "image/svg+xml").documentElement.childNodes];
}

let sheet: SVGSVGElement | null = null;
const present = new Set<string>();

/** Puts a drawing, and what it shows itself, into the page; once. */
export function need(id: string): void {
  if (present.has(id)) return;
  present.add(id);
  if (!sheet) {
    sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sheet.setAttribute("aria-hidden", "true");
    sheet.setAttribute("width", "0");
    sheet.setAttribute("height", "0");
    sheet.style.position = "absolute";
    document.body.append(sheet);
  }
  const definition = define(id);
  for (const other of shownIn(definition)) need(other);
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  defs.append(...parse(definition));
  sheet.append(defs);
}

/** Draws SVG of our own into an element: `<g {@attach drawing(castle(...))} />`. */
export function drawing(markup: string): (node: Element) => void {
  return (node) => {
    for (const id of shownIn(markup)) need(id);
    node.replaceChildren(...parse(markup));
  };
}
