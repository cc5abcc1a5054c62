import { expect, it } from "vitest";
import { steppedZoom } from "./zoom.ts";

it.each([
  [1, 1, 1.1],
  [1, -1, 0.9],
  [0.6, -1, 0.5],
  [0.5, -1, 0.5],
  [2.9, 1, 3],
  [3, 1, 3],
  // Between two steps, as after a pinch.
  [1.234, 1, 1.3],
  [0.3, 1, 0.5],
])("a zoom of %d goes in steps of a tenth between 0.5 and 3: %i step to %d", (scale, steps, next) => {
  expect(steppedZoom(scale, steps)).toBe(next);
});
