/** How workers leave a board. */

import { cubicIn } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/** A worker goes by so much, in units of the drawing, and is seen no more. */
export function leave(_worker: Element, way: { dx: number; dy: number }): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  return {
    duration: 450,
    easing: cubicIn,
    css: (near, far) =>
      `transform: translate(${far * way.dx}px, ${far * way.dy}px); opacity: ${Math.min(1, 3 * near)}`,
  };
}
