import { describe, expect, it } from "vitest";
import { beatsTest, strengthRecord } from "./strength-record.ts";

const record = (repetitions: number, load_kg: number) => {
  const best = strengthRecord([{ repetitions, load_kg }]);
  if (!best) throw new Error("1 to 10 repetitions are a record");
  return best;
};

describe("a done set", () => {
  it("may feed a strength test up to 10 repetitions", () => {
    expect(record(10, 40)).toMatchObject({ repetitions: 10, load_kg: 40 });
    expect(strengthRecord([{ repetitions: 11, load_kg: 40 }])).toBeNull();
  });

  it.each([
    // 60 · (1 + 8 / 30) = 76.
    ["a higher estimated 1RM", 9, 60, { repetitions: 8, weight_kg: 60 }, true],
    ["the same estimated 1RM", 8, 60, { repetitions: 8, weight_kg: 60 }, false],
    ["a lower estimated 1RM", 7, 60, { repetitions: 8, weight_kg: 60 }, false],
    ["an empty test", 10, 20, { repetitions: null, weight_kg: null }, true],
    ["a test without repetitions, by its load", 1, 60, { repetitions: null, weight_kg: 60 }, false],
    ["a test without repetitions, above its load", 2, 60, { repetitions: null, weight_kg: 60 }, true],
    // 80 · (1 + 10 / 30) = 106.7, but the suggested loads would fall.
    ["a higher estimated 1RM with a lower load", 10, 80, { repetitions: 1, weight_kg: 100 }, false],
  ])("against %s", (_, repetitions, load, test, beats) => {
    expect(beatsTest(record(repetitions, load), test)).toBe(beats);
  });
});
