import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percentagesOf } from "./percentages.ts";

const hundredths = (percentages: readonly number[]) => percentages.map((one) => Math.round(one * 100));
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe("the shares of counts", () => {
  it.each([
    [
      [1, 1, 1],
      [33.34, 33.33, 33.33],
    ],
    [
      [2, 1, 0],
      [66.67, 33.33, 0],
    ],
    [
      [1, 2, 0],
      [33.33, 66.67, 0],
    ],
    [
      [1, 1, 5],
      [14.29, 14.28, 71.43],
    ],
    [
      [7, 0, 0],
      [100, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [[], []],
  ])("of %j are %j", (counts, percentages) => expect(percentagesOf(counts)).toEqual(percentages));

  const counts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 }).filter((all) => sumOf(all) > 0);

  it("add up to 100, and each is within a hundredth of its exact share", () => {
    fc.assert(
      fc.property(counts, (all) => {
        const shares = hundredths(percentagesOf(all));
        expect(sumOf(shares)).toBe(10_000);
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - ((all[index] ?? 0) * 10_000) / sumOf(all))).toBeLessThan(1);
      }),
    );
  });

  it("never give a smaller count the larger share, nor anything to nothing", () => {
    fc.assert(
      fc.property(counts, (all) => {
        const shares = percentagesOf(all);
        const byCount = all.map((count, index) => ({ count, share: shares[index] ?? 0 }));
        const sorted = byCount.toSorted((one, other) => one.count - other.count || one.share - other.share);
        expect(sorted.map(({ share }) => share)).toEqual(shares.toSorted((one, other) => one - other));
        for (const { count, share } of byCount) if (count === 0) expect(share).toBe(0);
      }),
    );
  });
});
