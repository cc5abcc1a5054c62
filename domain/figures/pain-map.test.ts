import { expect, it } from "vitest";
import { PAINFUL_AREAS } from "../training/painful-area-table.ts";
import { areaAt, PAIN_MAP, PAIN_PLACES } from "./pain-map.ts";

it("every area has a place on the body, where a tap finds it on either side", () => {
  expect(new Set(PAIN_PLACES.map(({ area }) => area))).toEqual(new Set(PAINFUL_AREAS));
  for (const { area, x, y } of PAIN_PLACES) {
    expect(areaAt(x, y)).toBe(area);
    expect(areaAt(x + 2, y + 2)).toBe(area);
  }
});

it("a tap beside the body is none", () => {
  expect([areaAt(0, 0), areaAt(PAIN_MAP.width / 2, 170), areaAt(PAIN_MAP.width, PAIN_MAP.height)]).toEqual([
    null,
    null,
    null,
  ]);
});
