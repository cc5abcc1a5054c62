import type { FormErrors } from "@mantine/form";
import type { ExerciseRow } from "#contract/assessment/evaluation-fields/rows.ts";
import { AerobicRowDraft, StrengthRowDraft } from "#contract/assessment/evaluation-sections/caloric-expenditure.ts";
import type { ExerciseKind } from "#domain/assessment/energy/exercise.ts";
import { blankErrors, validateBy } from "../../../../ui/form/schema-validation.ts";

/** The fields of the other kind keep what was typed. */
export interface ExerciseForm {
  exercise_type: ExerciseKind;
  name: string | null;
  min_reps: string;
  max_reps: string;
  series: string;
  week_times: string;
  day_time: string;
  intensity: string;
}

const NEW_EXERCISE: ExerciseForm = {
  exercise_type: "Musculação",
  name: null,
  min_reps: "",
  max_reps: "",
  series: "",
  week_times: "",
  day_time: "",
  intensity: "",
};

export const exerciseFormOf = (row: ExerciseRow | null): ExerciseForm => ({ ...NEW_EXERCISE, ...row });

/** It keeps the kind and the week, because they are often the same. */
export const nextExercise = ({ exercise_type, week_times, day_time, intensity }: ExerciseForm): ExerciseForm => ({
  ...NEW_EXERCISE,
  exercise_type,
  week_times,
  day_time,
  intensity,
});

const schemaOf = ({ exercise_type }: ExerciseForm) =>
  exercise_type === "Aeróbico" ? AerobicRowDraft : StrengthRowDraft;

export const exerciseErrors = (form: ExerciseForm): FormErrors => ({
  ...validateBy<ExerciseForm>(schemaOf(form))(form),
  ...(form.exercise_type === "Aeróbico" && blankErrors({ name: form.name })),
});

/** Null while the form has errors. */
export function rowOf(form: ExerciseForm): ExerciseRow | null {
  const { data } = schemaOf(form).safeParse(form);
  return data ?? null;
}

/** No intensity is above all that a person has. */
export const capIntensity = (typed: string) => (Number(typed) > 100 ? "100" : typed);
