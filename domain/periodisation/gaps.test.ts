import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar-date.ts";
import { firstGap } from "./gaps.ts";
import { overlap } from "./period.ts";
import { endDateFromWeeks, splitIntoMicrocycles } from "./weeks.ts";

const START = "2026-03-02";
const whole = { startDate: START, endDate: endDateFromWeeks(START, 4) };
const weeks = splitIntoMicrocycles(START, 4);

describe("the free days of a mesocycle", () => {
  it("are none while every week has its microcycle", () => expect(firstGap(whole, weeks)).toBeNull());

  it("are all of it without microcycles", () => expect(firstGap(whole, [])).toEqual(whole));

  it.each([
    [0, "2026-03-02", "2026-03-08"],
    [2, "2026-03-16", "2026-03-22"],
    [3, "2026-03-23", "2026-03-29"],
  ])("are those of the removed week %d", (removed, startDate, endDate) => {
    const left = weeks.toSpliced(removed, 1).toReversed();
    expect(firstGap(whole, left)).toEqual({ startDate, endDate });
  });

  it("do not count where they are a single day", () => {
    const taken = [{ startDate: START, endDate: addDays(whole.endDate, -1) }];
    expect(firstGap(whole, taken)).toBeNull();
  });

  it("lie within the mesocycle and touch no microcycle", () => {
    fc.assert(
      fc.property(fc.subarray([...weeks]), (taken) => {
        const gap = firstGap(whole, taken);
        expect(gap === null).toBe(taken.length === weeks.length);
        if (gap) expect(taken.some((one) => overlap(one, gap))).toBe(false);
      }),
    );
  });
});
