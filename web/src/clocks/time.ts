/** Spans of time in few words, and whether a clock runs at this hour. */

import { language, t } from "../lib/language.svelte";
import type { Window } from "../wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** A span taken apart; what is left of a second is none. */
export function parts(span: number): Span {
  const left = Math.max(0, span);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

/** The two largest parts: “2 d 5 h”, “5 h 12 min”; below an hour as clocks show it, “4:05”. */
export function inShort(span: number): string {
  const { days, hours, minutes, seconds } = parts(span);
  if (days) return t("web-clock-days", { days, hours });
  if (hours) return t("web-clock-hours", { hours, minutes });
  return `${String(minutes)}:${String(seconds).padStart(2, "0")}`;
}

/** A round span, as terms are made of: “3 days”, “12 hours”, “45 minutes”, “20 seconds”. */
export function roundly(seconds: number): string {
  const [unit, number] =
    seconds % 86_400 === 0 && seconds
      ? (["day", seconds / 86_400] as const)
      : seconds % 3600 === 0 && seconds
        ? (["hour", seconds / 3600] as const)
        : seconds % 60 === 0 && seconds
          ? (["minute", seconds / 60] as const)
          : (["second", seconds] as const);
  return new Intl.NumberFormat(language.current, {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(number);
}

/** A moment for people: with the day of the week if it is near, with the date if not. */
export function momentOf(time: number, now = Date.now()): string {
  const near = Math.abs(time - now) < 6 * DAY;
  return new Intl.DateTimeFormat(language.current, {
    ...(near ? { weekday: "short" } : { day: "numeric", month: "short" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(time);
}

/** The minutes since midnight, somewhere. */
export function minutesIn(zone: string, time: number): number {
  const told = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(time);
  const [hours = 0, minutes = 0] = told.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Whether clocks run at this time of day. */
export function isOpen(window: Window | null | undefined, time: number): boolean {
  if (!window) return true;
  const now = minutesIn(window.zone, time);
  const { start, end } = window;
  return start < end ? start <= now && now < end : now >= start || now < end;
}

/** Minutes since midnight as a field for times has them, “08:30”; and back. */
export const asTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export function asMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
