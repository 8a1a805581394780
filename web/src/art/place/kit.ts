/** Walls, roofs, openings: what buildings are made of. The kind of a building colours them. */

import { between, box, chance, lines, n, path, points, round, shape, type Point } from "./hand";

/** How depth runs on paper, a unit of it. */
const DX = 0.78;
const DY = -0.36;

export const shadow = (x: number, y: number, w: number, h = 6): string => round(x, y, w, "sh", h);

/** Planks, ashlar and beams of a wall at once: the kind decides which of them is seen. */
export function wallMarks(x: number, y: number, w: number, h: number): string {
  const planks: number[][] = [];
  for (let at = 5; at < Math.floor(w) - 2; at += 7) planks.push([x + at, y - 1, x + at, y - h + 1]);
  const ashlar: number[][] = [];
  for (let row = 0, up = y - 5; up > y - h + 2; row++, up -= 5) {
    for (let at = x + 2 + (row % 2) * 4; at < x + w - 4; at += 8) {
      if (chance() < 0.42) ashlar.push([at, up, Math.min(at + 4.5, x + w - 1), up]);
    }
  }
  const beams = [
    [x + 1, y, x + 1, y - h],
    [x + w - 1, y, x + w - 1, y - h],
    [x, y - h * 0.48, x + w, y - h * 0.48],
  ];
  return lines(planks, "tp") + lines(ashlar, "ts") + lines(beams, "tb");
}

/** Courses of a roof; its corners are the eave's left, the ridge's two, the eave's right. */
export function courses(corners: Quad, rows = 3): string {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners;
  const found: number[][] = [];
  for (let row = 1; row <= rows; row++) {
    const up = row / (rows + 1);
    const [lx, ly] = [ax + (bx - ax) * up, ay + (by - ay) * up];
    const [rx, ry] = [dx + (cx - dx) * up, dy + (cy - dy) * up];
    for (let part = 0; part < 4; part++) {
      if (chance() >= 0.75) continue;
      const from = (part + between(0.05, 0.25)) / 4;
      const to = (part + between(0.7, 0.95)) / 4;
      found.push([
        lx + (rx - lx) * from,
        ly + (ry - ly) * from,
        lx + (rx - lx) * to,
        ly + (ry - ly) * to,
      ]);
    }
  }
  return lines(
    found.map((line) => line.map(Math.round)),
    "tr",
  );
}

type Quad = readonly [Point, Point, Point, Point];

/** A roof with its courses; its corners may be given in one text. */
export function roof(corners: string | Quad, rows = 3): string {
  const all = typeof corners === "string" ? (points(corners) as unknown as Quad) : corners;
  return shape(all, "r") + courses(all, rows);
}

/** A house with its gable to the road; the roof runs back to the right. */
export function front(
  x: number,
  y: number,
  w: number,
  h: number,
  rise: number,
  deep: number,
  over = 3.5,
): string {
  const [dx, dy] = [deep * DX, deep * DY];
  const [px, py] = [x + w / 2, y - h - rise];
  const eave = y - h + (over * rise) / (w / 2);
  return [
    shape(
      [
        [x + w, y],
        [x + w, y - h],
        [x + w + dx, y - h + dy],
        [x + w + dx, y + dy],
      ],
      "wd",
    ),
    shape(
      [
        [x, y],
        [x, y - h],
        [px, py],
        [x + w, y - h],
        [x + w, y],
      ],
      "w",
    ),
    wallMarks(x, y, w, h),
    roof([
      [x + w + over, eave],
      [px, py - 2],
      [px + dx, py - 2 + dy],
      [x + w + over + dx, eave + dy],
    ]),
    shape(
      [
        [x - over, eave],
        [px, py - 2],
        [px, py + 2.2],
        [x - over + 2.4, eave + 1.8],
      ],
      "rd",
    ),
    shape(
      [
        [x + w + over, eave],
        [px, py - 2],
        [px, py + 2.2],
        [x + w + over - 2.4, eave + 1.8],
      ],
      "rd",
    ),
  ].join("");
}

/** A house with its long roof to the road; the gable at the right, in shade. */
export function side(
  x: number,
  y: number,
  w: number,
  h: number,
  rise: number,
  deep: number,
  over = 3,
): string {
  const [dx, dy] = [deep * DX, deep * DY];
  const [rx, ry] = [dx / 2, y - h - rise + dy / 2];
  return [
    shape(
      [
        [x + w, y],
        [x + w, y - h],
        [x + w + rx, ry],
        [x + w + dx, y - h + dy],
        [x + w + dx, y + dy],
      ],
      "wd",
    ),
    shape(
      [
        [x, y],
        [x, y - h],
        [x + w, y - h],
        [x + w, y],
      ],
      "w",
    ),
    wallMarks(x, y, w, h),
    shape(
      [
        [x + w + rx - 1, ry - 1],
        [x + w + rx + 2, ry - 1],
        [x + w + dx + over, y - h + dy + 3],
        [x + w + dx + over - 2, y - h + dy + 4],
      ],
      "rd",
    ),
    roof([
      [x - over, y - h + 2],
      [x + rx - over, ry - 1],
      [x + w + rx + 2, ry - 1],
      [x + w + over, y - h + 2],
    ]),
  ].join("");
}

/** An opening, round above or square. */
function opening(x: number, y: number, w: number, h: number, arch: boolean): string {
  if (!arch) return `M${n(x)} ${n(y)}V${n(y - h)}H${n(x + w)}V${n(y)}Z`;
  const turn = `${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y - h + w / 2)}`;
  return `M${n(x)} ${n(y)}V${n(y - h + w / 2)}A${turn}V${n(y)}Z`;
}

export const door = (x: number, y: number, w: number, h: number, arch = true): string =>
  path(opening(x, y, w, h, arch), "n");

/** A window: all of them are lit at night. */
export const pane = (x: number, y: number, w = 5, h = 6, arch = false): string =>
  path(opening(x, y, w, h, arch) + (arch ? "" : `M${n(x + w / 2)} ${n(y)}v${n(-h)}`), "l");

/** The arched niche in which a house of the castle stands; x is its middle. */
export const niche = (x: number, y: number, w = 26, h = 30): string =>
  path(opening(x - w / 2, y, w, h, true), "nic");

export function chimney(x: number, y: number, h = 10, smoke = true): string {
  const rising = `M${n(x + 2.5)} ${n(y - h - 2)}c-4 -3 3 -5 0 -9c-2 -3 3 -4 2 -7`;
  return box(x, y - h, 5, h, "st") + (smoke ? path(rising, "smoke") : "");
}

/** A pointed roof over a tower. */
export function cone(x: number, y: number, w: number, h: number, over = 3): string {
  const tip: Point = [x + w / 2, y - h];
  return (
    shape([[x - over, y], tip, [x + w + over, y]], "r") +
    shape([[x + w * 0.55, y], tip, [x + w + over, y]], "rd", 0.2)
  );
}

export function tower(x: number, y: number, w: number, h: number, marks = true): string {
  return (
    box(x, y - h, w, h, "w") +
    path(`M${n(x + w * 0.68)} ${n(y)}V${n(y - h)}H${n(x + w)}V${n(y)}Z`, "wd ns") +
    path(`M${n(x)} ${n(y)}V${n(y - h)}H${n(x + w)}V${n(y)}`, "i") +
    (marks ? wallMarks(x, y, w * 0.68, h) : "")
  );
}

export function merlons(x: number, y: number, w: number, count: number, h = 5, cls = "w"): string {
  const step = w / (2 * count - 1);
  const gap = `v${n(h * 0.62)}h${n(step)}v${n(-h * 0.62)}`;
  const teeth = Array.from({ length: count }, () => `h${n(step)}`).join(gap);
  return path(`M${n(x)} ${n(y)}v${n(-h)}${teeth}V${n(y)}Z`, cls);
}

/** Joints here and there on a wall whose lower left corner is x, y. */
export function stones(x: number, y: number, w: number, h: number, count: number): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const [left, up] = [Math.round(x + between(3, w - 8)), Math.round(y - between(3, h - 3))];
    d += `M${left} ${up}h${Math.round(between(4, 7))}${chance() < 0.4 ? "v3" : ""}`;
  }
  return path(d, "ts");
}

/** A dressed block. */
export function block(x: number, y: number, w = 9, h = 7, deep = 4): string {
  const [dx, dy] = [deep * DX, deep * DY - 1];
  return (
    shape(
      [
        [x, y - h],
        [x + dx, y - h + dy],
        [x + w + dx, y - h + dy],
        [x + w, y - h],
      ],
      "sl",
      0.2,
    ) +
    shape(
      [
        [x + w, y - h],
        [x + w + dx, y - h + dy],
        [x + w + dx, y + dy],
        [x + w, y],
      ],
      "sd",
      0.2,
    ) +
    shape(
      [
        [x, y],
        [x, y - h],
        [x + w, y - h],
        [x + w, y],
      ],
      "st",
      0.2,
    )
  );
}
