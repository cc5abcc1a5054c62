import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { pick } from "#domain/record.ts";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { type FieldKind, fieldOf } from "#domain/training/entry/fields.ts";
import { fromWire, toTyped } from "#domain/training/entry/names.ts";
import type { TypeField } from "#domain/training/entry/type-fields.ts";
import { FIRST_FIGURES } from "#domain/training/first-figures.ts";
import type { RowDraft } from "../editor/editor-state.ts";
import { inOrder } from "../editor/training-draft.ts";
import { type ExerciseForm, fieldsOfForm, NEW_EXERCISE } from "./exercise-form.ts";

/** Flags exclude each other, and notes are long: both belong to the form. */
const TYPED_IN_TABLE: readonly FieldKind[] = ["count", "load", "time", "duration", "cadence", "pattern"];
export const isTypedInTable = (kind: FieldKind): boolean => TYPED_IN_TABLE.includes(kind);

export const formOf = (exercise: Exercise | null, figures: RowDraft): ExerciseForm => ({
  ...NEW_EXERCISE,
  ...figures,
  exercises: [exercise],
});

export const quickFields = (exercise: Exercise | null): readonly TypeField[] =>
  fieldsOfForm(formOf(exercise, {})).filter(({ field }) => isTypedInTable(fieldOf(field).kind));

/**
 * Those of the row above of the same type, else of the last one in another training, else what a first row begins with. A pyramid's are
 * its own, and so is a load: `lastLoad` is the student's of this very exercise, empty without one.
 */
export function proposedFigures(
  trainings: readonly Training[],
  trainingId: number,
  exercise: Exercise | null,
  lastLoad: string,
): RowDraft {
  if (!exercise) return {};
  const isOwn = ({ id }: Training) => id === trainingId;
  const ownLast = [...trainings.filter((training) => !isOwn(training)), ...trainings.filter(isOwn)];
  const rows = ownLast.flatMap(({ exercises }) => inOrder(exercises));
  const above = rows.findLast((row) => typeOfEntry(row) === exercise.exercise_type && !row.reps_pattern);
  const former = above ? fromWire(above) : FIRST_FIGURES[exercise.exercise_type];
  if (!former) return {};
  return pick(
    { ...toTyped(former), load: lastLoad },
    quickFields(exercise).map(({ field }) => field),
  );
}
