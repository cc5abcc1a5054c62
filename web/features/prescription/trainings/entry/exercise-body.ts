import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { typeOfEntry } from "#domain/training/blocks.ts";
import type { EntryField, Prescription } from "#domain/training/entry/fields.ts";
import { combine, fromTyped, fromWire, NOTHING_PRESCRIBED, toWire } from "#domain/training/entry/names.ts";
import { withSetsSummary } from "#domain/training/entry/sets-summary.ts";
import { PRESCRIBED, type TypeField } from "#domain/training/entry/type-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { isAdvanced, NORMAL_SERIES } from "#domain/training/techniques.ts";
import type { ExerciseTechnic } from "../../../catalogue/exercises/data.ts";
import { type ExerciseForm, fieldsOfForm, typeOfForm, withTimes } from "./exercise-form.ts";

export function entryOf(
  form: ExerciseForm,
  techniques: readonly ExerciseTechnic[],
  id: number,
  edited: TrainingEntry | undefined,
): TrainingEntry {
  const technique = isAdvanced(form.technique) ? techniques.find(({ name }) => name === form.technique) : undefined;
  return {
    id,
    sq: 0,
    order: 0,
    ...toWire(prescribedBy(form, edited)),
    exercise: form.exercises.filter((exercise) => exercise !== null),
    exercise_technic: technique ?? null,
  };
}

/** A field that does not apply is emptied: a pyramid has no maximum. One that the type lacks stays, unless the type changed. */
function prescribedBy(form: ExerciseForm, edited: TrainingEntry | undefined): Prescription {
  const type = typeOfForm(form);
  const typed = fromTyped(withTimes(form));
  const nothing = { ...NOTHING_PRESCRIBED, seriesTypeId: NORMAL_SERIES };
  const stored = edited && typeOfEntry(edited) === type ? fromWire(edited) : nothing;
  const has = (fields: readonly TypeField[], field: EntryField) => fields.some((one) => one.field === field);
  const prescribed = combine((field) => {
    if (has(fieldsOfForm(form), field) || isCarried(field, type)) return typed;
    if (field === "sets") return nothing;
    return type && has(PRESCRIBED[type].fields, field) ? nothing : stored;
  });
  return withSetsSummary(prescribed, form.technique);
}

/** Fields of any row; sets in detail are of exercises with a load. */
const isCarried = (field: EntryField, type: ExerciseTypeValue | undefined): boolean =>
  field === "group" || field === "noSwap" || (field === "sets" && type !== undefined && PRESCRIBED[type].load === true);
