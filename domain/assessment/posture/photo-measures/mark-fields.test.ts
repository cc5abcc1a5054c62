import fc from "fast-check";
import { expect, it } from "vitest";
import { changedMarks, markFieldLabel, markFields, markingsOf } from "./mark-fields.ts";

const point = fc.record({ x: fc.nat(2048), y: fc.nat(2048) });
const marks = fc.record({
  points: fc.dictionary(fc.constantFrom("acromion_right", "acromion_left", "plumb_top"), point, { minKeys: 1 }),
  plumb_cm: fc.option(fc.constantFrom(5, 30.5, 300)),
});

it("marks are read back from their fields as they were placed", () => {
  fc.assert(
    fc.property(marks, fc.option(marks), (first, second) => {
      const markings = { marks: first, second };
      expect(markingsOf(markFields(markings))).toEqual(markings);
    }),
  );
});

it("the changed fields of two markings make one out of the other", () => {
  fc.assert(
    fc.property(marks, marks, (first, other) => {
      const [before, after] = [first, other].map((one) => markFields({ marks: one, second: null }));
      const changed = Object.fromEntries(changedMarks(before ?? {}, after ?? {}));
      expect(markingsOf({ ...before, ...changed })).toEqual({ marks: other, second: null });
    }),
  );
});

it("a second marking goes with the last point of the first", () => {
  expect(markingsOf({ "first:c7": "", "second:c7": "1 2" })).toEqual({ marks: null, second: null });
});

it("a field is named by its marking and its landmark, and one of another view has no name", () => {
  expect(markFieldLabel("front", "second:acromion_right")).toBe("2ª marcação: Acrômio, lado direito");
  expect(markFieldLabel("front", "first:plumb_cm")).toBe("1ª marcação: Fio de prumo (cm)");
  expect(markFieldLabel("front", "first:c7")).toBeUndefined();
  expect(markFieldLabel("front", "third:acromion_right")).toBeUndefined();
});
