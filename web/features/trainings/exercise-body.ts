import type { TrainingEntry } from "#contract/trainings.ts";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { isAdvanced } from "#domain/training/techniques.ts";
import type { ExerciseTechnic } from "../exercises/data.ts";
import { type ExerciseForm, typeOfForm, usesPattern } from "./exercise-form.ts";
import { type EntryBody, toEntryBody } from "./training-draft.ts";

const count = (typed: string) => (typed === "" ? null : Number(typed));
const orNull = (typed: string) => typed.trim() || null;

/**
 * The entry to send. What the form has no field for is kept from the entry being edited, unless it became one of another
 * type: a stretch does not inherit a cadence.
 */
export function entryBodyOf(
  form: ExerciseForm,
  techniques: readonly ExerciseTechnic[],
  edited: TrainingEntry | undefined,
): EntryBody {
  const kept = edited && typeOfEntry(edited) === typeOfForm(form) ? toEntryBody(edited) : {};
  const technique = isAdvanced(form.technique) ? techniques.find(({ name }) => name === form.technique) : undefined;
  return {
    ...kept,
    exercise: form.exercises.flatMap((exercise) => (exercise ? [{ id: exercise.id }] : [])),
    exercise_technic: technique ? { id: technique.id } : null,
    ...prescribed(form),
    series_type_id: Number(form.seriesTypeId),
    observacao: orNull(form.notes),
  };
}

/** Only the figures that the form shows for its type are sent. */
function prescribed(form: ExerciseForm): Partial<EntryBody> {
  const sets = { series: count(form.series), descanco: orNull(form.rest) };
  if (typeOfForm(form) === "stretching") return { ...sets, tempo: orNull(form.time) };
  const repetitions = usesPattern(form)
    ? { min_reps: null, max_reps: null, reps_pattern: orNull(form.pyramidReps) }
    : { min_reps: count(form.minReps), max_reps: count(form.maxReps), reps_pattern: null };
  return { ...sets, ...repetitions, cadencia: orNull(form.cadence) };
}
