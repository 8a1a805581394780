/** Seats differ by shape as well as by colour: the emblem of each, in a box of 2 around 0,0. */

const SHAPES: Record<string, string> = {
  blue: "M0 -.9A.9 .9 0 1 1 0 .9A.9 .9 0 1 1 0 -.9Z",
  red: "M-.8 -.8H.8V.8H-.8Z",
  green: "M0 -1L.98 .78H-.98Z",
  orange: "M0 -1.08L1.08 0L0 1.08L-1.08 0Z",
  yellow: "M-.52 -.9H.52L1.04 0L.52 .9H-.52L-1.04 0Z",
  black: "M-.38 -1H.38V-.38H1V.38H.38V1H-.38V.38H-1V-.38H-.38Z",
};

/** The path of a seat's emblem. */
export function emblem(seat: string): string {
  return SHAPES[seat] ?? SHAPES.blue!;
}
