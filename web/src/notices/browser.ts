/** Web push in this browser: what it can, and asking to be called. */

import type { NewPush } from "../generated/api";

export type Ability = "unsupported" | "denied" | "able";

export function ability(): Ability {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** A name for this browser in a list, e.g. “Firefox, Linux”. */
export function deviceName(agent = navigator.userAgent): string {
  const find = (names: [string, RegExp][]): string =>
    names.find(([, sign]) => sign.test(agent))?.[0] ?? "";
  const browser = find([
    ["Edge", /Edg/],
    ["Firefox", /Firefox|FxiOS/],
    ["Chrome", /Chrome|CriOS/],
    ["Safari", /Safari/],
  ]);
  const system = find([
    ["Android", /Android/],
    ["iPhone", /iPhone/],
    ["iPad", /iPad/],
    ["Windows", /Windows/],
    ["Mac", /Mac OS/],
    ["Linux", /Linux/],
  ]);
  return [browser, system].filter(Boolean).join(", ");
}

/** The key of the server as the browser wants it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (each) => each.charCodeAt(0));
}

/** Asks the reader and the browser; null if one of them says no. */
export async function subscribe(key: string): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  if (!(await navigator.serviceWorker.getRegistration()))
    await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  // One made for another key of the server cannot be called.
  if (old) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(key),
  });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys) return null;
  return {
    endpoint,
    keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" },
    device: deviceName(),
  };
}
