/**
 * The hand that draws: corners a little off, long sides a little bent, and the same every time.
 * Everything here returns SVG as text. Up is negative, a building stands on y = 0.
 *
 * A class has the name of the variable that colours it (ink.css); what it is called there.
 */

export type Point = readonly [x: number, y: number];

let state = 1;

/** Begins a drawing: what follows is unsteady in the way of this name. */
export function takeUp(name: string): void {
  state = 2166136261;
  for (let at = 0; at < name.length; at++) {
    state = Math.imul(state ^ name.charCodeAt(at), 16777619);
  }
}

/** A number from 0 to 1. */
export function chance(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

export const between = (low: number, high: number): number => low + (high - low) * chance();

/** A number as short as it can be written. */
export function n(value: number): string {
  const text = value
    .toFixed(1)
    .replace(/\.0$/, "")
    .replace(/^(-?)0\./, "$1.");
  return text === "-0" ? "0" : text;
}

const named = (cls: string) => (cls ? ` class="${cls}"` : "");

/** A path. */
export const path = (d: string, cls = ""): string => `<path${named(cls)} d="${d}"/>`;

/** `"0 1 2 3"` as points. */
export function points(text: string): Point[] {
  const all = text.split(" ").map(Number);
  const found: Point[] = [];
  for (let at = 0; at + 1 < all.length; at += 2) found.push([all[at]!, all[at + 1]!]);
  return found;
}

/** A closed shape by hand, through corners that are given as points or as `"x y x y"`. */
export function shape(corners: string | readonly Point[], cls = "", unsteady = 0.35): string {
  const given = typeof corners === "string" ? points(corners) : corners;
  const put = given.map(([x, y]): Point => [near(x, unsteady), near(y, unsteady)]);
  const [first, ...rest] = put as [Point, ...Point[]];
  let d = `M${n(first[0])} ${n(first[1])}`;
  let from = first;
  [...rest, first].forEach((to, index) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    if (length > 24 && unsteady) {
      const bend = between(-0.7, 0.7);
      d += `q${n(dx / 2 - (dy / length) * bend)} ${n(dy / 2 + (dx / length) * bend)} ${n(dx)} ${n(dy)}`;
    } else if (index < rest.length) d += `l${n(dx)} ${n(dy)}`;
    from = to;
  });
  return path(`${d}z`, cls);
}

const near = (value: number, by: number) => Math.round((value + between(-by, by)) * 10) / 10;

export function box(x: number, y: number, w: number, h: number, cls = ""): string {
  return shape(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    cls,
    0.25,
  );
}

/** A circle, or an ellipse that is `ry` high. */
export function round(x: number, y: number, r: number, cls = "", ry = r): string {
  return `<ellipse${named(cls)} cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}"/>`;
}

/** Straight lines, each `[x, y, x, y]`, or all of them in one text. */
export function lines(segments: string | readonly (readonly number[])[], cls: string): string {
  const all = typeof segments === "string" ? fours(segments) : segments;
  return path(
    all.map(([a, b, c, d]) => `M${n(a!)} ${n(b!)}l${n(c! - a!)} ${n(d! - b!)}`).join(""),
    cls,
  );
}

function fours(text: string): number[][] {
  const all = text.split(" ").map(Number);
  return Array.from({ length: all.length / 4 }, (_, at) => all.slice(4 * at, 4 * at + 4));
}

/** A soft closed line through points. */
export function soft(through: string | readonly Point[]): string {
  const all = typeof through === "string" ? points(through) : through;
  const at = (index: number) => all[(index + all.length) % all.length]!;
  const whole = (value: number) => String(Math.round(value));
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < all.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    d += `C${control.map(whole).join(" ")}`;
  }
  return `${d}z`;
}

/** Another drawing, at a place and in a size. */
export function put(id: string, x: number, y: number, scale = 1, cls = ""): string {
  const size = scale === 1 ? "" : ` scale(${scale})`;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${size}"${named(cls)}/>`;
}

/** A sign of the picture language with its centre at a place. */
export function signAt(id: string, x: number, y: number, size: number): string {
  return `<use href="#s-${id}" x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${n(size)}" height="${n(size)}"/>`;
}
