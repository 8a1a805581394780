import { t, told } from "./language.svelte";

/** A refusal in the reader's words. */
export function refusal(code: string): string {
  return t(told(`web-refused-${code}`) ? `web-refused-${code}` : "web-refused-internal");
}
