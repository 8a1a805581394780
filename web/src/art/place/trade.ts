import type { Building } from "./buildings";
import { box, n, path, round, shape } from "./hand";
import { chimney, cone, door, front, pane, roof, shadow, side, wallMarks } from "./kit";
import { barrel, bird, bush, cat, crate, dog, hen, sign, wheel } from "./props";

export const TRADE: Record<string, Building> = {
  market: () => {
    const stall = (x: number, y: number, cloth: string) => {
      const stripes = [0, 1, 2, 3, 4].map((at) => [at, at % 2 ? "cream" : cloth] as const);
      return [
        box(x + 2, y - 13, 30, 12, "wl"),
        path(`M${x + 3} ${y - 13}V${y - 28}M${x + 31} ${y - 13}V${y - 28}`, "beam"),
        ...stripes.map(([at, cls]) => {
          const [low, high] = [x - 1 + at * 7.2, x + 2 + at * 6.2];
          return shape(
            [
              [low, y - 24],
              [high, y - 36],
              [high + 6.2, y - 36],
              [low + 7.2, y - 24],
            ],
            cls,
            0.15,
          );
        }),
        ...stripes.map(([at, cls]) =>
          path(`M${n(x - 1 + at * 7.2)} ${y - 24}a3.6 3.6 0 0 0 7.2 0`, cls),
        ),
      ].join("");
    };
    return [
      shadow(46, 0, 44),
      front(56, -16, 22, 18, 14, 14),
      pane(64, -20, 6, 7, true),
      stall(4, -8, "awn"),
      stall(46, -1, "awn2"),
      round(12, -23, 2.6, "awn"),
      round(17, -23, 2.6, "straw"),
      round(22, -23, 2.6, "awn"),
      path("M53 -15h6v-5h-6ZM62 -15h8l-2 -5h-4Z", "straw"),
      barrel(34, 3, 0.9),
      crate(4, 3, 9),
      cat(46, 5),
    ];
  },

  peddler: () => [
    shadow(44, 0, 42),
    shape("8 -12 4 -17 50 -19 52 -12", "wo"),
    path("M8 -18C6 -40 14 -52 29 -52S52 -41 50 -19Z", "cream"),
    path("M17 -19C15 -38 19 -50 26 -52M40 -19c2 -18 -2 -30 -8 -33", "i"),
    path("M29 -19C28 -32 36 -38 43 -35L50 -19Z", "n"),
    wheel(17, -8, 8.5),
    wheel(44, -8, 8.5),
    path("M52 -14l16 -2", "beam"),
    path("M66 -3v-10M71 -3v-10M81 -3v-10M85 -3l-1 -10", "leg"),
    path(
      "M63 -14c0 -8 4 -9 10 -9c6 1 9 1 11 -4l-2 -7l4 2l3 -3l0 5c4 3 5 6 3 9l-4 1c-1 6 -4 9 -10 9h-8c-4 1 -7 0 -7 -3Z",
      "fur",
    ),
    round(88, -31, 0.7, "dot"),
    crate(26, 4, 8),
    path("M36 4c-2 -6 0 -8 4 -8s6 2 4 8Z", "sack"),
  ],

  carpenter: () => [
    shadow(46, 0, 44),
    side(8, -10, 34, 20, 17, 22),
    shape("13 -10 13 -25 37 -25 37 -10", "n"),
    box(15, -16, 20, 3, "wl"),
    path("M17 -13v5M33 -13v5M22 -17l5 -3l6 1", "xl"),
    path("M58 0V-36L73 -50L88 -34V0M58 -36H88M73 -50V-36M58 -18H88M58 0L88 -18", "beam"),
    path(
      "M48 3L60 -40M54 5L66 -38M50 -4l5.4 1.6M52.4 -13l5.4 1.6M55 -22l5.4 1.6M57.5 -31l5.4 1.6",
      "rail",
    ),
    shape("0 4 26 0 30 2 4 6", "wl"),
    shape("2 1 28 -3 32 -1 6 3", "wl"),
  ],

  "covered-market": () => [
    shadow(46, 0, 45),
    path("M16 -4V-28M30 -4V-28M44 -4V-28M58 -4V-28M76 -10V-30", "beam"),
    path("M12 -4H62V-26H12Z", "n"),
    path("M14 -3V-28M30 -3V-28M46 -3V-28M62 -3V-28M80 -12V-32", "beam"),
    shape("62 -26 71 -50 84 -34 82 -12 62 -4", "wd"),
    roof("6 -25 18 -52 74 -52 66 -25", 4),
    shape("66 -25 74 -52 88 -33 85 -30", "rd"),
    box(36, -62, 14, 13, "w"),
    cone(36, -61, 14, 12, 3),
    pane(41, -52, 4, 6, true),
    box(16, -11, 13, 8, "wl"),
    box(33, -11, 13, 8, "wl"),
    box(48, -11, 13, 8, "wl"),
    round(19, -13, 2.4, "awn"),
    round(24, -13, 2.4, "straw"),
    round(37, -13, 2.4, "potion"),
    round(42, -13, 2.4, "awn"),
    path("M50 -11h8v-5h-8Z", "pur"),
    crate(2, 3, 9),
    barrel(70, 4, 0.9),
    hen(16, 5),
  ],

  guild: () => {
    const bag = (x: number, y: number) =>
      path(
        `M${x - 3.5} ${y + 4}c-2 -6 1 -6 3.5 -7c2.5 1 5.5 1 3.5 7ZM${x - 2} ${y - 4.5}h4`,
        "sack",
      );
    return [
      shadow(46, 0, 42),
      shape("62 -2 62 -34 82 -43 82 -10", "wd"),
      roof("62 -32 44 -58 62 -66 86 -40", 4),
      shape(
        "22 -2 22 -32 28 -32 28 -41 34 -41 34 -50 39 -50 39 -58 46 -58 46 -50 51 -50 51 -41 57 -41 57 -32 63 -32 63 -2",
        "w",
      ),
      wallMarks(23, -2, 39, 28),
      pane(31, -33, 6, 8, true),
      pane(48, -33, 6, 8, true),
      pane(39.5, -42, 6, 8, true),
      door(36, -2, 13, 20),
      pane(26, -9, 6, 9),
      pane(53, -9, 6, 9),
      sign(21, -26, bag),
      crate(68, 3, 9),
      crate(79, 2, 8),
      crate(73, -6, 7),
      bird(74, -62),
    ];
  },

  "guild-house": () => [
    shadow(46, 0, 44),
    side(34, -4, 40, 30, 20, 20),
    ...[0, 1, 2, 3].map((i) => pane(40 + i * 9, -22, 6, 9, true)),
    box(33, -19, 43, 2.6, "t"),
    ...[40, 52, 64].map((x) => path(`M${x} -4V-13A4.5 4.5 0 0 1 ${x + 9} -13V-4Z`, "n")),
    shape("8 -2 8 -38 13 -38 13 -47 18 -47 18 -56 28 -56 28 -47 33 -47 33 -38 38 -38 38 -2", "w"),
    wallMarks(9, -2, 28, 34),
    door(17, -2, 12, 19),
    pane(14, -28, 6, 9, true),
    pane(26, -28, 6, 9, true),
    round(23, -43, 4, "l"),
    path("M50 -48v-1h8v14l-4 -3l-4 3Z", "awn2"),
    barrel(82, 3, 0.9),
  ],

  tailor: () => {
    const sc = (x: number, y: number) =>
      path(`M${x - 4} ${y + 3.5}l7 -7M${x + 4} ${y + 3.5}l-7 -7`, "i") +
      round(x - 4, y + 3.6, 1.3, "i") +
      round(x + 4, y + 3.6, 1.3, "i");
    const cloth = (x: number, y: number, cls: string) =>
      path(`M${x} ${y}h9v15c-2 -2 -3 2 -5 0s-3 1 -4 0Z`, cls);
    return [
      shadow(46, 0, 44),
      front(20, -6, 28, 26, 19, 24),
      pane(25, -36, 6, 8),
      pane(37, -36, 6, 8),
      box(24, -24, 20, 11, "n"),
      path("M21 -25h26l3 7h-32Z", "pur"),
      door(38, -6, 8, 12, false),
      box(23, -12, 14, 2.4, "wl"),
      sign(19, -30, sc),
      chimney(58, -47, 8),
      path("M56 -2V-26M91 0V-24M56 -26Q73 -21 91 -24", "beam"),
      cloth(60, -25, "pur"),
      cloth(71, -24, "cream"),
      cloth(81, -24, "awn"),
      path("M50 3h12v-4h-12ZM52 -1h12v-4h-12Z", "pur"),
      cat(8, 3),
    ];
  },

  jeweller: () => {
    const ring = (x: number, y: number) =>
      round(x, y + 1.4, 3, "i") + path(`M${x - 2} ${y - 2.6}l2 -2l2 2l-2 2Z`, "potion");
    return [
      shadow(46, 0, 44),
      side(22, -4, 40, 28, 18, 22),
      box(20, -24, 44, 2.6, "t"),
      pane(27, -27, 6, 7),
      pane(39, -27, 6, 7),
      pane(51, -27, 6, 7),
      box(44, -17, 15, 11, "l"),
      path("M51.5 -8l-4 -4l2 -3h4l2 3Z", "au"),
      path("M42 -19h19l2 4h-23Z", "awn2"),
      door(28, -4, 10, 16),
      sign(21, -24, ring),
      chimney(60, -44, 9),
      bush(80, 1, 0.8),
      shape("6 3 6 -5 18 -5 18 3", "wo"),
      path("M6 -5c1 -4 11 -4 12 0Z", "wo"),
      round(9, -6, 1.8, "au"),
      round(13, -6.5, 1.8, "au"),
      cat(70, 3),
    ];
  },

  bank: () => [
    shadow(46, 0, 44),
    front(14, -5, 48, 26, 17, 22),
    box(11, -34, 54, 4, "sl"),
    ...[0, 1, 2, 3].map((i) => box(17 + i * 11.5, -30, 5, 24, "sl")),
    box(12, -6, 54, 4, "sl"),
    box(9, -3, 60, 4, "st"),
    door(23.5, -6, 7, 16),
    door(35, -6, 7, 18),
    door(46.5, -6, 7, 16),
    round(38, -38.6, 5.4, "au"),
    path("M36 -36v-5l2 2.4l2 -2.4v5", "i th"),
    path("M74 3c-3 -9 1 -10 5 -11l-3 -3h8l-3 3c5 2 7 4 5 11Z", "sack"),
    round(90, 1.5, 2.6, "au"),
    round(71, 2.5, 2.6, "au"),
    dog(52, 6),
  ],
};
