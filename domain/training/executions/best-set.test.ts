import { describe, expect, it } from "vitest";
import { bestSet } from "./best-set.ts";

const set = (repetitions: number | null, load_kg: number | null) => ({ repetitions, load_kg });

describe("the best set", () => {
  it("is the one with the highest estimated 1RM, not the heaviest", () => {
    // 60 · (1 + 10 / 30) = 80; 70 · (1 + 2 / 30) = 74.67.
    const best = bestSet([set(2, 70), set(10, 60)]);
    expect(best).toMatchObject({ repetitions: 10, load_kg: 60 });
    expect(best?.one_rep_max_kg).toBeCloseTo(80, 9);
  });

  it.each([
    [12, true],
    [13, false],
  ])("of %d repetitions exists: %s", (repetitions, exists) => {
    expect(bestSet([set(repetitions, 20)]) !== null).toBe(exists);
  });

  it.each([
    [10, true],
    [11, false],
  ])("of %d repetitions exists within 10: %s", (repetitions, exists) => {
    expect(bestSet([set(repetitions, 20)], 10) !== null).toBe(exists);
  });

  it("needs a load and a repetition", () => {
    expect(bestSet([set(0, 20), set(10, 0), set(null, 20), set(10, null)])).toBeNull();
  });
});
