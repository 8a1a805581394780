/** Where things stand on a tile, for boards that let pieces glide there. */

/** The height of the band with the name. */
export const BAND = 24;

/** Where the feet of the worker stand on a tile of a size. */
export function workerSpot(width: number, height: number): { x: number; y: number } {
  return { x: width - 18, y: height - 9 };
}
