import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundHalfUp } from "../rounding.ts";
import { formatDecimal, formatDifference, parseDecimal } from "./number-format.ts";

describe("a typed number", () => {
  it.each([
    ["12,5", 12.5],
    ["12.5", 12.5],
    [" 12,50 ", 12.5],
    ["12,", 12],
    ["0", 0],
    ["-3,2", -3.2],
    ["−3,2", -3.2],
    ["1.234,56", 1234.56],
    ["1234,56", 1234.56],
  ])("%s is read", (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(["", " ", ",", "abc", "1,2,3", "12kg", "1e3", "NaN", "Infinity", "--1"])("%s is none", (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it("that was written is read back", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (hundredths) => {
        expect(parseDecimal(formatDecimal(hundredths / 100, 2))).toBe(hundredths / 100);
      }),
    );
  });
});

describe("a written number", () => {
  it("has a comma, and points in the thousands", () => {
    expect(formatDecimal(1234.5, 2)).toBe("1.234,50");
    expect(formatDecimal(23.6653, 3)).toBe("23,665");
    expect(formatDecimal(-0.001, 1)).toBe("0,0");
    expect(formatDecimal(Number.NaN, 1)).toBe("–");
  });

  it("has as many decimals as it needs between two bounds", () => {
    expect(formatDecimal(168, 0, 1)).toBe("168");
    expect(formatDecimal(168.54, 0, 1)).toBe("168,5");
    expect(formatDecimal(67, 1, 2)).toBe("67,0");
    expect(formatDecimal(67.455, 1, 2)).toBe("67,46");
  });

  it("shows the direction of a difference", () => {
    expect(formatDifference(1.25, 1)).toBe("+1,3");
    expect(formatDifference(-1.2, 1)).toBe("−1,2");
    expect(formatDifference(0, 1)).toBe("0,0");
  });
});

describe("rounding", () => {
  it.each([
    [1.005, 2, 1.01],
    [24.949999999999996, 1, 25],
    [0.525, 2, 0.53],
    [14.15, 1, 14.2],
    [14.1499, 1, 14.1],
    [2.5, 0, 3],
  ])("%d to %d decimals is %d", (value, decimals, rounded) => {
    expect(roundHalfUp(value, decimals)).toBe(rounded);
  });
});
