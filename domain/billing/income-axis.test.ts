import { describe, expect, it } from "vitest";
import { axisTicks, axisTop } from "./income-axis.ts";

describe("the top of the axis", () => {
  it("is 5 % above the highest point, and never 0", () => {
    expect(axisTop([100, 200, 0])).toBe(210);
    expect(axisTop([0, 0])).toBe(1);
    expect(axisTop([])).toBe(1);
  });
});

describe("the marks of the axis", () => {
  it("are round, begin at 0 and stay below the top", () => {
    expect(axisTicks(13582.8)).toEqual([0, 2500, 5000, 7500, 10000, 12500]);
    expect(axisTicks(2381.4)).toEqual([0, 500, 1000, 1500, 2000]);
    expect(axisTicks(1)).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]);
  });
});
