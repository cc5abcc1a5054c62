import { describe, expect, it } from "vitest";
import { discountInPercent, maxInstallments, monthlyCentsOf } from "./plans.ts";

describe("a period against the same months paid one by one", () => {
  it.each([
    ["yearly", 8990, 86_304, 20],
    ["yearly", 10_000, 120_000, 0],
    ["yearly", 10_000, 130_000, 0],
    ["yearly", 10_000, 119_400, 1],
    ["yearly", 10_000, 119_401, 0],
    ["yearly", 0, 1000, 0],
    ["semiannually", 10_000, 54_000, 10],
    ["semiannually", 10_000, 59_700, 1],
    ["semiannually", 10_000, 59_701, 0],
    ["bimonthly", 10_000, 19_000, 5],
    ["bimonthly", 10_000, 19_900, 1],
    ["bimonthly", 10_000, 19_901, 0],
    ["monthly", 10_000, 10_000, 0],
  ] as const)(
    "%s, for a month of %i and a period of %i cents, is %i percent less",
    (frequency, month, value, percent) => {
      expect(discountInPercent({ monthlyCents: month, valueCents: value, frequency })).toBe(percent);
    },
  );

  it.each([
    [86_304, "yearly", 7192],
    [100, "yearly", 8],
    [48_546, "semiannually", 8091],
    [17_081, "bimonthly", 8541],
    [8990, "monthly", 8990],
  ] as const)("costs, for %i cents %s, %i cents a month", (cents, frequency, month) => {
    expect(monthlyCentsOf(cents, frequency)).toBe(month);
  });

  it("may be paid in twelve parts when it is a year, every other one at once", () => {
    expect(maxInstallments("yearly")).toBe(12);
    for (const frequency of ["monthly", "bimonthly", "semiannually"] as const)
      expect(maxInstallments(frequency)).toBe(1);
  });
});
