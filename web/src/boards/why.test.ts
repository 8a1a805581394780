import { expect, test } from "vitest";
import { canPay, isTooDear, prices } from "./why";

const glyph = (sign: string, number = 1) => ({ sign, number });
const ARROW = glyph("arrow");
const OR = glyph("slash");

test("what is paid stands before the arrow, offer by offer", () => {
  const effect = [glyph("worker"), glyph("cloth"), ARROW, glyph("favor"), OR, glyph("food")];
  expect(prices(effect)).toEqual([[glyph("cloth")], []]);
});

test("money and goods must both be there", () => {
  const cost = [glyph("deniers", 2), glyph("cloth")];
  expect(canPay(cost, { deniers: 2, cloth: 1 })).toBe(true);
  expect(canPay(cost, { deniers: 1, cloth: 1 })).toBe(false);
  expect(canPay(cost, { deniers: 2 })).toBe(false);
});

test("a building is too dear only if none of its offers can be paid", () => {
  const sale = [glyph("cloth"), ARROW, glyph("deniers", 4)];
  expect(isTooDear(sale, {})).toBe(true);
  expect(isTooDear(sale, { cloth: 1 })).toBe(false);
  expect(isTooDear([...sale, OR, glyph("food")], {})).toBe(false);
  expect(isTooDear([glyph("stone")], {})).toBe(false);
});
