import { expect, it } from "vitest";
import { exerciseWork } from "./exercise-work.ts";

const set = (repetitions: number | null, load_kg: number | null) => ({ repetitions, load_kg });

it("counts the sets, sums repetitions times load and finds the heaviest set", () => {
  expect(exerciseWork([set(10, 40), set(8, 45), set(9, 45), set(8, 42.5)])).toEqual({
    sets: 4,
    tonnageKg: 400 + 360 + 405 + 340,
    top: { loadKg: 45, repetitions: 9 },
  });
});

it.each([
  ["the body's own weight", set(12, 0)],
  ["a load that was not noted", set(12, null)],
  ["repetitions that were not noted", set(null, 40)],
])("%s is a set without tonnage", (_, one) => {
  expect(exerciseWork([one])).toEqual({ sets: 1, tonnageKg: 0, top: null });
});
