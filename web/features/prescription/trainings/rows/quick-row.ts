import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { isTextField } from "#domain/training/entry/fields.ts";
import type { TypeField } from "#domain/training/entry/type-fields.ts";
import { readFigure } from "#domain/training/entry/typed-figures.ts";
import { placeFigures, readTypedRow } from "#domain/training/entry/typed-row.ts";
import { comparable } from "../../../../ui/select/accentless-filter.ts";
import type { RowDraft } from "../editor/editor-state.ts";
import { entryOf } from "../entry/exercise-body.ts";
import { entryErrors, fieldsOfForm } from "../entry/exercise-form.ts";
import { formOf } from "../entry/proposed-figures.ts";

export const quickErrors = (
  training: Pick<Training, "weekdays">,
  exercise: Exercise | null,
  figures: RowDraft,
): Partial<Record<string, string>> => entryErrors(formOf(exercise, figures), training);

export interface SpokenRow {
  readonly figures: RowDraft;
  /** Numbers that are neither figures nor part of the exercise's name, and figures that its type does not have. */
  readonly notUnderstood: readonly string[];
}

/** Figures that were typed beside the name: "supino reto 4x8-12 40kg". */
export function spokenFigures(typed: string, exercise: Exercise): SpokenRow {
  const { name, said } = readTypedRow(typed);
  const { figures, unplaced } = placeFigures(said, fieldsOfForm(formOf(exercise, {})));
  const isInName = (word: string) => comparable(exercise.name).includes(comparable(word));
  const numbers = name.split(/\s+/).filter((word) => /\d/.test(word) && !isInName(word));
  return { figures, notUnderstood: [...numbers, ...unplaced] };
}

/** Reads also the field that was not left yet. A range that stands in one field is more than what the other says. */
export function readFigures(fields: readonly TypeField[], row: HTMLElement): RowDraft {
  const read = fields
    .filter(({ field }) => isTextField(field))
    .map((typeField) => {
      const input = row.querySelector<HTMLInputElement>(`[data-cell=${typeField.field}]`);
      return readFigure(input?.value ?? "", typeField);
    })
    .sort((one, other) => Object.keys(one).length - Object.keys(other).length);
  return Object.assign({}, ...read);
}

export const newRow = (id: number, exercise: Exercise, figures: RowDraft): TrainingEntry =>
  entryOf(formOf(exercise, figures), [], id, undefined);
