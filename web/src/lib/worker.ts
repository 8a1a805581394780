/** The worker that keeps the shell and hears what is pushed (`public/sw.js`). */

/** Without it everything works as well, only not without a line. */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return null;
  return navigator.serviceWorker.register("/sw.js").catch(() => null);
}
