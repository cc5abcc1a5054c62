import { expect, it } from "vitest";
import { WORKING_SET } from "#domain/training/sets/detailed-set.ts";
import { NEW_EXERCISE, withOwnLoad } from "./exercise-form.ts";

it("another exercise in a row leaves no kilograms of the former one", () => {
  const sets = [
    { ...WORKING_SET, max_reps: 8, load_kg: 60 },
    { ...WORKING_SET, max_reps: 5, percent: 80, percent_of: "one_rep_max" as const },
  ];
  const form = { ...NEW_EXERCISE, load: "60", sets };
  expect(withOwnLoad(form, "14")).toEqual({ load: "14", sets: [{ ...sets[0], load_kg: null }, sets[1]] });
  expect(withOwnLoad(NEW_EXERCISE, "")).toEqual({ load: "", sets: null });
});
