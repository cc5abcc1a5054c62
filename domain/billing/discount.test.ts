import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountCentsOf, MIN_INVOICE_CENTS } from "./discount.ts";

describe("a discount", () => {
  it.each([
    [8990, { percent: 20, cents: null }, 1798],
    [8990, { percent: 33, cents: null }, 2966],
    [8990, { percent: null, cents: 1000 }, 1000],
    [8990, { percent: null, cents: 8990 }, 8890],
    [150, { percent: 90, cents: null }, 50],
    [100, { percent: 50, cents: null }, 0],
    [50, { percent: 50, cents: null }, 0],
  ])("of %i cents by %o is %i cents", (price, discount, cents) => {
    expect(discountCentsOf(price, discount)).toBe(cents);
  });

  it("takes nothing when there is none", () => expect(discountCentsOf(8990, undefined)).toBe(0));

  it("is whole cents, never below zero, and leaves what a provider charges at least", () => {
    const discounts = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 90 }), cents: fc.constant(null) }),
      fc.record({ percent: fc.constant(null), cents: fc.integer({ min: 1, max: 10_000_000 }) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), discounts, (price, discount) => {
        const off = discountCentsOf(price, discount);
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(price - off).toBeGreaterThanOrEqual(Math.min(price, MIN_INVOICE_CENTS));
      }),
    );
  });
});
