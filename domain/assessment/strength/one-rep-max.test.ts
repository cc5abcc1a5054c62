import { describe, expect, it } from "vitest";
import golden from "../golden/one-rep-max.json" with { type: "json" };
import { estimateOneRepMax } from "./one-rep-max.ts";
import { PERCENT_OF_MAXIMUM } from "./percent-of-maximum.ts";

describe("the estimated 1RM", () => {
  it.each(golden.examples)(
    "$id: $repetitions repetitions with $weightKg kg",
    ({ weightKg, repetitions, ...example }) => {
      const estimate = estimateOneRepMax(weightKg, repetitions);
      expect(Math.abs((estimate?.epleyKg ?? 0) - example.epleyKg)).toBeLessThanOrEqual(golden.tolerance);
      expect(Math.abs((estimate?.brzyckiKg ?? 0) - example.brzyckiKg)).toBeLessThanOrEqual(golden.tolerance);
    },
  );

  it("is the load itself for one repetition, by both equations", () => {
    expect(estimateOneRepMax(80, 1)).toEqual({ epleyKg: 80, brzyckiKg: 80, isRough: false });
  });

  it("is the same by both equations at 10 repetitions", () => {
    const estimate = estimateOneRepMax(60, 10);
    expect(estimate?.epleyKg).toBeCloseTo(80, 9);
    expect(estimate?.brzyckiKg).toBeCloseTo(80, 9);
  });

  it.each([
    [10, false],
    [11, true],
    [12, true],
  ])("at %i repetitions is rough: %s", (repetitions, isRough) => {
    expect(estimateOneRepMax(60, repetitions)?.isRough).toBe(isRough);
  });

  it.each([0, 13, 37, 2.5, -1, Number.NaN])("does not exist for %d repetitions", (repetitions) => {
    expect(estimateOneRepMax(60, repetitions)).toBeNull();
  });

  it.each([0, -5, Number.NaN])("does not exist for %d kg", (weightKg) => {
    expect(estimateOneRepMax(weightKg, 5)).toBeNull();
  });

  it("rises with the load and with the repetitions", () => {
    const epley = (weightKg: number, repetitions: number) => estimateOneRepMax(weightKg, repetitions)?.epleyKg ?? 0;
    const brzycki = (weightKg: number, repetitions: number) => estimateOneRepMax(weightKg, repetitions)?.brzyckiKg ?? 0;
    for (let repetitions = 1; repetitions < 12; repetitions++) {
      expect(epley(60, repetitions + 1)).toBeGreaterThan(epley(60, repetitions));
      expect(brzycki(60, repetitions + 1)).toBeGreaterThan(brzycki(60, repetitions));
      expect(epley(60.5, repetitions)).toBeGreaterThan(epley(60, repetitions));
    }
  });
});

describe("the table of percentages", () => {
  it("falls with the repetitions", () => {
    const percents = PERCENT_OF_MAXIMUM.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    expect(new Set(percents).size).toBe(percents.length);
  });
});
