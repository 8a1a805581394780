import type { Building } from "./buildings";
import { box, lines, path, round, shape } from "./hand";
import { block, chimney, cone, door, front, pane, shadow, side, tower } from "./kit";
import { barrel, bird, bush, cat, dog, sign } from "./props";

export const CRAFT: Record<string, Building> = {
  lawyer: () => {
    const sc = (x: number, y: number) =>
      path(
        `M${x} ${y - 4}v7M${x - 4} ${y - 3}h8M${x - 5.4} ${y + 1}h3.6l-1.8 -4ZM${x + 1.8} ${y + 1}h3.6l-1.8 -4Z`,
        "i",
      );
    return [
      shadow(46, 0, 42),
      front(26, -4, 32, 28, 20, 24),
      box(24, -34, 36, 3, "t"),
      lines("42 -31 30 -4 42 -31 54 -4", "tb"),
      pane(30, -38, 6, 8),
      pane(47, -38, 6, 8),
      pane(39, -48, 5, 6, true),
      door(37, -4, 10, 18),
      pane(29, -14, 5, 8),
      pane(50, -14, 5, 8),
      chimney(66, -48, 9),
      sign(25, -28, sc),
      bush(14, 1, 0.8),
      path("M6 2c0 -6 4 -7 8 -7", "i"),
      bush(80, -3, 0.9),
      cat(66, 3),
    ];
  },

  mason: () => [
    shadow(46, 0, 44),
    side(44, -12, 28, 19, 16, 20),
    door(50, -12, 9, 14),
    pane(63, -18, 5, 6),
    path(
      "M6 0V-26C6 -40 14 -46 22 -46S38 -40 38 -26V0H30V-26C30 -33 27 -37 22 -37S14 -33 14 -26V0Z",
      "st",
    ),
    lines(
      "6 -10 14 -10 6 -20 14 -20 30 -10 38 -10 30 -20 38 -20 8 -33 15 -30 36 -33 29 -30 16 -44 18 -37 27 -44 26 -37",
      "i",
    ),
    path("M14 -26V0M30 -26V0M14 -26H30M14 0L30 -26", "beam"),
    block(44, 3, 12, 8),
    block(60, 3, 11, 8),
    block(53, -6, 11, 7),
    path("M78 3l6 -13M80 -12l8 3.6l-2 4l-8 -3.6Z", "beam"),
    path("M79 -13l9 4l-2.4 5l-9 -4Z", "wo"),
    dog(34, 6),
  ],

  church: () => [
    shadow(46, 0, 44),
    side(34, -4, 34, 20, 22, 22),
    pane(40, -9, 5, 11, true),
    pane(49, -9, 5, 11, true),
    pane(58, -9, 5, 11, true),
    tower(12, -2, 22, 38),
    cone(12, -40, 22, 24, 2.5),
    path("M23 -64v-8M19.6 -69h6.8", "cross"),
    pane(19.5, -26, 7, 10, true),
    door(18, -2, 10, 15),
    round(75.5, -28, 3, "l"),
    bush(4, 1, 0.6),
    path("M84 2v-9M81 -4.5h6M90 -1v-8M87.4 -6.6h5.2", "i"),
    bird(46, -60),
  ],

  alchemist: () => {
    const fl = (x: number, y: number) =>
      path(`M${x - 1.4} ${y - 4.5}h2.8M${x - 1} ${y - 4}v3l-3 5h8l-3 -5v-3`, "i") +
      path(`M${x - 2.8} ${y + 2}h5.6l1.2 2h-8Z`, "potion");
    return [
      shadow(46, 0, 42),
      side(42, -4, 26, 19, 15, 18),
      pane(49, -10, 6, 8, true),
      pane(59, -10, 6, 8, true),
      tower(18, -1, 26, 38),
      cone(18, -39, 26, 26, 4),
      round(31, -30, 5, "potion"),
      path("M31 -35v10M26 -30h10", "i"),
      door(26, -1, 10, 16),
      path("M60 -41V-52h7v14", "st"),
      path("M63 -55c-7 -3 3 -6 -1 -10c-3 -4 4 -5 3 -8", "psmoke"),
      round(70, -58, 2, "potion"),
      round(58, -66, 1.5, "potion"),
      sign(17, -28, fl),
      barrel(74, 2, 0.9),
      path("M10 2c-4 -5 0 -9 4 -9s8 4 4 9Z", "iron"),
      bird(50, -70),
    ];
  },

  workshop: () => [
    shadow(46, 0, 44),
    side(8, -6, 46, 20, 19, 24),
    shape("13 -6 13 -23 36 -23 36 -6", "n"),
    path("M17 -7V-20M31 -7V-20M17 -18H31M20 -18v9M23 -18v9M26 -18v9", "xl"),
    path("M18 -13h12v5h-12Z", "pur"),
    pane(42, -13, 6, 8, true),
    chimney(20, -41, 9),
    block(58, 3, 12, 8),
    block(72, 3, 11, 8),
    block(65, -6, 10, 7),
    path("M40 4h12v-4h-12ZM42 0h12v-4h-12Z", "pur"),
  ],

  architect: () => [
    shadow(46, 0, 44),
    front(12, -5, 34, 28, 20, 26),
    pane(18, -35, 6, 9, true),
    pane(34, -35, 6, 9, true),
    door(24, -5, 10, 18),
    round(29, -42, 3.4, "l"),
    shape("58 0 56 -25 86 -28 88 -3", "cream"),
    path("M62 -6v-10l6 -5l6 5v10ZM78 -6v-14h4v14M62 -10h12", "plan"),
    path("M58 2l-3 3M86 -1l3 4M72 -27L78 -34L82 -27M78 -34v-3", "beam"),
    block(44, 4, 9, 6),
  ],

  foundry: () => [
    shadow(46, 0, 44),
    side(38, -4, 30, 20, 16, 20),
    shape("44 -4 44 -19 62 -19 62 -4", "n"),
    path("M46 -4c0 -9 4 -8 4 -12c4 3 5 1 7 4c3 3 3 5 3 8Z", "lit"),
    tower(12, -2, 24, 40),
    shape("9 -41 16 -58 32 -58 39 -41", "r"),
    box(18, -64, 12, 8, "st"),
    path("M24 -66c-6 -3 3 -5 -1 -9c-2 -3 3 -4 2 -6", "smoke"),
    door(18, -2, 12, 18),
    path("M20 -2c0 -7 3 -6 3.5 -10c4 3 4.5 6 4.5 10Z", "lit"),
    pane(20, -28, 7, 8, true),
    path("M70 4h12M76 4v-5", "i"),
    path("M66 -4c4 3 6 3 7 3h10c1 -2 3 -3 5 -4h-22Z", "iron"),
    path("M82 -8l-8 -6l2 -3l9 5Z", "st"),
    round(88, 3, 2.4, "au"),
    block(0, 4, 8, 6),
    cat(46, 5),
  ],
};
