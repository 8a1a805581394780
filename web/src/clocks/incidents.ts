/** What happened at a table besides the game, in sentences. */

import { botName } from "../table/people";
import { noun, t } from "../lib/language.svelte";
import type { Incident } from "../wire";
import { roundly } from "./time";

export function told(incident: Incident, nameOf: (seat: string) => string): string {
  const { kind, seat, by, bot, seconds, name } = incident;
  const gaps = {
    name: name || nameOf(seat),
    seat: seat ? noun("seat", seat) : "",
    by: by ? nameOf(by) : "",
    bot: bot ? botName(bot) : "",
    time: roundly(seconds),
  };
  if (kind === "bot") {
    if (!by) return t("web-incident-bot-clock", gaps);
    return t(by === seat ? "web-incident-bot-own" : "web-incident-bot-others", gaps);
  }
  return t(`web-incident-${kind}`, gaps);
}

/** The incidents that belong after each entry of the log, by its number; 0 stands for the begin. */
export function afterEntries(incidents: Incident[], numbers: number[]): Map<number, Incident[]> {
  const found = new Map<number, Incident[]>();
  for (const incident of incidents) {
    const number = numbers.filter((each) => each <= incident.choices).at(-1) ?? 0;
    found.set(number, [...(found.get(number) ?? []), incident]);
  }
  return found;
}
