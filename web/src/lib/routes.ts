/** The addresses of our pages. */

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

/** Which page an address means. */
export function routeOf(path: string, search: string): Route {
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
