import {
  type ExerciseRow,
  isAerobic,
  isStrength,
  rowsIn,
  textOf,
} from "#contract/assessment/evaluation-fields/rows.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";

/** Strength first, as the figures are computed, each kind in the order in which it was entered. */
const ordered = (rows: readonly ExerciseRow[]): readonly ExerciseRow[] => [
  ...rows.filter(isStrength),
  ...rows.filter(isAerobic),
];

export const tableRows = ({ muscle_items, aerobic_items }: Values): readonly ExerciseRow[] => [
  ...rowsIn(muscle_items),
  ...rowsIn(aerobic_items),
];

export const rowValues = (rows: readonly ExerciseRow[]): Values => ({
  muscle_items: textOf(rows.filter(isStrength)),
  aerobic_items: textOf(rows.filter(isAerobic)),
});

export const withRow = (rows: readonly ExerciseRow[], row: ExerciseRow) => ordered([...rows, row]);

export const withoutRow = (rows: readonly ExerciseRow[], index: number) => rows.toSpliced(index, 1);

export const replaceRow = (rows: readonly ExerciseRow[], index: number, row: ExerciseRow) =>
  ordered(rows.toSpliced(index, 1, row));

export const restoreRow = (rows: readonly ExerciseRow[], index: number, row: ExerciseRow) =>
  ordered(rows.toSpliced(index, 0, row));
