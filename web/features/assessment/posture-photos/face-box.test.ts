import { expect, it } from "vitest";
import { movedBy, resizedBy } from "./face-box.ts";

const box = { x: 0.4, y: 0.1, width: 0.2, height: 0.2 };

it("a covered face moves, and stops at the edges of the photo", () => {
  expect(movedBy(box, 0.1, 0.1)).toEqual({ ...box, x: 0.5, y: 0.2 });
  expect(movedBy(box, 9, -9)).toEqual({ ...box, x: 0.8, y: 0 });
});

it("a covered face grows to the edges, and never shrinks to nothing", () => {
  expect(resizedBy(box, 9, 9)).toEqual({ ...box, width: 0.6, height: 0.9 });
  expect(resizedBy(box, -9, -9)).toEqual({ ...box, width: 0.03, height: 0.03 });
});
