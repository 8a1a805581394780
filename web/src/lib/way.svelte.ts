/** Where the reader is: a handful of addresses, read from the address bar. */

import { routeOf, type Route } from "./routes";

class Way {
  here = $state.raw<Route>(routeOf(location.pathname, location.search, location.hash));

  constructor() {
    addEventListener("popstate", () => this.look());
    // Plain links to our own pages need no new page from the server.
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || routeOf(link.pathname, link.search).page === "lost")
        return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** Goes to a page of ours; `instead` leaves no way back to the present one. */
  go(address: string, instead = false): void {
    if (instead) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.look();
    if (!instead) scrollTo(0, 0);
  }

  private look(): void {
    // A jump within the page, as over its header, leaves everything as it is.
    if (location.hash === "#main") return;
    this.here = routeOf(location.pathname, location.search, location.hash);
  }
}

export const way = new Way();
