import { describe, expect, it } from "vitest";
import { comparedPeriods, incomeDates, intervalOf } from "./income-period.ts";

const from = (start: string, end: string) => ({ start, end });

describe("the points of an income line", () => {
  it.each([
    ["2026-03-02", "2026-03-02", "daily"],
    ["2026-01-01", "2026-01-31", "daily"],
    ["2026-01-15", "2026-02-15", "daily"],
    ["2026-01-15", "2026-02-16", "monthly"],
    ["2026-01-31", "2026-02-28", "daily"],
    ["2026-01-31", "2026-03-01", "monthly"],
    ["2026-01-01", "2026-12-31", "monthly"],
  ] as const)("from %s to %s are %s", (start, end, interval) => {
    expect(intervalOf(from(start, end))).toBe(interval);
  });

  it("are every day, across the end of a month and a leap day", () => {
    expect(incomeDates(from("2028-02-28", "2028-03-01"), "daily")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  });

  it("are the first day of the period and the first of every later month", () => {
    expect(incomeDates(from("2025-11-30", "2026-02-01"), "monthly")).toEqual([
      "2025-11-30",
      "2025-12-01",
      "2026-01-01",
      "2026-02-01",
    ]);
    expect(incomeDates(from("2026-01-01", "2026-12-31"), "monthly")).toHaveLength(12);
  });

  it("are none for a period that ends before it starts", () => {
    expect(incomeDates(from("2026-03-02", "2026-03-01"), "daily")).toEqual([]);
  });
});

describe("a period and the one before", () => {
  it.each([
    // Whole months follow as many months.
    ["2026-02-01", "2026-02-28", "2026-03-02", "2026-02-01/2026-02-28", "2026-01-01/2026-01-31"],
    ["2025-01-01", "2025-12-31", "2026-03-02", "2025-01-01/2025-12-31", "2024-01-01/2024-12-31"],
    // The part that has passed is compared with the same part.
    ["2026-01-01", "2026-12-31", "2026-03-02", "2026-01-01/2026-03-02", "2025-01-01/2025-03-02"],
    ["2026-03-01", "2026-03-31", "2026-03-30", "2026-03-01/2026-03-30", "2026-02-01/2026-02-28"],
    // On its last day it is whole.
    ["2026-03-01", "2026-03-31", "2026-03-31", "2026-03-01/2026-03-31", "2026-02-01/2026-02-28"],
    // Other periods follow as many days.
    ["2026-02-10", "2026-02-19", "2026-03-02", "2026-02-10/2026-02-19", "2026-01-31/2026-02-09"],
    ["2026-02-25", "2026-03-06", "2026-03-02", "2026-02-25/2026-03-02", "2026-02-15/2026-02-20"],
    ["2026-03-02", "2026-03-02", "2026-03-02", "2026-03-02/2026-03-02", "2026-03-01/2026-03-01"],
  ])("from %s to %s, seen on %s, compares %s with %s", (start, end, today, current, previous) => {
    const compared = comparedPeriods(from(start, end), today);
    const written = (period: { start: string; end: string } | undefined) => `${period?.start}/${period?.end}`;
    expect([written(compared?.current), written(compared?.previous)]).toEqual([current, previous]);
  });

  it("that is still to come is compared with nothing", () => {
    expect(comparedPeriods(from("2026-03-03", "2026-03-31"), "2026-03-02")).toBeNull();
  });
});
