/** The addresses of our pages. */

export type Route =
  | { page: "start" }
  | { page: "table"; id: string; seat: string | null; invite: string | null }
  | { page: "replay"; id: string; at: number; review: boolean }
  | { page: "rules"; game: string }
  | { page: "notices" }
  | { page: "unsubscribe"; id: string }
  | { page: "leaders"; game: string | null }
  | { page: "person"; name: string }
  | { page: "booklet"; game: string }
  | { page: "box"; game: string }
  | { page: "account" }
  | { page: "sign-in" }
  | { page: "games" }
  | { page: "lobby" }
  | { page: "learn"; game: string | null }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "puzzles"; game: string | null }
  | { page: "puzzle"; game: string; puzzle: string }
  | { page: "statistics"; game: string | null }
  | { page: "lost" };

const PLAIN = ["account", "sign-in", "games", "lobby"] as const;

function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path]; // not an address of ours: a stray percent sign
  }
}

/** The link of a seat, for whoever shall have it. */
export function seatLink(table: string, seat: string, invite: string): string {
  return `${location.origin}/t/${table}#seat=${seat}&invite=${invite}`;
}

/** Which page an address means. Secrets stand behind `#`, which no server and no log is told. */
export function routeOf(path: string, search: string, hash = ""): Route {
  const parts = partsOf(path);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { page: "start" };
  const plain = PLAIN.find((each) => each === first);
  if (plain && parts.length === 1) return { page: plain };
  if (first === "rules" && second && parts.length === 2) return { page: "rules", game: second };
  if (first === "notices" && parts.length === 1) return { page: "notices" };
  if (first === "unsubscribe" && second && parts.length === 2)
    return { page: "unsubscribe", id: second };
  if (first === "leaders" && parts.length <= 2) return { page: "leaders", game: second ?? null };
  if (first === "people" && second && parts.length === 2) return { page: "person", name: second };
  if (first === "rules" && second && parts.length === 3) {
    if (third === "book") return { page: "booklet", game: second };
    if (third === "box") return { page: "box", game: second };
  }
  if (first === "learn" && parts.length <= 2) return { page: "learn", game: second ?? null };
  if (first === "learn" && second && third && parts.length === 3)
    return { page: "lesson", game: second, lesson: third };
  if (first === "puzzles" && parts.length <= 2) return { page: "puzzles", game: second ?? null };
  if (first === "puzzles" && second && third && parts.length === 3)
    return { page: "puzzle", game: second, puzzle: third };
  if (first === "statistics" && parts.length <= 2)
    return { page: "statistics", game: second ?? null };
  if (first === "t" && second) {
    if (parts.length === 2) {
      // Links of before had it in the query.
      const asked = new URLSearchParams(hash.includes("invite=") ? hash.slice(1) : search);
      return { page: "table", id: second, seat: asked.get("seat"), invite: asked.get("invite") };
    }
    if (third === "at" && parts.length === 4 && /^\d+$/.test(fourth ?? "")) {
      return { page: "replay", id: second, at: Number(fourth), review: false };
    }
    if (third === "review" && parts.length === 3)
      return { page: "replay", id: second, at: 0, review: true };
  }
  return { page: "lost" };
}
