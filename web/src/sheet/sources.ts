/** The sign that stands beside a source of points on the score sheet. */

const SIGNS: Record<string, string> = {
  visitor: "worker",
  "built-wood": "build-wood",
  "built-stone": "build-stone",
  "built-prestige": "build-prestige",
  "built-monument": "build-prestige",
  residential: "build-residence",
  residences: "build-residence",
  prestige: "build-prestige",
  buildings: "card",
  used: "place",
  castle: "house",
  delivery: "house",
  favors: "favor",
  tokens: "token",
  "final-gold": "gold",
  gold: "gold",
  "final-cubes": "plain",
  cubes: "plain",
  "final-deniers": "deniers",
  deniers: "deniers",
};

export function signOf(source: string): string {
  return SIGNS[source] ?? "points";
}
