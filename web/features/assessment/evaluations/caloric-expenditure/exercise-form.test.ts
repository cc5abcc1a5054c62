import { describe, expect, it } from "vitest";
import { capIntensity, exerciseErrors, exerciseFormOf, nextExercise, rowOf } from "./exercise-form.ts";

const REQUIRED = "Este campo não pode ficar em branco";
const SESSION = { week_times: "3", day_time: "40", intensity: "70" };

describe("the form of an exercise", () => {
  it("asks for every field of its kind", () => {
    const empty = exerciseFormOf(null);
    const session = { week_times: REQUIRED, day_time: REQUIRED, intensity: REQUIRED };
    expect(exerciseErrors(empty)).toEqual({ min_reps: REQUIRED, max_reps: REQUIRED, series: REQUIRED, ...session });
    expect(exerciseErrors({ ...empty, exercise_type: "Aeróbico" })).toEqual({ name: REQUIRED, ...session });
    expect(rowOf(empty)).toBeNull();
  });

  it("is the row that is sent, without what belongs to the other kind", () => {
    const form = { ...exerciseFormOf(null), ...SESSION, min_reps: "8", max_reps: "12", series: "60", name: "Trote" };
    expect(rowOf(form)).toEqual({
      exercise_type: "Musculação",
      min_reps: "8",
      max_reps: "12",
      series: "60",
      ...SESSION,
    });
    expect(rowOf({ ...form, exercise_type: "Aeróbico" })).toEqual({
      exercise_type: "Aeróbico",
      name: "Trote",
      ...SESSION,
    });
  });

  it("refuses more repetitions at least than at most", () => {
    const form = { ...exerciseFormOf(null), ...SESSION, min_reps: "12", max_reps: "8", series: "60" };
    expect(exerciseErrors(form)).toEqual({ max_reps: "Deve ser igual ou maior que as repetições mínimas" });
  });

  it("keeps the kind and the week for the next exercise", () => {
    const form = { ...exerciseFormOf(null), ...SESSION, exercise_type: "Aeróbico" as const, name: "Trote" };
    expect(nextExercise(form)).toEqual({ ...form, name: null });
  });

  it("holds the intensity at 100 while it is typed", () => {
    expect(["99", "100", "101", "999", ""].map(capIntensity)).toEqual(["99", "100", "100", "100", ""]);
  });
});
