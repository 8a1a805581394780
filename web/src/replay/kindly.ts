/** What to say when the server refuses something: in the reader's words, with its reason if new. */

import { Refused } from "../lib/api";
import { t, told } from "../lib/language.svelte";

export function kindly(error: unknown, about = "replay"): string {
  if (!(error instanceof Refused)) throw error;
  for (const id of [`web-${about}-no-${error.code}`, `web-replay-no-${error.code}`]) {
    if (told(id)) return t(id, { reason: error.message });
  }
  return t("web-replay-no", { reason: error.message || error.code });
}
