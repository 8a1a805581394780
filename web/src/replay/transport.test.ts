import { expect, test } from "vitest";
import { Transport } from "./transport.svelte";

function transport(at: number): Transport {
  const found = new Transport();
  found.total = 100;
  found.marks = [10, 30, 60].map((mark) => ({ at: mark, kind: "round", subject: "" }));
  found.go(at);
  return found;
}

const key = (name: string) => ({ key: name }) as KeyboardEvent;

test("nobody leaves the game at either end", () => {
  const film = transport(1);
  film.step(-5);
  expect(film.at).toBe(0);
  film.step(1000);
  expect(film.at).toBe(100);
  expect(film.atEnd).toBe(true);
});

test.each([
  [35, "ArrowDown", 60],
  [60, "ArrowDown", 100],
  [35, "ArrowUp", 30],
  [30, "ArrowUp", 10],
  [5, "ArrowUp", 0],
  [35, "ArrowRight", 36],
  [35, "Home", 0],
  [35, "End", 100],
])("from %d %s leads to %d", (from, name, to) => {
  const film = transport(from);
  expect(film.key(key(name))).toBe(true);
  expect(film.at).toBe(to);
});

test("a step by hand stops the film, and from the end it begins anew", () => {
  const film = transport(100);
  film.toggle();
  expect([film.at, film.playing]).toEqual([0, true]);
  film.step(1);
  expect(film.playing).toBe(false);
});

test("other keys mean nothing here", () => {
  expect(transport(5).key(key("x"))).toBe(false);
});
