/**
 * News: the server says where to look again, never what has changed. They make lists quick; who hears
 * none of them, as without a line, looks once a minute in any case.
 */

import type { FromServer, News } from "../generated/wire";

type About = News["about"];

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
/** Everybody hears of the lobby at once and should not ask at once. */
const SPREAD = 500;

const listeners: Record<About, Set<() => void>> = { lobby: new Set(), games: new Set() };

/** Does something whenever a list has changed, until the returned function is called. */
export function onNews(about: About, listener: () => void): () => void {
  listeners[about].add(listener);
  return () => listeners[about].delete(listener);
}

export function hearNews(about: About): void {
  setTimeout(() => listeners[about].forEach((listener) => listener()), SPREAD * Math.random());
}

/** Keeps a line open for news, until the returned function is called. */
export function listenToNews(): () => void {
  let socket: WebSocket | undefined;
  let returning: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;

  function open(): void {
    const address = new URL("/ws/news", location.origin);
    address.protocol = address.protocol.replace("http", "ws");
    socket = new WebSocket(address);
    socket.onopen = () => (wait = FIRST_WAIT);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type === "news") hearNews(message.about);
    };
    socket.onclose = () => {
      returning = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(LONGEST_WAIT, 2 * wait);
    };
  }

  open();
  return () => {
    clearTimeout(returning);
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  };
}
