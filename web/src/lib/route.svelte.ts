/** Where the reader is: a handful of addresses, read from the address bar. */

export type Route =
  | { page: "start" }
  | { page: "table"; id: string; seat: string | null; invite: string | null }
  | { page: "replay"; id: string; at: number }
  | { page: "rules"; game: string }
  | { page: "lost" };

function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path]; // not an address of ours: a stray percent sign
  }
}

function read(path: string, search: string): Route {
  const parts = partsOf(path);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { page: "start" };
  if (first === "rules" && second && parts.length === 2) return { page: "rules", game: second };
  if (first === "t" && second) {
    if (parts.length === 2) {
      const asked = new URLSearchParams(search);
      return { page: "table", id: second, seat: asked.get("seat"), invite: asked.get("invite") };
    }
    if (third === "at" && parts.length === 4 && /^\d+$/.test(fourth ?? "")) {
      return { page: "replay", id: second, at: Number(fourth) };
    }
  }
  return { page: "lost" };
}

class Way {
  here = $state.raw<Route>(read(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.look());
    // Plain links to our own pages need no new page from the server.
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || read(link.pathname, link.search).page === "lost")
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
    this.here = read(location.pathname, location.search);
  }
}

export const way = new Way();
