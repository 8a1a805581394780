/** The country of Caylus 1303: fields, the lake under the guilds' bridge, trees, the town gate. */

import { box, path, put, soft, takeUp } from "../../art/place/hand";
import { boat, field, swans, trees, tufts } from "../../art/place/ground";
import { cone, merlons, shadow, stones, tower } from "../../art/place/kit";
import { road } from "./layout";

const LAKE =
  "640 706 690 676 800 668 920 670 1010 690 1030 722 1000 752 980 800 1000 900 660 900 676 800 650 750";

function fields(): string {
  return [
    '<path class="g1" d="M-700 -500H1820V1300H-700Z"/>',
    field("-380 -90 -40 -70 20 30 -6 150 -60 236 -380 226", "g2"),
    field("560 -80 860 -90 1100 -70 1110 150 900 170 580 160", "g2", false),
    field("1122 -60 1420 -60 1420 330 1180 350 1130 200", "fl", true, 12),
    field("-360 430 -60 424 8 440 4 500 -60 640 -360 620", "fl", true, 11),
    field("90 322 360 310 620 316 640 380 360 388 100 384", "g2", false),
    field("660 318 860 310 1070 320 1080 380 860 388 660 384", "g3", false),
    field("40 440 300 430 560 442 1060 440 1070 500 540 508 50 506", "g3", false),
    field("1130 430 1420 420 1420 620 1150 640 1124 540", "g2", true, 13),
    field("430 556 700 550 1060 556 1066 620 560 628 430 622", "g3", false),
    field("30 556 220 548 410 556 414 622 210 628 34 622", "g2", false),
    field("60 676 300 668 560 676 600 738 300 746 50 742", "g2", false),
    field("-340 810 200 790 560 796 600 940 -340 940", "fl2", true, 13),
    field("-360 650 -60 650 -20 700 -30 770 -360 780", "g2"),
    // The meadow of the camp.
    field("598 198 746 188 1006 192 1112 200 1118 278 866 288 598 280", "g3", false),
  ].join("");
}

function lake(): string {
  const d = soft(LAKE);
  return [
    ...["bankl", "edgel", "riverf"].map((cls) => path(d, cls)),
    path(
      "M690 700q12 -5 24 0t24 0M800 684q12 -5 24 0t24 0M890 704q12 -5 24 0t24 0M740 716q10 -4 20 0M960 700q10 -4 20 0M840 712q10 -4 20 0",
      "ripple",
    ),
  ].join("");
}

function townGate(): string {
  return `<g class="ink k-stone">${[
    shadow(30, 760, 40, 8),
    box(-24, 706, 68, 66, "w"),
    stones(-20, 770, 60, 60, 12),
    merlons(-28, 707, 72, 5, 9),
    path("M0 776V742A16 16 0 0 1 32 742V776Z", "n"),
    tower(38, 774, 22, 76, false),
    stones(38, 772, 16, 66, 8),
    cone(38, 699, 22, 28, 4),
    path("M47 716v10M47 744v10", "slit"),
  ].join("")}</g>`;
}

/** All of it, from the back to the front. */
export function land(): string {
  takeUp("caylus1303");
  const way = road();
  return [
    fields(),
    lake(),
    path(way, "roade"),
    path(way, "road"),
    trees([
      [1112, 200, 1.1, "pine"],
      [1128, 250, 1.2, "tree"],
      [1112, 306, 0.9, "tree"],
      [1136, 350, 1.1, "pine"],
      [1140, 420, 1.2, "tree"],
      [1128, 480, 1, "pine"],
      [1134, 590, 1.2, "tree"],
      [1124, 640, 0.9, "pine"],
      [-14, 440, 0.9, "tree"],
      [-10, 470, 0.8, "pine"],
      [-18, 580, 1, "pine"],
      [618, 692, 0.9, "pine"],
      [636, 676, 0.8, "tree"],
      [1052, 700, 0.9, "tree"],
      [1036, 680, 0.7, "pine"],
      [1070, 716, 0.7, "tree"],
      [1104, 786, 1.1, "tree"],
      [1040, 796, 0.9, "pine"],
      [62, 330, 0.9, "tree"],
      [48, 350, 0.7, "pine"],
      [90, 380, 0.8, "tree"],
      [560, 300, 0.8, "tree"],
      [1064, 786, 0.7, "tree"],
    ]),
    tufts(
      "60 600 300 330 520 322 470 600 700 326 960 322 380 480 600 470 240 596 900 600 70 290 560 280 1080 300 80 700 1090 740",
    ),
    put("ewe", 118, 320),
    put("ewe", 150, 328, 0.9),
    boat(716, 708),
    swans(886, 692),
    path(
      "M652 700l-2 -14M657 702l1 -16M662 700l3 -12M1010 706l-2 -14M1015 708l2 -15M1020 706l4 -11",
      "reed",
    ),
    townGate(),
  ].join("");
}
