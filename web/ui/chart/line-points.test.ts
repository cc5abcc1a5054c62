import { describe, expect, it } from "vitest";
import { linePoints } from "./line-points.ts";

describe("a sparkline", () => {
  it("draws a line over the values that there are, and none through fewer than two", () => {
    expect(linePoints([90, null, 84.5], 100, 20)).toBe("0,0 100,20");
    expect(linePoints([80, 80], 100, 20)).toBe("0,10 100,10");
    expect(linePoints([null, 80], 100, 20)).toBe("");
  });
});
