import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { pick, recordOf } from "#domain/record.ts";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { fieldOf, isTextField } from "#domain/training/entry/fields.ts";
import { fromWire, toTyped } from "#domain/training/entry/names.ts";
import type { TypeField } from "#domain/training/entry/type-fields.ts";
import { readTyped } from "#domain/training/entry/typed-figures.ts";
import { placeFigures, readTypedRow } from "#domain/training/entry/typed-row.ts";
import { FIRST_FIGURES } from "#domain/training/first-figures.ts";
import { comparable } from "../../../../ui/select/accentless-filter.ts";
import type { RowDraft } from "../editor/editor-state.ts";
import { inOrder } from "../editor/training-draft.ts";
import { entryOf } from "../entry/exercise-body.ts";
import { type ExerciseForm, entryErrors, fieldsOfForm, NEW_EXERCISE } from "../entry/exercise-form.ts";
import { isTypedInTable } from "./row-figures.ts";

const formOf = (exercise: Exercise | null, figures: RowDraft): ExerciseForm => ({
  ...NEW_EXERCISE,
  ...figures,
  exercises: [exercise],
});

export const quickFields = (exercise: Exercise | null): readonly TypeField[] =>
  fieldsOfForm(formOf(exercise, {})).filter(({ field }) => isTypedInTable(fieldOf(field).kind));

export const quickErrors = (
  training: Pick<Training, "weekdays">,
  exercise: Exercise | null,
  figures: RowDraft,
): Partial<Record<string, string>> => entryErrors(formOf(exercise, figures), training);

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

export interface SpokenRow {
  readonly figures: RowDraft;
  /** Numbers that are neither figures nor part of the exercise's name, and figures that its type does not have. */
  readonly notUnderstood: readonly string[];
}

/** What was typed beside the name: "supino reto 4x8-12 40kg". */
export function spokenFigures(typed: string, exercise: Exercise): SpokenRow {
  const { name, said } = readTypedRow(typed);
  const { figures, unplaced } = placeFigures(said, fieldsOfForm(formOf(exercise, {})));
  const isInName = (word: string) => comparable(exercise.name).includes(comparable(word));
  const numbers = name.split(/\s+/).filter((word) => /\d/.test(word) && !isInName(word));
  return { figures, notUnderstood: [...numbers, ...unplaced] };
}

/** Reads also the field that was not left yet. */
export const readFigures = (fields: readonly TypeField[], row: HTMLElement): RowDraft =>
  recordOf(
    fields.flatMap((typeField) => {
      const { field } = typeField;
      const input = row.querySelector<HTMLInputElement>(`[data-cell=${field}]`);
      return isTextField(field) ? [[field, readTyped(input?.value ?? "", typeField)] as const] : [];
    }),
  );

export const newRow = (id: number, exercise: Exercise, figures: RowDraft): TrainingEntry =>
  entryOf(formOf(exercise, figures), [], id, undefined);
