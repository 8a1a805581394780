/** The signs of the picture language, in a box of 24. Goods are cubes with a mark on the face. */

const INK = 'fill="none" stroke="var(--ink)" stroke-linecap="round" stroke-linejoin="round"';
const OUTLINE = 'stroke="var(--o)" stroke-width="1.3" stroke-linejoin="round"';
const BLANK = 'fill="var(--paper2)" stroke="var(--ink)" stroke-width="1.6"';
const TOP = "M2.5 8L7 3.5H21.5L17 8Z";
const FLANK = "M17 8L21.5 3.5V17L17 21.5Z";
const EDGES = `<path d="M2.5 8L7 3.5H21.5V17L17 21.5H2.5ZM2.5 8H17V21.5M17 8L21.5 3.5" fill="none" ${OUTLINE}/>`;

function cube(good: string, mark: string, dark = false): string {
  const colour = `fill="var(--good-${good})"`;
  return [
    `<path d="${TOP}${FLANK}M2.5 8H17V21.5H2.5Z" ${colour}/>`,
    `<path d="${TOP}" fill="#fff" opacity=".38"/><path d="${FLANK}" opacity=".3"/>`,
    `<path d="${mark}" fill="none" stroke="${dark ? "#2c2117" : "#fff"}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`,
    EDGES,
  ].join("");
}

/** A cube of any kind: with a diamond of gold where gold is meant too. */
function motley(gold: boolean): string {
  const quarters = {
    food: "M2.5 8h7.3v6.8h-7.3Z",
    wood: "M9.8 8h7.2v6.8h-7.2Z",
    cloth: "M9.8 14.8h7.2v6.7h-7.2Z",
    stone: "M2.5 14.8h7.3v6.7h-7.3Z",
  };
  const face = Object.entries(quarters).map(
    ([good, d]) => `<path d="${d}" fill="var(--good-${good})"/>`,
  );
  return [
    `<path d="${TOP}" fill="#fff" opacity=".7"/><path d="${FLANK}" fill="#6b5c49"/>`,
    ...face,
    gold
      ? '<path d="M9.8 11l3.7 3.8l-3.7 3.7l-3.7 -3.7Z" fill="var(--good-gold)" stroke="var(--o)"/>'
      : "",
    EDGES,
  ].join("");
}

const COIN = `<circle cx="12" cy="13.2" r="10" fill="#8b8371" ${OUTLINE}/><circle cx="12" cy="11.8" r="10" fill="var(--coin)" ${OUTLINE}/><circle cx="12" cy="11.8" r="7.6" fill="none" stroke="#9b927d"/>`;

const HAMMER = "M7.6 20.2L5.8 18.4L12.6 11.4L10.4 9.2L13.6 5.6L19.4 11.2L16 14.6L14.4 13.2Z";
const build = (kind: string, plate: string, mark = HAMMER) =>
  `<path d="${plate}" fill="var(--k-${kind})" ${OUTLINE}/><path d="${mark}" fill="#fff"/>`;

/** The keys are those of the signs that the server speaks of, and a few for boards. */
export const SIGNS: Record<string, string> = {
  food: cube("food", "M5 17.5C5 13 7 11.5 9.8 11.5S14.6 13 14.6 17.5ZM8 13.5l1 2M11 13.3l1 2"),
  wood: cube(
    "wood",
    "M5.6 14.8a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0M8.5 14.8a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0",
  ),
  stone: cube("stone", "M5 18l1.5 -5l4 -2l4 3l.3 4ZM6.5 13l4 2.2l4 -1", true),
  cloth: cube(
    "cloth",
    "M5.5 11.5h8.5v6c-1.5 -1.5 -2.8 1 -4.2 0s-2.8 1 -4.3 0ZM8.5 11.5v4M11.3 11.5v4",
  ),
  gold: cube("gold", "M4.8 18l1.7 -3.5h6.7l1.7 3.5ZM7.6 14.5l1 -3h2.6l1 3", true),
  any: motley(true),
  plain: motley(false),
  coin: COIN,
  deniers: `${COIN}<path d="M7 15.5L6 8.8L9.2 11.2L12 7L14.8 11.2L18 8.8L17 15.5Z" fill="#7b7260"/>`,
  points: `<path d="M2.5 2.6C6 4 9.5 3.4 12 1.6C14.5 3.4 18 4 21.5 2.6V12C21.5 18 17 21.4 12 23.2C7 21.4 2.5 18 2.5 12Z" fill="var(--points)" ${OUTLINE}/><path d="M4.6 5C7.5 5.5 10 5 12 3.9V21C8 19.3 4.6 17 4.6 12Z" fill="#fff" opacity=".16"/>`,
  favor: `<path d="M9 15.4C8 10.6 6 7.6 3.2 8.4C.4 9.4 .6 14.4 3.8 14.8C2.4 12.6 4.6 11.4 5.8 15.4ZM15 15.4C16 10.6 18 7.6 20.8 8.4C23.6 9.4 23.4 14.4 20.2 14.8C21.6 12.6 19.4 11.4 18.2 15.4ZM10.2 17.6L8.4 22.8L12 21L15.6 22.8L13.8 17.6ZM12 .4C16.4 5 16.4 9.6 14 15.4H10C7.6 9.6 7.6 5 12 .4ZM5.6 15H18.4V17.8H5.6Z" fill="var(--favor)" ${OUTLINE}/>`,
  "build-wood": build("wood", "M2 5H22V22H2Z"),
  "build-stone": build("stone", "M2 2H6V5H10V2H14V5H18V2H22V22H2Z"),
  "build-prestige": build("prestige", "M12 1L23 7.5H22V22H2V7.5H1Z"),
  "build-residence": build("residence", "M12 1L23 10V22H1V10Z", "M9 22V15H15V22Z"),
  arrow: '<path d="M3 10.6H13V6.6L21 12L13 17.4V13.4H3Z" fill="var(--ink)"/>',
  chevron: `<path d="M8 4L16 12L8 20" ${INK} stroke-width="4.5"/>`,
  slash: `<path d="M14.5 3L9.5 21" ${INK} stroke-width="2.2"/>`,
  plus: `<path d="M12 6.5V17.5M6.5 12H17.5" ${INK} stroke-width="2.4"/>`,
  less: `<path d="M6 12H18" ${INK} stroke-width="2.4"/>`,
  income: `<path d="M19.6 7.6A8.8 8.8 0 1 0 20.6 14.4" ${INK} stroke-width="2.2"/><path d="M21.6 2V9.4H14.4Z" fill="var(--ink)"/>`,
  worker: `<path d="M5 22C5 14 7 10.6 12 10.4C17 10.6 19 14 19 22Z" ${BLANK}/><circle cx="12" cy="6.6" r="4.6" ${BLANK}/>`,
  provost: `<g fill="#fffdf6" ${OUTLINE}><path d="M2 17C6 14 18 14 22 17C18 20 6 20 2 17Z"/><path d="M6.5 16C6.5 8 9 5 12 5S17.5 8 17.5 16C14.5 17.4 9.5 17.4 6.5 16Z"/></g><path d="M6.6 13.6C10 15 14 15 17.4 13.6" stroke="#b7892b" stroke-width="1.8" fill="none"/>`,
  place:
    '<circle cx="12" cy="12" r="8.5" fill="none" stroke="var(--ink2)" stroke-width="1.8" stroke-dasharray="4 2.6"/>',
  house: `<path d="M12 1.5L22.5 10.5H19.8V21.5H4.2V10.5H1.5Z" ${BLANK} stroke-linejoin="round"/><path d="M9.6 21.5V15H14.4V21.5" ${INK} stroke-width="1.3"/>`,
  token: `<circle cx="12" cy="13" r="10.6" opacity=".28"/><circle cx="12" cy="12" r="10.6" fill="#d9702c" ${OUTLINE}/><circle cx="12" cy="12" r="8.2" fill="none" stroke="#fff" stroke-opacity=".5"/><path d="M6.7 17.3V9.4H8.9V11.6H10.7V7.6H13.3V11.6H15.1V9.4H17.3V17.3H13.6V14.6A1.6 1.6 0 0 0 10.4 14.6V17.3Z" fill="#fff7e6"/>`,
  hand: `<g ${BLANK}><rect x="6" y="3" width="11" height="16" rx="1.6" transform="rotate(-22 12 22)"/><rect x="6.500" y="2.500" width="11" height="16" rx="1.6"/><rect x="7" y="3" width="11" height="16" rx="1.6" transform="rotate(22 12 22)"/></g>`,
  pile: `<g ${BLANK}><rect x="7.500" y="5.500" width="13" height="16.500" rx="1.6"/><rect x="5.500" y="3.500" width="13" height="16.500" rx="1.6"/><rect x="3.500" y="1.500" width="13" height="16.500" rx="1.6"/></g><path d="M10 6l4 3.500v4H6v-4Z" fill="var(--ink)"/>`,
  away: `<rect x="5" y="2" width="14" height="20" rx="2" transform="rotate(12 12 12)" ${BLANK}/><path d="M8.500 8.500l7 7M15.500 8.500l-7 7" ${INK} stroke-width="2.2"/>`,
  card: `<rect x="5" y="2" width="14" height="20" rx="2" transform="rotate(8 12 12)" ${BLANK}/><path d="M8 6.6L16.6 7.8M7.2 12.6L15.8 13.8" ${INK} stroke-width="1.2"/>`,
};
