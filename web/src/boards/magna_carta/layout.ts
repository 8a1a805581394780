/** Where things lie: one arrangement for wide boards, one for phones. All in units of the drawing. */

/** Cards are drawn in this size and scaled. */
export const CARD = { width: 100, height: 112 };
/** The heights of a card's band and of its foot. */
export const BAND = 22;
export const FOOT = 27;

export interface Arrangement {
  wide: boolean;
  width: number;
  columns: number;
  scale: number;
  gap: number;
  /** From one row of the road to the next. */
  pitch: number;
}

const WIDE: Arrangement = { wide: true, width: 1000, columns: 8, scale: 1, gap: 16, pitch: 168 };
const NARROW: Arrangement = {
  wide: false,
  width: 390,
  columns: 4,
  scale: 0.82,
  gap: 8,
  pitch: 140,
};

/** By the screen and not by the board's own width: whoever frames the board fits that to its height. */
export function arrangementFor(screen: number): Arrangement {
  return screen >= 640 ? WIDE : NARROW;
}

export interface Point {
  x: number;
  y: number;
}

/** The left top corner of the card on a space (from 0); rows run to and fro. */
export function placeOf(space: number, how: Arrangement): Point {
  const row = Math.floor(space / how.columns);
  const along = space % how.columns;
  const column = row % 2 === 0 ? along : how.columns - 1 - along;
  const step = CARD.width * how.scale + how.gap;
  return { x: edge(how) + column * step, y: row * how.pitch };
}

/** Where the provost's feet are, below a card. */
export function spotOf(space: number, how: Arrangement): Point {
  const { x, y } = placeOf(space, how);
  return { x: x + (CARD.width * how.scale) / 2, y: y + (CARD.height + 31) * how.scale };
}

/** The room left and right of the cards, where the road bends. */
export function edge(how: Arrangement): number {
  const cards = how.columns * CARD.width * how.scale + (how.columns - 1) * how.gap;
  return (how.width - cards) / 2;
}

/** The footpath from the first spot to the last, around the bends. */
export function footpath(spaces: number, how: Arrangement): string {
  let path = "";
  for (let space = 0; space < spaces; space++) {
    const { x, y } = spotOf(space, how);
    if (space === 0) path = `M${x} ${y}`;
    else if (space % how.columns === 0) {
      const outwards = Math.floor(space / how.columns) % 2 === 1 ? 1 : -1;
      const out = x + outwards * ((CARD.width * how.scale) / 2 + edge(how) * 0.5);
      const before = y - how.pitch;
      path += `H${out - outwards * 14}q${outwards * 14} 0 ${outwards * 14} 14`;
      path += `V${before + how.pitch - 14}q0 14 ${-outwards * 14} 14H${x}`;
    } else path += `H${x}`;
  }
  return path;
}

/** The paving below the cards: one piece for each row, and one for each bend. */
export function paving(
  spaces: number,
  how: Arrangement,
): { x: number; y: number; width: number; height: number }[] {
  const rows = Math.ceil(spaces / how.columns);
  const room = edge(how) - 6;
  const height = (CARD.height + 54) * how.scale;
  const pieces = [];
  for (let row = 0; row < rows; row++) {
    const count = Math.min(how.columns, spaces - row * how.columns);
    const first = placeOf(row * how.columns, how).x;
    const last = placeOf(row * how.columns + count - 1, how).x;
    const left = Math.min(first, last) - room;
    const right = Math.max(first, last) + CARD.width * how.scale + room;
    pieces.push({ x: left, y: row * how.pitch - 12 * how.scale, width: right - left, height });
    if (row > 0) {
      const wide = room + CARD.width * how.scale + how.gap / 2;
      const x = row % 2 === 1 ? how.width - 6 - wide : 6;
      pieces.push({ x, y: (row - 0.6) * how.pitch, width: wide, height: how.pitch * 0.8 });
    }
  }
  return pieces;
}

/** The room above the cards of the hand and between them; on phones, the piles below them. */
export const HAND = { top: 30, gap: 12, piles: 70 };

export function handScale(how: Arrangement): number {
  return how.wide ? 1.12 : how.scale;
}

/** How many rows the hand has: on wide boards one, in which many cards overlap. */
export function handRows(cards: number, how: Arrangement): number {
  return how.wide ? 1 : Math.max(1, Math.ceil(cards / how.columns));
}

export function handHeight(cards: number, how: Arrangement): number {
  const row = CARD.height * handScale(how) + HAND.gap;
  return HAND.top + handRows(cards, how) * row + (how.wide ? 0 : HAND.piles);
}
