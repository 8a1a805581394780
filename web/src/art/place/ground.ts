/** Land: fields, open plots, trees, bridges. The classes are in land.css. */

import { n, path, points, put, round, soft, type Point } from "./hand";
import { shadow } from "./kit";
import { bush, fence, hay, pennant, pine, sheep, tree, wheat } from "./props";

let clips = 0;

/** A field with its hedge; `rows` apart are its furrows. */
export function field(corners: string, cls: string, hedge = true, rows = 0): string {
  const d = soft(corners);
  let drawn = `<path class="${cls}" d="${d}"/>`;
  if (rows) {
    const all = points(corners);
    const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
    const [left, wide] = [Math.min(...xs), Math.max(...xs) - Math.min(...xs)];
    let furrows = "";
    for (let y = Math.min(...ys) - 10; y < Math.max(...ys) + 20; y += rows) {
      furrows += `M${left} ${y}q${wide >> 1} -12 ${wide} 0`;
    }
    const id = `field-${++clips}`;
    drawn += `<clipPath id="${id}"><path d="${d}"/></clipPath><path clip-path="url(#${id})" class="furrow" d="${furrows}"/>`;
  }
  return drawn + (hedge ? `<path class="hedge" d="${d}"/>` : "");
}

/** Trees from the back to the front: `[x, y, size, which]`. */
export function trees(
  all: readonly (readonly [number, number, number, "tree" | "pine"])[],
): string {
  return [...all]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, size, which]) => put(which, x, y, size))
    .join("");
}

export const tufts = (at: string): string =>
  path(
    points(at)
      .map(([x, y]) => `M${x} ${y}l-3 -6M${x} ${y}v-8M${x} ${y}l3 -6`)
      .join(""),
    "tuft",
  );

/** A boat on the water, and two swans. */
export const boat = (x: number, y: number): string =>
  `<g class="ink" transform="translate(${x} ${y})">${path("M-20 -3C-12 6 14 6 22 -4L16 -2H-14Z", "wo")}${path("M0 -2V-30", "i")}${path("M1 -29C12 -24 14 -14 12 -6H1Z", "cream")}${path("M-1 -27C-8 -22 -10 -14 -9 -7H-1Z", "awn")}</g>`;
export const swans = (x: number, y: number): string =>
  `<g class="ink" transform="translate(${x} ${y})">${path("M0 0c-4 -3 0 -7 6 -6c2 -3 1 -8 4 -8c3 1 1 5 1 9c0 4 -4 7 -11 5Z", "wool")}${path("M32 8c-3 -2 0 -6 5 -5c2 -3 1 -7 3 -7c3 1 1 5 1 8c0 3 -4 6 -9 4Z", "wool")}</g>`;

const flowers = (): string => {
  const all: [number, number, string][] = [
    [34, -66, "awn"],
    [42, -58, "cream"],
    [56, -68, "au"],
    [64, -54, "awn"],
    [80, -62, "cream"],
    [86, -46, "au"],
    [48, -42, "au"],
    [104, -40, "awn"],
    [72, -38, "cream"],
    [32, -50, "cream"],
  ];
  const stems = all.map(([x, y]) => `M${x} ${y}v4`).join("");
  return path(stems, "stem") + all.map(([x, y, cls]) => round(x, y, 2.4, cls)).join("");
};

const POND_LIFE = "M60 -48c-4 -3 0 -7 6 -6c2 -3 1 -7 4 -7c3 1 1 5 1 8c0 4 -4 6 -11 5Z";

/** What grows on plots that nobody has built on, in a plot of 133 whose road is y = 0. */
export const OPEN_LAND: Record<string, () => string> = {
  flowers: () => put("bush", 100, -58, 0.9) + put("bush", 24, -36, 0.7) + flowers(),
  hay: () =>
    fence(20, -66, 92, 8) + put("rick", 36, -34, 1.1) + put("rick", 66, -44) + put("rick", 96, -34),
  sheep: () =>
    fence(58, -64, 58, 6) +
    put("tree", 26, -52) +
    put("ewe", 52, -50) +
    put("ewe", 76, -34) +
    put("ewe", 100, -48, 0.9),
  wheat: () => wheat(16, -28, 98, 40, 5, "wheat ns"),
  copse: () =>
    put("pine", 50, -54, 1.1) +
    put("tree", 28, -40, 1.2) +
    put("pine", 76, -46, 1.2) +
    put("tree", 100, -38, 1.1) +
    put("bush", 54, -30, 0.6),
  vines: () =>
    [-60, -43, -26].flatMap((y) => [24, 45, 66, 87, 108].map((x) => put("vine", x, y))).join(""),
  pond: () =>
    round(66, -44, 40, "pond", 15) +
    path("M44 -46q8 -4 16 0M68 -38q8 -4 16 0", "ripple") +
    put("bush", 104, -32, 0.7) +
    path("M30 -40l-2 -13M35 -39l1 -14M98 -52l3 -12M94 -52l0 -13", "reed") +
    path(POND_LIFE, "wool") +
    put("tree", 22, -52, 0.9),
};

const STAKES = path("M10 -72v-10M122 -74v-10M8 -22v-10M124 -24v-10", "rail");

/** What other drawings are made of. */
export const NATURE: Record<string, () => string> = {
  tree: () => shadow(3, 0, 9, 3) + tree(0, 0),
  pine: () => shadow(3, -1, 8, 3) + pine(0, 0),
  bush: () => bush(0, 0),
  ewe: () => sheep(0, 0, 1.2),
  rick: () => shadow(3, 0, 12, 3) + hay(0, 0, 1.2),
  vine: () =>
    path("M0 0v-10", "rail") +
    path("M-7 -4c-2 -5 3 -9 7 -8c4 -1 9 3 7 8c-3 3 -11 3 -14 0Z", "lf") +
    path("M2 -6h4l-2 5Z", "pur"),
  flag: () => pennant(0, 0, 16, 14, "royal"),
  /** An open plot, and the one that is built on next. */
  stakes: () => STAKES,
  roped: () =>
    path("M10 -74L122 -76L124 -26L8 -24Z", "vacg") +
    path("M10 -79Q66 -75 122 -81L124 -31Q66 -25 8 -29Z", "rope") +
    STAKES,
};

/** The ground of a plot: what lights up when it can be acted on. */
export const YARD =
  "M4 -92C22 -101 60 -97 84 -99C112 -101 130 -98 131 -82C133 -60 131 -40 131 -26C131 -12 110 -14 86 -13C56 -12 26 -12 8 -14C-3 -16 1 -36 1 -54C1 -72 -2 -86 4 -92Z";

const through = (all: readonly Point[], first = "M") =>
  all.map(([x, y], at) => `${at ? "L" : first}${n(x)} ${n(y)}`).join("");

export interface Bridge {
  markup: string;
  /** Where discs lie, in their order. */
  places: Point[];
}

/** A bridge seen from the front: deck, parapets, arches. */
export function flatBridge(
  from: number,
  to: number,
  y: number,
  count: number,
  arches = 4,
  hump = 22,
  face = 30,
): Bridge {
  const span = to - from;
  const deck = (x: number) => y - hump * Math.sin((Math.PI * x) / span);
  const edge = (off: number) =>
    Array.from({ length: 31 }, (_, at): Point => {
      const x = (at * span) / 30;
      return [from + x, deck(x) + off];
    });
  const bottom = y + face + 8;
  let drawn = path(`${through(edge(15))}V${n(bottom)}H${n(from)}Z`, "sd");
  const each = span / (arches + 0.7);
  const wide = each * 0.74;
  for (let at = 0; at < arches; at++) {
    const x = from + span / 2 + (at - (arches - 1) / 2) * each - wide / 2;
    const top = deck(x + wide / 2 - from) + 22 + wide * 0.24;
    const arch = (gap: number) =>
      `M${n(x - gap)} ${n(bottom)}V${n(top)}A${n(wide / 2 + gap)} ${n(wide * 0.26 + gap)} 0 0 1 ${n(x + wide + gap)} ${n(top)}V${n(bottom)}`;
    drawn += path(`${arch(0)}Z`, "arch") + path(arch(3), "i th");
  }
  let planks = "";
  for (let x = 10; x < span; x += 15) planks += `M${n(from + x)} ${n(deck(x) - 14)}v26`;
  const rails = through(edge(-17)) + through(edge(15));
  drawn +=
    path(`${through(edge(-17))}${through(edge(15).reverse(), "L")}Z`, "deck") +
    path(planks, "i th") +
    path(rails, "par0") +
    path(rails, "par");
  const places = Array.from({ length: count }, (_, at): Point => {
    const x = ((span * (at + 0.5)) / count) * 0.84 + span * 0.08;
    return [from + x, deck(x) - 1];
  });
  return { markup: `<g class="ink">${drawn}</g>`, places };
}

/** A bridge whose deck runs down to the left, from x, y at its upper end. */
export function slantedBridge(x: number, y: number, length: number, count: number): Bridge {
  const [ax, ay] = [-0.7, 0.68];
  const hump = (at: number) => -10 * Math.sin((Math.PI * at) / length);
  const edge = (off: number) =>
    Array.from({ length: 13 }, (_, at): Point => {
      const along = (at * length) / 12;
      return [along, hump(along) + off];
    });
  const arches = length > 130 ? 3 : 2;
  const each = length / arches;
  const span = each * 0.64;
  let vaults = "";
  let piers = "";
  for (let at = 0; at < arches; at++) {
    const left = each * (at + 0.5) - span / 2;
    const top = hump(left + span / 2) + 22 + span * 0.3;
    vaults += `M${n(left)} 41V${n(top)}A${n(span / 2)} ${n(span * 0.42)} 0 0 1 ${n(left + span)} ${n(top)}V41Z`;
    if (at) piers += `M${n(each * at - 6)} 42l3 -10h7l2 10Z`;
  }
  let planks = "";
  for (let at = 9; at < length - 6; at += 12) planks += `M${at} ${n(hump(at) - 12)}v21`;
  const rails = through(edge(-15)) + through(edge(12));
  const drawn = [
    path(`M10 34L${length - 6} 44L${length - 16} 52L20 44Z`, "sh"),
    path(`${through(edge(12))}V40H0Z`, "sd"),
    path(vaults, "arch"),
    path(piers, "sl"),
    path(`${through(edge(-15))}${through(edge(12).reverse(), "L")}Z`, "deck"),
    path(rails, "par0"),
    path(rails, "par"),
    path(planks, "i th"),
  ].join("");
  const first = 20;
  const step = count > 1 ? (length - 2 * first - 2) / (count - 1) : 0;
  const places = Array.from({ length: count }, (_, at): Point => {
    const along = first + step * at;
    return [x + ax * along, y + ay * along + hump(along) - 1.5];
  });
  return {
    markup: `<g class="ink"><g transform="matrix(${ax} ${ay} 0 1 ${x} ${y})">${drawn}</g></g>`,
    places,
  };
}
