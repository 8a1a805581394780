/**
 * The twelve characters as busts of simple shapes in a square of 48: what is behind the head, the
 * coat, the skin, and what is worn and held, drawn in this order.
 */

export type Shape = readonly [fill: string, d: string];

export interface Bust {
  sky: string;
  behind?: readonly Shape[];
  coat: string;
  skin: string;
  worn: readonly Shape[];
}

const FAIR = "#eec39b";
const TAN = "#d9a173";
const BROWN = "#a8714a";

const HAIR = "#5b3a20";
const GREY = "#b9b2a6";
const STRAW = "#e0b955";
const STEEL = "#7d858d";
const GOLD = "#e7b32c";
const WHITE = "#f6efe0";
const DARK = "#2b2a33";

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const BUSTS: Record<string, Bust> = {
  "early-riser": {
    sky: "#bfe0ea",
    behind: [
      ["#f6c343", circle(24, 22, 15)],
      [
        "#f6c343",
        "M23 1h2l.6 5h-3.2zM6 6l1.6-1.3 3.7 3.6-1.8 1.5zM42 6l-1.6-1.3-3.7 3.6 1.8 1.5zM1 21v2l5 .4v-2.8zM47 21v2l-5 .4v-2.8z",
      ],
    ],
    coat: "#4f8a52",
    skin: FAIR,
    worn: [
      ["#b5482f", "M15 17c0-8 5-11 9-11s9 3 9 11c-5-2.5-13-2.5-18 0z"],
      ["#8f3623", "M13 17.5c6-3 16-3 22 0l-.6 2c-6-2.6-15-2.6-20.8 0z"],
      [WHITE, "M19 33l5 5 5-5 2 1.5-7 7-7-7z"],
    ],
  },
  "night-worker": {
    sky: "#27335c",
    behind: [
      ["#f2e6b8", "M40 5a7.5 7.5 0 1 0 4 12.5A8.5 8.5 0 0 1 40 5z"],
      [
        "#f2e6b8",
        "M8 8l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8zM14 3l.5 1.3 1.3.5-1.3.5-.5 1.3-.5-1.3-1.3-.5 1.3-.5z",
      ],
    ],
    coat: "#4b4f74",
    skin: TAN,
    worn: [
      ["#3a3d5e", "M14 25C12 12 17 6 24 6s12 6 10 19l-3 4c1-7 .5-13-7-13s-8 6-7 13z"],
      [STEEL, "M33 31h8v2h-8zM36 28h2v3h-2z"],
      ["#ffd35a", "M33.5 33h7v8h-7z"],
      [STEEL, "M33 41h8v2h-8z"],
    ],
  },
  journeyman: {
    sky: "#cfe0bd",
    coat: "#8c4a3c",
    skin: FAIR,
    worn: [
      [HAIR, "M15 19c0 7 1 10 2.5 12l1-9 .5-5h10l.5 5 1 9C32 29 33 26 33 19z"],
      ["#3f6b4f", "M9 17c3-2 6-2 7-3 1-5 3-8 8-8s7 3 8 8c1 1 4 1 7 3-8 3-22 3-30 0z"],
      ["#d6455f", "M31 13c3-7 7-9 11-10-1 5-4 9-10 11z"],
      ["#7a5230", "M39 22l2 .4-3 25h-2z"],
      ["#c9a36a", circle(41, 21, 5)],
    ],
  },
  thief: {
    sky: "#a9a3b0",
    coat: "#3c3a45",
    skin: FAIR,
    worn: [
      ["#2f2d38", "M13 31C10 15 16 5 24 5s14 10 11 26l-4-1c2-8 1-15-7-15s-9 7-7 15z"],
      [DARK, "M15.5 17.5h17v5c-3 1.5-6 1-8.5-.8-2.5 1.8-5.5 2.3-8.5.8z"],
      [WHITE, `${circle(20.5, 20, 1.3)}${circle(27.5, 20, 1.3)}`],
      ["#8a5a2b", "M34 37c-3 2-4 8-1 10h10c3-2 2-8-1-10z"],
      ["#5e3c1b", "M34 35h8v2h-8z"],
      [GOLD, circle(38, 42, 2)],
    ],
  },
  steward: {
    sky: "#d9c7e4",
    coat: "#6d3f83",
    skin: FAIR,
    worn: [
      [GREY, "M15 19c-1 6 0 9 1 11 2-2 2-6 2-10h12c0 4 0 8 2 10 1-2 2-5 1-11z"],
      ["#52306a", "M13 16c0-6 5-10 11-10s12 3 13 8c-2 3-5 3-8 3H16z"],
      [GOLD, "M16 34c2 6 5 8 8 8s6-2 8-8l2 1c-2 7-6 10-10 10s-8-3-10-10z"],
      [GOLD, circle(24, 44, 3)],
    ],
  },
  bailiff: {
    sky: "#d8d2c0",
    coat: "#2f4f6f",
    skin: TAN,
    worn: [
      [DARK, "M16 14l1-11h14l1 11zM11 14h26v3H11z"],
      ["#8f2a22", "M16.3 11h15.4l.3 3H16z"],
      [HAIR, "M18 24c2-2 4-1.6 6-.5 2-1.1 4-1.5 6 .5-1 2-4 2-6 .8-2 1.2-5 1.2-6-.8z"],
      [WHITE, "M37 47c0-5 1-8 2.2-10a3 3 0 1 1 3.6 0C44 39 45 42 45 47z"],
    ],
  },
  architect: {
    sky: "#c6d9e8",
    coat: "#a65c2e",
    skin: FAIR,
    worn: [
      [
        WHITE,
        "M13 29c-2-14 2-23 11-23s13 9 11 23c-2 3-4 4-5 4 3-9 2-17-6-17s-9 8-6 17c-1 0-3-1-5-4z",
      ],
      ["#d9cdb4", "M16 11c4-3 12-3 16 0l-1 3c-4-2.5-10-2.5-14 0z"],
      ["#8a5a2b", "M30 45h15V30zM35.5 42.5h7v-7z"],
    ],
  },
  deliveryman: {
    sky: "#dcd0ae",
    coat: "#6b6f3f",
    skin: TAN,
    worn: [
      [HAIR, "M16 21c0 8 3 12 8 12s8-4 8-12c-1 3-3 4-8 4s-7-1-8-4z"],
      ["#4b4d2c", "M14 17c-1-7 4-11 10-11s11 3 11 9c2 0 4 1 4 3H15z"],
      [
        "#7a5230",
        "M29 39a8 8 0 1 1 16 0a8 8 0 1 1-16 0zm2.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z",
      ],
      ["#7a5230", "M36.3 33h1.4v12h-1.4zM31 38.3h12v1.4H31z"],
    ],
  },
  chamberlain: {
    sky: "#e6c9c9",
    coat: "#8e2f3b",
    skin: FAIR,
    worn: [
      [
        GREY,
        "M14 22c-2-10 3-17 10-17s12 7 10 17c1 4 0 7-2 8-2-5-1-10-2-13-4 1-8 1-12 0-1 3 0 8-2 13-2-1-3-4-2-8z",
      ],
      [WHITE, "M12 34c2-4 6-4 6-4h12s4 0 6 4c-2 3-5 2-6 2-2 2-10 2-12 0-1 0-4 1-6-2z"],
      [
        GOLD,
        "M36.5 36a3 3 0 1 1 2 0v7h3v2h-3v2h-2zm1-4.3a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z",
      ],
    ],
  },
  foreman: {
    sky: "#d9bf9a",
    coat: "#8d6b3f",
    skin: BROWN,
    worn: [
      ["#3b2616", "M16 22c0 7 3 11 8 11s8-4 8-11l-2 1c-3 2-9 2-12 0z"],
      ["#c7a26a", "M15 18c-1-8 4-12 9-12s10 4 9 12l-3-3H18z"],
      ["#7a5230", "M38 29l2 .5-4 18h-2.3z"],
      [STEEL, "M33 26l12 3-1.2 5-12-3z"],
    ],
  },
  goldsmith: {
    sky: "#efdca0",
    coat: "#3f7a78",
    skin: BROWN,
    worn: [
      [
        "#2d1c12",
        "M14 32c-3-16 1-26 10-26s13 10 10 26c-2 1-4 1-5 0 3-8 3-13 1-16-4 1-8 1-12 0-2 3-2 8 1 16-1 1-3 1-5 0z",
      ],
      [GOLD, "M15.5 13.5l4.5 1 4-2.5 4 2.5 4.5-1-.6 4c-5-1.5-11-1.5-15.8 0z"],
      [
        GOLD,
        "M32 40a6 6 0 1 1 12 0a6 6 0 1 1-12 0zm2.4 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z",
      ],
      ["#b8324a", "M35.5 32.5l2.5-2.5 2.5 2.5-2.5 3z"],
    ],
  },
  "day-labourer": {
    sky: "#d3e2c4",
    coat: "#b59a6a",
    skin: TAN,
    worn: [
      [HAIR, "M16 18c-1 4-1 6 0 8l2-7h12l2 7c1-2 1-4 0-8z"],
      [STRAW, "M7 18c5-3 8-3 9-4 1-5 3-8 8-8s7 3 8 8c1 1 4 1 9 4-9 3.5-25 3.5-34 0z"],
      ["#b98b2e", "M16 14.5c5-1.5 11-1.5 16 0l.4 2c-5-1.6-12-1.6-16.8 0z"],
      ["#7a5230", "M39.3 24h1.8v23h-1.8z"],
      [STEEL, "M36 19h1.6v5h1.8v-6h1.6v6h1.8v-5h1.6v7h-8.4z"],
    ],
  },
};
