/** What stands about: the trade of a building is told by one of these, others fill the ground. */

import { box, lines, n, path, round, shape } from "./hand";

/** A path whose numbers are scaled; what is written in it is relative to x, y. */
function scaled(x: number, y: number, s: number, relative: string, cls: string): string {
  const size = relative.replace(/-?[\d.]+/g, (number) => n(Number(number) * s));
  // The first pair says where it begins, from x, y.
  const [, dx, dy, rest] = /^M(\S+) (\S+?)([a-zA-Z].*)$/.exec(size) as unknown as string[];
  return path(`M${n(x + Number(dx))} ${n(y + Number(dy))}${rest}`, cls);
}

export function pennant(x: number, y: number, h = 18, w = 11, cls = "ban", flip = 1): string {
  const f = (value: number) => n(value * flip);
  const cloth = `c${f(3)} -2 ${f(5)} 2 ${f(w)} 1l${f(-3)} 3.4l${f(3)} 3.6c${f(-5)} 1 ${f(-8)} -2 ${f(-w)} -1Z`;
  return path(`M${n(x)} ${n(y)}v${n(-h)}`, "i") + path(`M${n(x)} ${n(y - h)}${cloth}`, cls);
}

/** Logs in a heap, so many in the lowest row. */
export function logs(x: number, y: number, count = 3): string {
  let drawn = "";
  for (let row = 0; row < count; row++) {
    for (let index = 0; index < count - row; index++) {
      const [cx, cy] = [x + 4 + index * 8 + row * 4, y - 4 - row * 6.8];
      drawn +=
        path(`M${n(cx)} ${n(cy - 4)}h14a4 4 0 0 1 0 8h-14`, "wo") +
        round(cx, cy, 4, "wl") +
        round(cx, cy, 1.6, "i th");
    }
  }
  return drawn;
}

export function crate(x: number, y: number, s = 9): string {
  const slats = [
    [x, y - s, x + s, y],
    [x, y - s * 0.5, x + s, y - s * 0.5],
  ];
  return box(x, y - s, s, s, "wo") + lines(slats, "i th");
}

export function barrel(x: number, y: number, s = 1): string {
  return (
    scaled(x, y, s, "M0 0c-2 -4 -2 -8 0 -12h8c2 4 2 8 0 12Z", "wo") +
    path(
      `M${n(x - s)} ${n(y - 3.5 * s)}h${n(10 * s)}M${n(x - s)} ${n(y - 8.5 * s)}h${n(10 * s)}`,
      "i th",
    )
  );
}

export function sack(x: number, y: number): string {
  return path(`M${n(x)} ${n(y)}c-3 -8 1 -9 4 -10l-2 -2h6l-2 2c4 2 5 4 4 10Z`, "sack");
}

export function wheel(x: number, y: number, r = 7): string {
  const spokes = [0, 1.05, 2.1].map((turn) => {
    const [dx, dy] = [r * Math.cos(turn), r * Math.sin(turn)];
    return [x + dx, y + dy, x - dx, y - dy];
  });
  return round(x, y, r, "wheel") + lines(spokes, "i") + round(x, y, 1.5, "wo");
}

/** A round tree, light from the left. */
export function tree(x: number, y: number, s = 1): string {
  return (
    scaled(x, y, s, "M-1.6 0l.5 -9h2.2l.5 9Z", "wo") +
    scaled(
      x,
      y,
      s,
      "M0 -7c-8 1 -12 -6 -8 -10c-3 -7 4 -12 9 -9c6 -2 10 4 7 9c4 5 -1 11 -8 10Z",
      "lf",
    ) +
    scaled(x, y, s, "M7 -16c3 4 -1 9 -7 9c-4 .5 -6 -1 -8 -3c7 3 13 0 15 -6Z", "ld ns")
  );
}

export function pine(x: number, y: number, s = 1): string {
  const outline = "-9 -5 -4 -12 -7 -12 -2.6 -20 -5 -20 0 -31 5 -20 2.6 -20 7 -12 4 -12 9 -5".split(
    " ",
  );
  const put = outline.map((value, at) => (at % 2 ? y : x) + Number(value) * s).join(" ");
  return (
    scaled(x, y, s, "M-1.4 0v-6h2.8v6Z", "wo") +
    shape(put, "lp", 0.3) +
    scaled(x, y, s, "M0 -30l4.6 10h-2.4l4.4 8h-3l5 7h-7Z", "lpd ns")
  );
}

export const bush = (x: number, y: number, s = 1): string =>
  scaled(x, y, s, "M-8 0c-3 -5 2 -8 5 -7c3 -4 9 -2 9 2c3 1 3 4 1 5Z", "lf");

export function sheep(x: number, y: number, s = 1, flip = 1): string {
  return (
    path(`M${n(x - 3 * s)} ${n(y)}v${n(-4 * s)}M${n(x + 3 * s)} ${n(y)}v${n(-4 * s)}`, "i") +
    scaled(x, y, s, "M-6 -4c-3 -3 0 -7 3 -6c2 -2 5 -2 6 0c3 0 4 5 2 6c-2 2 -9 2 -11 0Z", "wool") +
    round(x + 7 * flip * s, y - 7.5 * s, 2.3 * s, "iron")
  );
}

export function hay(x: number, y: number, s = 1): string {
  const straws = `M${n(x - 4 * s)} ${n(y - 1)}l${n(2 * s)} ${n(-8 * s)}M${n(x + s)} ${n(y - 2)}v${n(-8 * s)}M${n(x + 5 * s)} ${n(y - 1)}l${n(-2 * s)} ${n(-6 * s)}`;
  return scaled(x, y, s, "M-8 0c0 -8 3 -14 8 -15c5 1 8 7 8 15Z", "straw") + path(straws, "i th");
}

export function fence(x: number, y: number, w: number, posts = 4): string {
  const step = w / (posts - 1);
  const upright = Array.from({ length: posts }, (_, at) => `M${n(x + at * step)} ${n(y)}v-8`);
  const rails = `M${n(x - 2)} ${n(y - 6)}h${n(w + 4)}M${n(x - 2)} ${n(y - 3)}h${n(w + 4)}`;
  return path(upright.join("") + rails, "rail");
}

/** A strip of grain. */
export function wheat(x: number, y: number, w: number, h: number, rows = 3, cls = "wheat"): string {
  let ears = "";
  for (let row = 0; row < rows; row++) {
    const up = y - 2 - ((row * (h - 3)) / Math.max(1, rows - 1)) * 0.8;
    for (let at = x + 3 + row * 1.2; at < x + w - 1; at += 4.4)
      ears += `M${n(at)} ${n(up)}l1 -3.4l1 3.4`;
  }
  const ground = `${x} ${y} ${x + 4} ${y - h} ${x + w + 2} ${y - h} ${x + w} ${y}`;
  return shape(ground, cls) + path(ears, "i th");
}

/** A sign on a bracket over the road; `what` draws around its middle. */
export function sign(x: number, y: number, what: (x: number, y: number) => string): string {
  const bracket = `M${n(x)} ${n(y)}h-13M${n(x - 10)} ${n(y)}v3M${n(x - 3)} ${n(y)}v3`;
  return path(bracket, "i") + box(x - 12.5, y + 3, 12, 11, "cream") + what(x - 6.5, y + 8.5);
}

/** A round tent of two cloths. */
export function tent(x: number, y: number, w: number, h: number, cls: string): string {
  const at = (...corners: [number, number][]) =>
    corners.map(([dx, dy]) => [x + dx, y - dy * h] as const);
  const flap = `M${n(x + w * 0.44)} ${n(y)}l${n(w * 0.06)} ${n(-h * 0.3)}l${n(w * 0.06)} ${n(h * 0.3)}Z`;
  return [
    shape(at([0, 0], [3, 0.5], [w - 3, 0.5], [w, 0]), cls),
    shape(at([w * 0.3, 0], [w * 0.38, 0.5], [w * 0.62, 0.5], [w * 0.7, 0]), "cream"),
    shape(at([-2, 0.46], [w / 2, 1], [w + 2, 0.46]), cls),
    shape(at([w * 0.36, 0.46], [w / 2, 1], [w * 0.64, 0.46]), "cream"),
    path(flap, "n"),
  ].join("");
}

/** Small lives that make a house somebody's. */
export const hen = (x: number, y: number): string =>
  path(`M${n(x)} ${n(y)}v-2M${n(x + 2.4)} ${n(y)}v-2`, "i") +
  scaled(
    x,
    y,
    1,
    "M-3.6 -6.5c1 3.5 2 4.7 4.6 4.7c2.6 0 3.6 -2 3.6 -5l1.8 -.4l-1.8 -1.4c-2 -.6 -2.6 1.6 -4.6 1.6c-1.8 0 -2.4 -.3 -3.6 .5Z",
    "wool",
  ) +
  round(x + 4.2, y - 8.6, 0.9, "awn ns");

export const cat = (x: number, y: number): string =>
  scaled(
    x,
    y,
    1,
    "M-3 0c-1.4 -4 .6 -6.6 3 -7l-.6 -3.6l1.8 1.2h1.8l1.6 -1.2l.2 3.4c1 2.6 1 5 0 7.2Z",
    "iron",
  ) + path(`M${n(x - 2.6)} ${n(y - 0.6)}c-3.4 .4 -4.4 -2.4 -3 -4.6`, "i");

export const bird = (x: number, y: number): string =>
  path(`M${n(x - 4)} ${n(y - 1.6)}q2.4 -2 4 .8q1.6 -2.8 4 -.8`, "i");

export const dog = (x: number, y: number): string =>
  path(`M${n(x - 3)} ${n(y)}v-3M${n(x + 3)} ${n(y)}v-3`, "leg") +
  scaled(
    x,
    y,
    1,
    "M-5 -3.4c-.6 -2.6 .6 -3.6 2.6 -3.6h4.2c.6 -2 1.8 -3 3.4 -2.8l2 1.6l-.2 1.6l-2 .4c-.4 1.6 -1 2.6 -2.4 3Z",
    "fur",
  ) +
  path(`M${n(x - 5)} ${n(y - 5)}c-2 -.6 -2.6 -2 -2.2 -3.6`, "i");
