import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsThirdReading, valueOfReadings } from "./readings.ts";

describe("the value of a measure's readings", () => {
  it.each([
    [[], null],
    [[12.4], 12.4],
    [[12, 13], 12.5],
    [[10.1, 10.2], 10.15],
    [[12, 18, 13], 13],
    [[13, 12, 18], 13],
  ])("%j is %s: the only one, the mean of two, the median of three", (readings, value) => {
    expect(valueOfReadings(readings)).toBe(value);
  });

  it("lies between the readings, in whatever order they were taken", () => {
    const reading = fc.integer({ min: 100, max: 9000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1, maxLength: 3 }), (readings) => {
        const value = valueOfReadings(readings) ?? Number.NaN;
        expect(value).toBeGreaterThanOrEqual(Math.min(...readings) - 0.005);
        expect(value).toBeLessThanOrEqual(Math.max(...readings) + 0.005);
        expect(valueOfReadings(readings.toReversed())).toBe(value);
      }),
    );
  });
});

describe("a third reading", () => {
  it.each([
    // 1 mm of 20 mm is 5 % of their mean.
    ["triceps", 19.5, 20.5, false],
    ["triceps", 19.49, 20.51, true],
    ["triceps", 20.5, 19.5, false],
    // 1 cm of 100 cm is 1 %.
    ["cintura", 99.5, 100.5, false],
    ["cintura", 99.49, 100.51, true],
    ["cintura", 80, 80, false],
  ])("of %s is asked for after %d and %d: %s", (key, first, second, asked) => {
    expect(needsThirdReading(key, first, second)).toBe(asked);
  });
});
