import type { Building } from "./buildings";
import { box, lines, n, path, round, shape } from "./hand";
import { chimney, cone, door, front, pane, shadow, side, tower } from "./kit";
import { bird, bush, cat, dog, hen, pennant, sack } from "./props";

export const PRESTIGE: Record<string, Building> = {
  mansion: () => [
    shadow(46, 0, 46),
    side(18, -4, 44, 36, 16, 20),
    box(17, -23, 46, 2.6, "t"),
    ...[24, 34, 44, 53].map((x) => pane(x, -27, 6, 8)),
    ...[24, 53].map((x) => pane(x, -10, 6, 8)),
    tower(4, -1, 17, 44),
    cone(4, -45, 17, 20, 2.5),
    pane(10, -27, 5, 9, true),
    tower(66, -1, 17, 44),
    cone(66, -45, 17, 20, 2.5),
    pane(72, -27, 5, 9, true),
    door(35, -4, 13, 18),
    path("M32 -22h19l3 6h-25Z", "awn2"),
    round(12.5, -66, 1.7, "au"),
    round(74.5, -66, 1.7, "au"),
    round(33, -12, 2, "lit"),
    round(50, -12, 2, "lit"),
    bush(88, 3, 0.6),
    path("M36 0l-4 6M47 0l4 6", "i th"),
    dog(30, 5),
  ],

  statue: () => [
    shadow(46, 0, 34),
    shape("24 2 26 -5 66 -5 68 2", "st"),
    shape("31 -5 33 -24 59 -24 61 -5", "w"),
    box(30, -27, 32, 4, "sl"),
    path("M40 -27c-2 -12 0 -18 6 -19s8 7 7 19Z", "st"),
    round(46, -51, 4.6, "sl"),
    path("M41.5 -53l-1 -5l3 2l2.5 -3.4l2.5 3.4l3 -2l-1 5Z", "au"),
    path("M52 -42l10 -8l1.4 2.4L53 -37Z", "st"),
    path("M62 -64V-38M59 -59h6", "beam"),
    path("M39 -40l-6 10l3 1l5 -7Z", "st"),
    round(46, -14, 5, "au"),
    bush(14, 1, 0.8),
    bush(80, 1, 0.8),
  ],

  granary: () => [
    shadow(46, 0, 44),
    tower(14, -2, 32, 36),
    shape("9 -37 14 -52 30 -60 46 -52 51 -37", "r"),
    shape("32 -37 30 -60 46 -52 51 -37", "rd"),
    round(30, -62, 1.8, "au"),
    door(24, -2, 12, 16),
    pane(27, -24, 6, 6, true),
    side(50, -4, 22, 20, 16, 18),
    door(56, -4, 10, 13, false),
    sack(76, 4),
    sack(66, 5),
    path("M8 4l3 -16M12 4v-17M16 4l-3 -16M8 -4h8", "grain"),
  ],

  library: () => {
    const bk = (x: number, y: number) =>
      path(
        `M${x} ${y - 3}c-2 -1.4 -4 -1.4 -5 -.6v6c1 -.8 3 -.8 5 .6c2 -1.4 4 -1.4 5 -.6v-6c-1 -.8 -3 -.8 -5 .6v6`,
        "i",
      );
    return [
      shadow(46, 0, 44),
      side(10, -4, 56, 26, 22, 22),
      ...[0, 1].map((i) => pane(14 + i * 8, -9, 5, 15, true)),
      ...[0, 1].map((i) => pane(48 + i * 8, -9, 5, 15, true)),
      front(29, -2, 18, 30, 14, 8, 2.5),
      door(33, -2, 10, 18),
      box(32, -33, 12, 10, "cream"),
      bk(38, -28),
      shape("32 -53 32 -62 44 -62 44 -53", "w"),
      cone(32, -61, 12, 11, 2),
      round(38, -73, 1.6, "au"),
      bush(80, 1, 0.8),
      bush(4, 1, 0.6),
      cat(60, 5),
    ];
  },

  weaver: () => [
    shadow(46, 0, 44),
    side(6, -5, 58, 28, 20, 22),
    ...[0, 1, 2, 3, 4].map((i) => pane(10 + i * 10, -23, 6, 8, true)),
    shape("12 -5 12 -19 30 -19 30 -5", "n"),
    path("M15 -6v-12M27 -6v-12M15 -16h12", "xl"),
    path("M16 -14h10v7h-10Z", "pur"),
    door(38, -5, 9, 14),
    pane(52, -9, 6, 8),
    path("M60 -33h26M84 -33v34", "beam"),
    path("M66 -33h8v22c-2 -2 -3 2 -5 0s-2 1 -3 0Z", "pur"),
    path("M75 -33h8v18c-2 -2 -3 2 -5 0s-2 1 -3 0Z", "awn"),
    round(6.5, -55, 1.6, "au"),
    round(74, -57, 1.6, "au"),
  ],

  theater: () => [
    shadow(46, 0, 44),
    side(8, -6, 56, 34, 18, 22),
    shape("16 -6 16 -33 54 -33 54 -6", "n"),
    path("M16 -33c8 4 12 10 10 27h-10ZM54 -33c-8 4 -12 10 -10 27h10Z", "awn"),
    path("M16 -33q4 6 9.5 0q4.5 6 9.5 0q4.5 6 9.5 0q4.5 6 9.5 0", "au"),
    box(10, -7, 50, 8, "wl"),
    path("M31 -13c-2 -6 0 -9 4 -9s6 3 4 9Z", "pur"),
    round(35, -24.5, 2.6, "skin"),
    pennant(9, -59, 10, 10, "au"),
    pennant(66, -60, 10, 10, "au"),
    path("M74 2c-4 -6 -3 -12 0 -14c3 1 6 1 9 0c3 3 3 9 -1 14c-3 2 -6 2 -8 0Z", "cream"),
    path("M76.5 -6h2M80.5 -6h2M76.5 -1c2 2 4 2 6 0", "i"),
  ],

  college: () => [
    shadow(46, 0, 44),
    side(4, -6, 64, 28, 16, 20),
    ...[0, 1].map((i) => pane(9 + i * 9, -23, 5, 8, true)),
    ...[0, 1].map((i) => pane(48 + i * 9, -23, 5, 8, true)),
    ...[0, 1].map((i) => door(8 + i * 10, -6, 7, 13)),
    ...[0, 1].map((i) => door(47 + i * 10, -6, 7, 13)),
    shape("24 -4 24 -38 36 -50 48 -38 48 -4", "w"),
    path("M22 -37L36 -52L50 -37", "rl"),
    door(31, -4, 10, 18),
    round(36, -34, 5, "l"),
    shape("32 -50 32 -62 40 -62 40 -50", "w"),
    cone(31, -61, 10, 12, 1.5),
    round(36, -74, 1.6, "au"),
    bush(82, 2, 0.8),
    bird(58, -62),
  ],

  monument: () => [
    shadow(46, 0, 36),
    shape("18 3 21 -5 71 -5 74 3", "st"),
    shape("26 -5 28 -12 64 -12 66 -5", "sl"),
    shape("37 -12 41 -60 51 -60 55 -12", "w"),
    shape("47 -12 47 -60 51 -60 55 -12", "wd"),
    shape("40 -60 46 -70 52 -60", "au"),
    lines("39 -26 53 -26 40 -38 52 -38 41 -50 51 -50", "i th"),
    path("M41 -16h9M42 -20h8", "i th"),
    round(46, -32, 3, "au"),
    path("M20 -5v-9M72 -5v-9", "beam"),
    round(20, -16, 3, "lit"),
    round(72, -16, 3, "lit"),
    bush(10, 2, 0.8),
    bush(86, 2, 0.8),
    bird(64, -58),
  ],

  hotel: () => [
    shadow(46, 0, 44),
    side(10, -4, 54, 38, 16, 22),
    box(8, -25, 58, 2.6, "t"),
    ...[0, 1, 2, 3, 4].map((i) => pane(15 + i * 10, -29, 6, 8)),
    ...[0, 1, 3, 4].map((i) => pane(15 + i * 10, -11, 6, 8)),
    door(33, -4, 10, 17),
    path("M30 -22h16l3 6h-22Z", "awn2"),
    chimney(22, -54, 8),
    chimney(52, -55, 8, false),
    round(12, -57, 1.6, "au"),
    round(78, -58, 1.6, "au"),
    round(47, -14, 2, "lit"),
    round(29, -14, 2, "lit"),
    bush(82, 2, 0.8),
    dog(24, 5),
  ],

  cathedral: () => {
    const belfry = (x: number) =>
      tower(x, -1, 17, 46) +
      cone(x, -47, 17, 20, 1.5) +
      pane(x + 5.5, -34, 6, 12, true) +
      path(`M${x + 8.5} -67v-6M${x + 6} -71h5`, "cross");
    return [
      shadow(46, 0, 46),
      side(50, -4, 26, 26, 22, 22),
      pane(66, -10, 5, 14, true),
      shape("26 -2 26 -40 40 -56 54 -40 54 -2", "w"),
      belfry(10),
      belfry(53),
      round(40, -34, 7.5, "l"),
      path("M40 -41.5v15M32.5 -34h15M34.7 -39.3l10.6 10.6M45.3 -39.3l-10.6 10.6", "i th"),
      door(32.5, -1, 15, 21),
      door(15, -1, 7, 12),
      door(58, -1, 7, 12),
      path("M27 -40L40 -55.5L53 -40", "rl"),
      bird(40, -70),
    ];
  },

  manufacture: () => {
    const gear = [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => i * 0.785)
      .map(
        (t) =>
          `M${n(30 + 11 * Math.cos(t))} ${n(-24 + 11 * Math.sin(t))}L${n(30 + 15 * Math.cos(t))} ${n(-24 + 15 * Math.sin(t))}`,
      )
      .join("");
    return [
      shadow(46, 0, 45),
      side(8, -4, 56, 36, 18, 22),
      ...[0, 1].map((i) => pane(46 + i * 8, -24, 5, 10, true)),
      path(gear, "cog"),
      round(30, -24, 11, "au"),
      round(30, -24, 4, "n"),
      door(46, -4, 12, 15),
      pane(12, -8, 6, 8),
      box(22, -60, 12, 8, "w"),
      cone(22, -59, 12, 11, 2),
      round(10, -57, 1.6, "au"),
      round(77, -58, 1.6, "au"),
      path("M68 4h12v-4h-12ZM70 0h12v-4h-12ZM80 4h9v-4h-9Z", "pur"),
    ];
  },

  "town-hall": () => [
    shadow(46, 0, 44),
    side(8, -4, 58, 28, 18, 22),
    ...[0, 1].map((i) => pane(13 + i * 8, -20, 5, 9, true)),
    ...[0, 1].map((i) => pane(49 + i * 8, -20, 5, 9, true)),
    ...[11, 21, 47, 57].map((x) => path(`M${x} -4V-11A4 4 0 0 1 ${x + 8} -11V-4Z`, "n")),
    tower(30, -2, 16, 50, false),
    cone(30, -52, 16, 16, 2),
    round(37, -41, 5.5, "cream"),
    path("M37 -45v4l3 2", "i"),
    door(32.5, -2, 10, 17),
    pane(35, -24, 5, 9, true),
    round(38, -69, 1.6, "au"),
    bush(82, 2, 0.8),
    hen(24, 5),
  ],
};
