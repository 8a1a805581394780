/** The country of Caylus (2005): fields, the river under the bridge, the king's road, trees. */

import { boat, field, swans, trees, tufts } from "../../art/place/ground";
import { path, takeUp } from "../../art/place/hand";
import { road } from "./layout";

const RIVER =
  "M-700 262C-500 240 -440 282 -320 256C-200 296 -60 252 60 268S300 282 420 268S560 262 620 300S720 304 790 274S960 262 1090 276S1300 246 1460 268S1700 250 1820 262";
const RIPPLES =
  "M-120 262q14 -6 28 0t28 0M20 256q12 -5 24 0t24 0M118 272q14 -5 28 0t28 0M236 262q12 -5 24 0t24 0M330 276q12 -5 24 0t24 0M440 256q14 -5 28 0t28 0M520 270q12 -5 24 0t24 0M604 322q10 -4 20 0t20 0M700 288q12 -5 24 0t24 0M800 262q12 -5 24 0t24 0M900 270q12 -5 24 0M990 258q12 -5 24 0t24 0M1082 276q12 -5 24 0";

function fields(): string {
  return [
    '<path class="g1" d="M-700 -500H1820V1300H-700Z"/>',
    field("-380 -90 -40 -70 20 30 -6 150 -60 236 -380 226", "g2"),
    field("650 -60 860 -70 1060 -50 1090 20 900 34 690 20", "g2"),
    field("1116 -60 1420 -60 1420 246 1180 250 1124 120", "fl", true, 12),
    field("-360 306 -60 310 18 330 22 420 -20 500 -360 520", "fl", true, 11),
    field(
      "700 300 900 290 1100 300 1112 400 1100 428 740 436 640 440 570 428 610 400 680 380",
      "g2",
    ),
    field("60 312 240 298 420 304 430 372 400 388 70 388", "g3", false),
    field("40 440 300 430 560 442 1060 440 1070 500 540 508 50 506", "g3", false),
    field("-360 560 -40 560 14 620 10 740 -60 800 -360 790", "g2"),
    field("1130 430 1420 420 1420 620 1150 640 1124 540", "g2", true, 13),
    field("430 556 700 550 1060 556 1066 620 560 628 430 622", "g3", false),
    field("30 556 220 548 410 556 414 622 210 628 34 622", "g2", false),
    field("36 676 300 668 560 676 580 738 300 746 50 742", "g3", false),
    field("570 676 820 668 1080 676 1092 730 820 746 590 742", "g2", false),
    field("1126 680 1420 670 1420 900 1120 900 1100 800", "g2"),
    field("-340 830 200 800 560 806 600 940 -340 940", "fl2", true, 13),
    field("640 806 1000 800 1070 830 1060 940 640 940", "g2"),
    field("-640 560 -400 550 -392 800 -640 820", "g3"),
    field("1440 300 1700 290 1700 640 1450 640", "g3"),
  ].join("");
}

const river = (): string =>
  [
    path(RIVER, "bank"),
    path(RIVER, "edge"),
    '<ellipse cx="636" cy="302" rx="66" ry="37" class="edgef"/>',
    path(RIVER, "river"),
    '<ellipse cx="636" cy="302" rx="64" ry="35" class="riverf"/>',
    path(RIPPLES, "ripple"),
  ].join("");

const GROVES: [number, number, number, "tree" | "pine"][] = [
  [-30, 40, 1.3, "tree"],
  [8, 60, 1, "pine"],
  [-60, 90, 1.4, "pine"],
  [-24, 130, 1.1, "tree"],
  [-50, 200, 1.4, "tree"],
  [2, 214, 0.8, "tree"],
  [676, 60, 0.9, "pine"],
  [662, 84, 0.7, "tree"],
  [684, 30, 0.8, "tree"],
  [668, 8, 1, "pine"],
  [1112, 30, 1, "pine"],
  [1128, 90, 1.2, "tree"],
  [1140, 150, 1.3, "pine"],
  [1132, 220, 1.1, "tree"],
  [1118, 300, 0.8, "tree"],
  [1134, 350, 1.1, "pine"],
  [1140, 420, 1.2, "tree"],
  [1128, 480, 1, "pine"],
  [1134, 590, 1.2, "tree"],
  [1124, 640, 0.9, "pine"],
  [1110, 690, 1, "tree"],
  [1136, 740, 1.2, "pine"],
  [1106, 784, 1.1, "tree"],
  [-14, 330, 1, "tree"],
  [-40, 390, 1.3, "tree"],
  [-10, 436, 0.8, "pine"],
  [-18, 580, 1, "pine"],
  [-44, 640, 1.2, "tree"],
  [-12, 700, 1, "tree"],
  [-8, 770, 1.1, "pine"],
  [588, 432, 0.9, "tree"],
  [612, 446, 0.7, "pine"],
  [566, 318, 0.8, "tree"],
  [548, 332, 0.6, "pine"],
  [690, 404, 0.8, "tree"],
  [668, 416, 0.9, "pine"],
  [642, 398, 0.7, "tree"],
  [700, 428, 0.6, "tree"],
  // Beyond the board, where a wide screen shows more of the country.
  [-130, 60, 1.2, "pine"],
  [-170, 120, 1.3, "tree"],
  [-110, 180, 1.1, "pine"],
  [-190, 210, 1.2, "tree"],
  [-120, 600, 1.2, "tree"],
  [-160, 700, 1.3, "pine"],
  [-100, 740, 1, "tree"],
  [1190, 440, 1.2, "pine"],
  [1230, 560, 1.3, "tree"],
  [1180, 700, 1.2, "pine"],
  [1240, 760, 1.3, "tree"],
];

/** All of it, from the back to the front, as far as it never changes. */
export function land(): string {
  takeUp("caylus2005");
  const way = road();
  return [fields(), river(), path(way, "roade"), path(way, "road")].join("");
}

/** What stands beside the road. */
export function beside(): string {
  return [
    trees(GROVES),
    boat(404, 272),
    swans(486, 264),
    path(
      "M556 252l-2 -14M560 254l1 -16M565 256l3 -12M708 318l-2 -14M713 318l2 -15M718 316l4 -11M30 286l-2 -13M35 287l1 -15M388 284l-2 -12M393 284l2 -13",
      "reed",
    ),
    tufts(
      "60 600 118 690 250 700 420 690 470 600 60 708 700 690 960 700 1010 720 830 720 380 480 300 340 520 440 90 300 960 410 1040 424 600 470 240 596 900 600",
    ),
  ].join("");
}
