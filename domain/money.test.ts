import { describe, expect, it } from "vitest";
import { formatAmount, formatReais, reaisOf, toCents, toReais } from "./money.ts";

describe("money", () => {
  it.each([
    [0, "R$ 0,00"],
    [89.9, "R$ 89,90"],
    [1234.56, "R$ 1.234,56"],
    [1234567.8, "R$ 1.234.567,80"],
    [-5, "-R$ 5,00"],
  ])("of %s reais is written %s", (reais, text) => expect(formatReais(reais)).toBe(text));

  it("goes from cents to the reais that are written without losing one", () => {
    for (const cents of [0, 1, 29, 1999, 8990, 99_999]) {
      expect(formatReais(toReais(cents))).toBe(`R$ ${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`);
    }
  });

  it("goes from reais to cents and back without losing one", () => {
    for (const cents of [1, 29, 57, 1999, 8990, 100_557, 9_999_999]) expect(toCents(toReais(cents))).toBe(cents);
  });

  it.each([
    ["149,9", "149,90", 149.9],
    ["149", "149,00", 149],
    ["1234,56", "1.234,56", 1234.56],
    ["1.234,56", "1.234,56", 1234.56],
    [",5", "0,50", 0.5],
    ["99999,99", "99.999,99", 99_999.99],
  ])("typed as %s is written %s", (typed, written, reais) => {
    expect(formatAmount(typed)).toBe(written);
    expect(reaisOf(typed)).toBe(reais);
  });

  it.each(["", ",", " "])("is not there in '%s'", (typed) => {
    expect(formatAmount(typed)).toBe("");
    expect(reaisOf(typed)).toBeNaN();
  });
});
