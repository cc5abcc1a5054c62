import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundHalfUp } from "./rounding.ts";

describe("rounding half up", () => {
  it.each([
    [24.949999999999996, 1, 25],
    [24.94, 1, 24.9],
    [1.005, 2, 1.01],
    [-0.5, 0, -0],
    [0.49999999999999994, 0, 1],
    [2.5, 0, 3],
  ])("%d with %d decimals is %d", (value, decimals, rounded) => {
    expect(roundHalfUp(value, decimals) + 0).toBe(rounded + 0);
  });

  it("keeps fourteen digits first, for any number", () => {
    const byDigits = (value: number, decimals: number) => {
      const scale = 10 ** decimals;
      return Math.floor(Number((value * scale).toPrecision(14)) + 0.5) / scale;
    };
    const nearHalf = fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -40, max: 40 }))
      .map(([whole, steps]) => whole + 0.5 + steps * Number.EPSILON * Math.abs(whole));
    const anyNumber = fc.oneof(
      fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
      nearHalf,
      nearHalf.map((half) => half / 1000),
    );
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        expect(roundHalfUp(value, decimals) + 0).toBe(byDigits(value, decimals) + 0);
      }),
      { numRuns: 20_000 },
    );
  });
});
