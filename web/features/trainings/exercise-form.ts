import type { TrainingEntry } from "#contract/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { type EntryField, type EntryRefusals, refusalsOfEntry } from "#domain/training/entry-rules.ts";
import { isPyramid, NO_TECHNIQUE, NORMAL_SERIES } from "#domain/training/techniques.ts";
import type { Exercise } from "../exercises/data.ts";

/** What the dialog needs of a chosen exercise. */
export type ChosenExercise = Pick<Exercise, "id" | "name" | "exercise_type">;

/** An entry as its form holds it: every field a text, "" while empty. */
export interface ExerciseForm {
  technique: string | null;
  exercises: (ChosenExercise | null)[];
  series: string;
  minReps: string;
  maxReps: string;
  pyramidReps: string;
  rest: string;
  cadence: string;
  time: string;
  seriesTypeId: string;
  notes: string;
}

export const NEW_EXERCISE: ExerciseForm = {
  technique: NO_TECHNIQUE,
  exercises: [null],
  series: "",
  minReps: "",
  maxReps: "",
  pyramidReps: "",
  rest: "",
  cadence: "",
  time: "",
  seriesTypeId: String(NORMAL_SERIES),
  notes: "",
};

const text = (value: string | number | null) => (value === null ? "" : String(value));

export const exerciseFormOf = (entry: TrainingEntry): ExerciseForm => ({
  technique: entry.exercise_technic?.name ?? NO_TECHNIQUE,
  exercises: exercisesOf(entry).map(({ id, name, exercise_type }) => ({ id, name, exercise_type })),
  ...prescriptionOf(entry),
  seriesTypeId: text(entry.series_type_id) || String(NORMAL_SERIES),
  notes: text(entry.observacao),
});

/** The figures alone: also what the next exercise of a training can start from. */
export const prescriptionOf = (entry: TrainingEntry) => ({
  series: text(entry.series),
  minReps: text(entry.min_reps),
  maxReps: text(entry.max_reps),
  pyramidReps: text(entry.reps_pattern),
  rest: text(entry.descanco),
  cadence: text(entry.cadencia),
  time: text(entry.tempo),
});

/** The first exercise decides which fields there are; undefined while none is chosen. */
export const typeOfForm = ({ exercises }: ExerciseForm) => exercises[0]?.exercise_type;

export const refusalsOf = (form: ExerciseForm): EntryRefusals =>
  refusalsOfEntry({
    ...form,
    exerciseType: typeOfForm(form) ?? "",
    exerciseIds: form.exercises.map((exercise) => exercise?.id ?? null),
    heartRate: "",
    hiit: false,
    sprintCount: "",
    sprintInterval: "",
  });

/** The refusals under the form's own paths: an exercise's slot is `exercises.1`. */
export function errorsOf(form: ExerciseForm): Record<string, string> {
  const { exerciseIds, ...fields } = refusalsOf(form);
  const empty = form.exercises.flatMap((exercise, slot) =>
    exercise === null ? [[`exercises.${slot}`, exerciseIds]] : [],
  );
  return { ...fields, ...(exerciseIds && Object.fromEntries(empty)) };
}

const LABELS: Readonly<Partial<Record<EntryField, string>>> = {
  technique: "Técnica de Intensificação",
  exerciseIds: "Nome do Exercício",
  series: "Séries",
  minReps: "Rep. mín.",
  maxReps: "Rep. máx.",
  pyramidReps: "Repetições por série",
  rest: "Descanso",
  cadence: "Cadência",
  time: "Tempo",
};

/** Why the form cannot be saved yet; null when it can. */
export function missingIn(form: ExerciseForm): string | null {
  const fields = Object.keys(refusalsOf(form));
  if (fields.includes("exerciseIds")) return "Falta escolher o exercício";
  const labels = Object.entries(LABELS).flatMap(([field, label]) => (fields.includes(field) ? [label] : []));
  return labels.length === 0 ? null : `Verifique: ${labels.join(", ")}`;
}

/** Which of the two ways of saying repetitions is in use. */
export const usesPattern = (form: ExerciseForm) => isPyramid(form.technique);
