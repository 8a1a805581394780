/** Workers, provost and bailiff; their feet are at 0, 0. Hat and tool tell seats apart at 20 px. */

import { emblem } from "../seats";
import { path } from "./hand";

const BOOTS = '<path d="M-5.5 -6L-6.5 -.8H-1.2L-.6 -6M5.5 -6L6.5 -.8H1.2L.6 -6" fill="#3a2c22"/>';
const STAFF = 'stroke="var(--wo)" stroke-width="2.2"';
const C = 'fill="var(--c)"';
const IRON = 'fill="var(--st)"';
const SKIN = 'fill="var(--skin)"';

const HATS: Record<string, string> = {
  // A beret.
  blue: `<path d="M-9 -35.5C-10 -42 -4 -45 2 -44C9 -43 11 -38.5 8.5 -35.5C4 -37.5 -4 -37.5 -9 -35.5Z" ${C}/><circle cx="1" cy="-44.5" r="1.6" ${C}/>`,
  // A square cap.
  red: `<path d="M-7.5 -36.5L-8.5 -44.5H8.5L7.5 -36.5C3 -38 -3 -38 -7.5 -36.5Z" ${C}/><path d="M-8.5 -37.5C-3 -39.5 3 -39.5 8.5 -37.5L8.5 -35.3C3 -37.3 -3 -37.3 -8.5 -35.3Z" ${C}/>`,
  // A pointed hood.
  green: `<path d="M-8.3 -33C-8 -39 -4 -43 -.5 -50C4 -44 8 -40 8.3 -33C5.5 -38.5 -5.5 -38.5 -8.3 -33Z" ${C}/>`,
  // A hat with a feather.
  orange: `<path d="M-3 -44C-9 -49 -13 -48 -15 -44C-11 -44 -8 -41 -5 -38Z" fill="var(--cream)"/><path d="M-9 -35.5C-9 -42 -5 -46.5 1 -46C6 -45.5 8 -41.5 8.5 -38.5L16 -36.5C10 -34 -2 -34 -9 -35.5Z" ${C}/>`,
  // A straw hat: broad and round.
  yellow: `<path d="M-16 -36.5C-10 -39.5 10 -39.5 16 -36.5C10 -33.5 -10 -33.5 -16 -36.5Z" ${C}/><path d="M-7.5 -37.5C-7 -45 -3.5 -47 0 -47S7 -45 7.5 -37.5C3 -36.5 -3 -36.5 -7.5 -37.5Z" ${C}/><path d="M-7.4 -39.5C-3 -38.5 3 -38.5 7.4 -39.5" fill="none" stroke="#8a5a22" stroke-width="2"/>`,
  // A coif whose tail hangs down at the back.
  black: `<path d="M-8.6 -31C-10 -38 -7 -45 0 -45C6 -45 9.5 -41 12 -41C14.5 -41 16 -38 14.5 -34.5C13 -37.5 10 -37.5 8.4 -35C4 -39.5 -4 -39.5 -6.6 -35.5C-7.6 -34 -7.6 -32.5 -8.6 -31Z" ${C}/>`,
};

const TOOLS: Record<string, string> = {
  // Hammer, pick, axe, shovel, fork, bow saw.
  blue: `<path d="M12 -10L13.5 -27" ${STAFF}/><path d="M9.5 -30.5h8.5v4.6h-8.5Z" ${IRON}/>`,
  red: `<path d="M12.5 -6L13 -30" ${STAFF}/><path d="M6.5 -27C9 -31 17 -31 19.5 -27C15 -29 11 -29 6.5 -27Z" ${IRON}/>`,
  green: `<path d="M12.5 -8L13 -29" ${STAFF}/><path d="M12.8 -30C17 -31 19 -28 18 -23L12.9 -24.5Z" ${IRON}/>`,
  orange: `<path d="M12.5 -4L13 -24" ${STAFF}/><path d="M10 -23.5h6V-31C14 -33 12 -33 10 -31Z" ${IRON}/>`,
  yellow: `<path d="M12.5 -3L13 -24" ${STAFF}/><path d="M8.5 -33V-27C8.5 -23 17.5 -23 17.5 -27V-33M13 -33V-24" fill="none" stroke="var(--pl)" stroke-width="3.4"/><path d="M8.5 -33V-27C8.5 -23 17.5 -23 17.5 -27V-33M13 -33V-24" fill="none" stroke="var(--st)" stroke-width="1.8"/>`,
  black: `<path d="M9.5 -12L11 -30L19.5 -28L18.5 -11" fill="none" stroke="var(--wo)" stroke-width="2.2"/><path d="M10.3 -21.5L19 -20" ${STAFF}/><path d="M9.5 -11.5l1.5 1.5l1.5 -1.5l1.5 1.5l1.5 -1.5l1.5 1.5l1.5 -1.5" fill="none" stroke="var(--st)" stroke-width="2"/>`,
};

export const SEATS = ["blue", "red", "green", "orange", "yellow", "black"];

/** A seat's emblem around a place. */
export const emblemAt = (seat: string, x: number, y: number, size: number, fill: string): string =>
  `<path d="${emblem(seat)}" transform="translate(${x} ${y}) scale(${size})" fill="${fill}" stroke="none"/>`;

/** 47 high. */
export function worker(seat: string): string {
  return [
    `<g class="of-${seat}" stroke="var(--pl)"><ellipse cx="1.5" cy="-.5" rx="12" ry="3.6" class="sh"/>${BOOTS}`,
    `<path d="M-6 -24C-12 -20 -12.5 -15 -11.5 -11L-8.5 -11.5C-8.5 -15 -8 -18 -5 -19Z" ${C}/><circle cx="-10.2" cy="-10.2" r="2.2" ${SKIN}/>`,
    TOOLS[seat],
    `<path d="M-6.5 -25.5C-3 -27.5 3 -27.5 6.5 -25.5C8.5 -18 9.5 -11 10 -5C4 -3.2 -4 -3.2 -10 -5C-9.5 -11 -8.5 -18 -6.5 -25.5Z" ${C}/>`,
    '<path d="M3 -26.7C4.5 -26.5 5.5 -26 6.5 -25.5C8.5 -18 9.5 -11 10 -5C7.8 -4.3 5.5 -3.9 3.5 -3.8C5 -12 4.5 -20 3 -26.7Z" fill="#000" opacity=".18" stroke="none"/>',
    `<path d="M5.5 -24.5C9.5 -23 13 -20 13.5 -15L11 -14C9.5 -17.5 7.5 -18.5 5.5 -19Z" ${C}/><circle cx="12.6" cy="-14" r="2.3" ${SKIN}/>`,
    emblemAt(seat, -0.8, -14.8, 5.2, `var(--on${seat})`),
    `<circle cx="0" cy="-33" r="7" ${SKIN}/><path d="M-2.6 -33.6v1.2M2.6 -33.6v1.2M-2 -29.8c1.4 1 2.6 1 4 0" fill="none" stroke="#2c2117" stroke-width="1.2"/>`,
    `${HATS[seat] ?? ""}</g>`,
  ].join("");
}

const WALKS =
  '<ellipse cx="2" cy="-.5" rx="15" ry="4.2" class="sh"/><path d="M-6 -6L-8 -.6H-2L-1 -6M5 -6L7.5 -.6H1.8L1 -6" fill="#3a2c22"/>';
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const eyes = (y: number) => line(`M-2.8 ${y}v1.3M2.8 ${y}v1.3`, "#2c2117", 1.3);
const hand = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="2.5" ${SKIN}/>`;

/** White, with a broad hat and a staff; 58 high. */
export function provost(): string {
  const white = "#fffdf4";
  return [
    '<g stroke="var(--pl)">',
    WALKS,
    line("M16 -1L13 -44", "#7b5a2f", 2.6),
    '<circle cx="12.8" cy="-46" r="3" fill="#e0b13a"/>',
    fill(
      "M-8 -32C-3 -34.5 4 -34.5 8.5 -32C10 -22 12.5 -12 13 -5C5 -2.6 -5 -2.6 -12.5 -5C-12 -13 -10 -23 -8 -32Z",
      white,
    ),
    '<path d="M4 -33.6C6 -33.2 7.5 -32.6 8.5 -32C10 -22 12.5 -12 13 -5C10.5 -4.2 8 -3.8 5.5 -3.6C7 -14 6 -24 4 -33.6Z" fill="#8d8675" opacity=".4" stroke="none"/>',
    '<path d="M0 -33V-4" class="th"/>',
    line("M-7 -31C-4 -22 4 -22 7.5 -31", "#c49a2e", 2.2),
    '<circle cx="0" cy="-23" r="3.2" fill="#e0b13a"/>',
    fill("M-7.5 -31C-13 -27 -13.5 -21 -11 -17L-7.5 -18C-8 -22 -7 -24 -5 -26Z", white),
    hand(-9.4, -16),
    fill("M6.5 -31C12 -30 15 -27 16 -23L13 -21C11.5 -24 9 -25 6.5 -25.5Z", white),
    hand(14.8, -22),
    `<circle cx="0" cy="-39.5" r="7.2" ${SKIN}/>`,
    fill("M-4.5 -36C-4 -30 4 -30 4.5 -36C2 -37.5 -2 -37.5 -4.5 -36Z", "#d9d2c2"),
    eyes(-40.5),
    fill("M-15 -43.5C-8 -46.5 8 -46.5 15 -43.5C9 -41 -9 -41 -15 -43.5Z", white),
    fill("M-8 -44.5C-7.5 -53 -4 -56 0 -56S7.5 -53 8 -44.5C4 -43.3 -4 -43.3 -8 -44.5Z", white),
    line("M-8 -46.8C-4 -45.6 4 -45.6 8 -46.8", "#c49a2e", 2.4),
    "</g>",
  ].join("");
}

/** Ochre and red, crowned, with his ledger; 58 high. */
export function bailiff(): string {
  const ochre = "#c9963f";
  return [
    '<g stroke="var(--pl)">',
    WALKS,
    fill(
      "M-9 -32C-3 -35 4 -35 9 -32C11 -22 13 -12 13.5 -5C5 -2.6 -5 -2.6 -13 -5C-12.5 -13 -11 -23 -9 -32Z",
      ochre,
    ),
    '<path d="M4 -34C6 -33.6 8 -32.8 9 -32C11 -22 13 -12 13.5 -5C11 -4.2 8 -3.8 5.5 -3.6C7 -14 6 -24 4 -34Z" fill="#5b3b10" opacity=".35" stroke="none"/>',
    fill("M-4 -34V-3.4H4V-34Z", "#7d2f2a"),
    line("M-4 -27h8M-4 -20h8M-4 -13h8", "#e0b13a", 1.6),
    fill("M-10 -33C-6 -36.5 6 -36.5 10 -33L9 -28.5C5 -31 -5 -31 -9 -28.5Z", "#f4ead6"),
    line("M-7 -32l.6 1.6M-2.5 -33.5l.2 1.6M2.5 -33.5l-.2 1.6M7 -32l-.6 1.6", "#2c2117", 1.4),
    fill("M8 -30C13 -28 15 -24 14 -20L10.5 -19C10 -23 8.5 -25 6.5 -26Z", ochre),
    fill("M9 -22L17 -25L19.5 -13L11.5 -10.5Z", "#f6ecd2"),
    line("M11.5 -20l5 -1.8M12 -17l5 -1.8M12.8 -14l4 -1.4", "#2c2117", 1),
    hand(12, -17.5),
    fill("M-8.5 -30C-13.5 -26 -14 -20 -11.5 -16L-8 -17C-8.5 -21 -7.5 -23 -5.5 -25Z", ochre),
    hand(-10, -15),
    `<circle cx="0" cy="-40" r="7.2" ${SKIN}/>`,
    fill("M-7 -39C-6 -31 6 -31 7 -39C5 -35.5 -5 -35.5 -7 -39Z", "#5b3a20"),
    eyes(-41),
    fill(
      "M-8.5 -43L-9.5 -54L-4.5 -49.5L0 -56L4.5 -49.5L9.5 -54L8.5 -43C4 -45 -4 -45 -8.5 -43Z",
      "#e9b62f",
    ),
    '<circle cx="0" cy="-47.5" r="1.7" fill="#b8463a"/></g>',
  ].join("");
}

/** A seat's house, 24 high around 0, 0. */
export function house(seat: string): string {
  const walls = "M0 -11.5L12 -1.8L10.2 .8L9 0V11H-9V0L-10.2 .8L-12 -1.8Z";
  const shaded = "M0 -11.5L12 -1.8L10.2 .8L9 0V11H4V-6Z";
  return `<g stroke="var(--pl)"><path d="${walls}" fill="var(--seat-${seat})"/><path d="${shaded}" fill="#000" opacity=".14" stroke="none"/>${emblemAt(seat, 0, 3.2, 5, `var(--on${seat})`)}</g>`;
}

/** Who passed, and the order of play. */
export function disc(seat: string): string {
  return `<g stroke="none"><circle cy="1.5" r="12.5" opacity=".3"/><circle r="12.5" fill="var(--seat-${seat})" stroke="var(--pl)" stroke-width="1.5"/><circle r="9.8" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1"/>${emblemAt(seat, 0, 0, 6.5, `var(--on${seat})`)}</g>`;
}

/** Whose it is; its foot is at 0, 0. */
export function banner(seat: string): string {
  return `<g stroke="var(--pl)">${path("M0 0V-40", "rail")}<circle cy="-41" r="2" class="au"/><path d="M-1 -38H17V-17L8.5 -22L0 -17Z" fill="var(--seat-${seat})"/><path d="M11 -38H17V-17L11 -20.5Z" fill="#000" opacity=".14" stroke="none"/>${emblemAt(seat, 8.3, -29.8, 5.4, `var(--on${seat})`)}</g>`;
}

/** A tent of the camp, 44 high. */
export function campTent(seat: string): string {
  return `<g class="of-${seat}"><ellipse cx="4" rx="34" ry="6" class="sh"/><path d="M-30 0C-20 -14 -8 -34 0 -44C8 -34 20 -14 30 0Z" class="cream"/><path d="M0 -44C8 -34 20 -14 30 0H14C10 -16 4 -32 0 -44ZM0 -44C-8 -34 -20 -14 -30 0H-16C-11 -16 -5 -32 0 -44Z" ${C}/><path d="M-7 0C-4 -12 -2 -20 0 -27C2 -20 5 -12 8 0Z" class="n"/><path d="M-30 0l-6 4M30 0l6 4M0 -44v-10" class="i"/></g>`;
}
