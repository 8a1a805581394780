/** The country of Magna Carta: the castle's bank, the river, and a table on this side. */

import { lines, path, put, shape, takeUp } from "../../art/place/hand";
import { boat, field, swans, trees, tufts } from "../../art/place/ground";
import { bankPath } from "./layout";

const RIVER =
  "M-320 240C-200 280 -60 236 60 252S300 266 420 252S560 246 620 284S720 288 790 258S960 246 1090 260S1300 230 1460 252";

function fields(): string {
  return [
    '<path class="g1" d="M-700 -500H1820V1300H-700Z"/>',
    field("-380 -106 -40 -86 20 14 -6 134 -60 220 -380 210", "g2"),
    field("650 -76 860 -86 1060 -66 1090 4 900 18 690 4", "g2"),
    field("1116 -76 1420 -76 1420 230 1180 234 1124 104", "fl", true, 12),
    field("-360 290 -60 294 18 314 22 404 -20 484 -360 504", "fl", true, 11),
    field(
      "700 284 900 274 1100 284 1112 384 1100 412 740 420 640 424 570 412 610 384 680 364",
      "g2",
    ),
    field("60 296 240 282 420 288 430 356 400 372 70 372", "g3", false),
    field("-360 544 -40 544 14 604 10 724 -60 784 -360 774", "g2"),
    field("1130 414 1420 404 1420 604 1150 624 1124 524", "g2", true, 13),
    field("350 566 700 556 1060 566 1090 680 1060 780 560 790 360 780", "g3", false),
    field("-340 814 200 794 560 800 600 940 -340 940", "fl2", true, 13),
    field("640 800 1000 794 1070 824 1060 940 640 940", "g2"),
    // The hill of the castle.
    path(
      "M-46 224C-6 194 34 172 104 162C164 134 214 114 276 114S394 140 464 164C524 176 554 200 584 224Z",
      "knoll",
    ),
  ].join("");
}

function river(): string {
  return [
    path(RIVER, "bank"),
    path(RIVER, "edge"),
    '<ellipse class="edgef" cx="636" cy="286" rx="66" ry="37"/>',
    path(RIVER, "river"),
    '<ellipse class="riverf" cx="636" cy="286" rx="64" ry="35"/>',
    path(
      "M-120 246q14 -6 28 0t28 0M20 240q12 -5 24 0t24 0M118 256q14 -5 28 0t28 0M236 246q12 -5 24 0t24 0M330 260q12 -5 24 0t24 0M440 240q14 -5 28 0t28 0M700 272q12 -5 24 0t24 0M800 246q12 -5 24 0t24 0M900 254q12 -5 24 0M990 242q12 -5 24 0t24 0M1082 260q12 -5 24 0",
      "ripple",
    ),
  ].join("");
}

/** The boards on which the reader's pile and put-away cards lie. */
function boards(): string {
  return `<g class="ink">${shape("-40 800 -20 574 336 570 350 800", "wl")}${lines("-24 626 338 621 -28 680 341 675 -30 736 345 731", "i th")}</g>`;
}

/** All of it, from the back to the front; for spectators without a table. */
export function land(table: boolean): string {
  takeUp("magna_carta");
  const road = bankPath();
  return [
    fields(),
    river(),
    path(road, "roade"),
    path(road, "road"),
    trees([
      [1112, 30, 1, "pine"],
      [1128, 90, 1.2, "tree"],
      [1132, 220, 1.1, "tree"],
      [1108, 306, 0.8, "tree"],
      [560, 50, 0.9, "tree"],
      [576, 20, 1, "pine"],
      [548, 84, 0.8, "pine"],
      [30, 300, 0.8, "tree"],
      [728, 318, 0.8, "pine"],
      [746, 322, 0.7, "tree"],
      [1092, 316, 0.9, "pine"],
      [6, 600, 1.2, "pine"],
      [24, 574, 1, "tree"],
      [1106, 566, 1.1, "pine"],
      [1086, 560, 0.9, "tree"],
      [1118, 640, 1.2, "tree"],
      [1112, 740, 1.3, "pine"],
      [1092, 786, 1.1, "tree"],
      [8, 790, 1.2, "tree"],
      ...(table
        ? []
        : ([
            [420, 640, 1.2, "tree"],
            [450, 660, 1, "pine"],
            [700, 700, 1.3, "tree"],
            [880, 650, 1.1, "pine"],
            [240, 720, 1.2, "pine"],
          ] as const)),
    ]),
    // Where cards come to lie later.
    put("v-pond", 690, 470),
    put("v-sheep", 880, 480),
    put("v-hay", 470, 480),
    tufts("330 470 640 440 860 420 1040 470 440 420 770 500"),
    boat(404, 256),
    swans(486, 248),
    path(
      "M556 236l-2 -14M560 238l1 -16M565 240l3 -12M30 270l-2 -13M35 271l1 -15M388 268l-2 -12M393 268l2 -13",
      "reed",
    ),
    table ? boards() : "",
  ].join("");
}
