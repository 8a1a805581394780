/**
 * The worker behind the page: it keeps the shell, so that the table opens without a line, and hears
 * what the server pushes. It never answers for the server: whatever is not the shell goes to the net.
 */

importScripts("/push.js");

const SHELL = "shell-1";
const PAGE = "/";
/** Files below here have their content in their name, so what is kept is never old. */
const LASTING = "/assets/";
/** Of older builds some stay until there are too many. */
const MOST_KEPT = 160;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add(new Request(PAGE, { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith(LASTING)) event.respondWith(lasting(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** A file that never changes: kept when it has been read once. */
async function lasting(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    const spare = all.filter((each) => new URL(each.url).pathname !== PAGE);
    await Promise.all(spare.slice(0, -MOST_KEPT).map((each) => cache.delete(each)));
  }
  return answer;
}

/** The page as it is now; without a line the one that was kept, which says so itself. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    // One page shows every address; those that preview a table are not kept.
    if (answer.ok && new URL(request.url).pathname === PAGE) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}
