import { expect, test } from "vitest";
import { moved, NO_MARKS, nextLandmark, pixelAt, withoutPoint, withPoint } from "./marking.ts";

const PHOTO = { width: 600, height: 800 };

test("a press is the pixel under it, of a photo in the middle of a wider or a higher box", () => {
  const wide = { left: 10, top: 20, width: 800, height: 400 };
  expect(pixelAt({ x: 10 + 250, y: 20 }, wide, PHOTO)).toEqual({ x: 0, y: 0 });
  expect(pixelAt({ x: 10 + 400, y: 20 + 200 }, wide, PHOTO)).toEqual({ x: 300, y: 400 });
  const high = { left: 0, top: 0, width: 300, height: 900 };
  expect(pixelAt({ x: 150, y: 450 }, high, PHOTO)).toEqual({ x: 300, y: 400 });
});

test("a press beside the photo and a move over its edge stay on the edge", () => {
  expect(pixelAt({ x: 0, y: 5000 }, { left: 0, top: 0, width: 600, height: 800 }, PHOTO)).toEqual({ x: 0, y: 800 });
  expect(moved({ x: 1, y: 799 }, { x: -10, y: 10 }, PHOTO)).toEqual({ x: 0, y: 800 });
});

test("after a point comes the next one without, from the start again after the last", () => {
  const landmarks = [{ key: "a" }, { key: "b" }, { key: "c" }];
  const marks = withPoint(withPoint(NO_MARKS, "b", { x: 1, y: 1 }), "c", { x: 1, y: 1 });
  expect(nextLandmark(landmarks, NO_MARKS, "a")).toBe("b");
  expect(nextLandmark(landmarks, marks, "c")).toBe("a");
  expect(nextLandmark(landmarks, withPoint(marks, "a", { x: 1, y: 1 }), "a")).toBeNull();
  expect(withoutPoint(marks, "b").points).toEqual({ c: { x: 1, y: 1 } });
});
