/* What the service worker does when somebody is called: show it, and lead to the table. */

self.addEventListener("push", (event) => {
  let call = {};
  try {
    call = event.data.json();
  } catch {
    // Without a text we can read there is still something to look at.
  }
  const path = typeof call.path === "string" && call.path.startsWith("/") ? call.path : "/";
  event.waitUntil(
    self.registration.showNotification(call.title || "Kingsroad", {
      body: call.body || "",
      // A newer call about the same table replaces the older one.
      tag: call.topic || "kingsroad",
      renotify: call.kind === "alarm",
      data: { path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const there = windows.find((each) => new URL(each.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
