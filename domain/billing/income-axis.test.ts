import { describe, expect, it } from "vitest";
import { axisTop } from "./income-axis.ts";

describe("the top of the axis", () => {
  it("is 5 % above the highest point, and never 0", () => {
    expect(axisTop([100, 200, 0])).toBe(210);
    expect(axisTop([0, 0])).toBe(1);
    expect(axisTop([])).toBe(1);
  });
});
