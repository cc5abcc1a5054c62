import { mergeLists } from "#domain/merge-lists.ts";
import type { AerobicRowDraft, CaloricRow, StrengthRowDraft } from "../evaluation-sections/caloric-expenditure.ts";

/** A row keeps typed values alone: its figures are derived. */
export type ExerciseRow = AerobicRowDraft | StrengthRowDraft;

/** A text that holds no list gives no rows. */
export function rowsIn(text: string | undefined): readonly ExerciseRow[] {
  const rows: unknown = text ? JSON.parse(text) : [];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

const isRow = (row: unknown): row is ExerciseRow => typeof row === "object" && row !== null && "exercise_type" in row;

export const isStrength = (row: ExerciseRow): row is StrengthRowDraft => row.exercise_type === "Musculação";
export const isAerobic = (row: ExerciseRow): row is AerobicRowDraft => row.exercise_type === "Aeróbico";

/** Equal rows give equal texts; no rows give a blank. */
export const textOf = (rows: readonly (ExerciseRow | CaloricRow)[]): string =>
  rows.length === 0 ? "" : JSON.stringify(rows.map(bare));

function bare(row: ExerciseRow | CaloricRow): ExerciseRow {
  const { exercise_type, week_times, day_time, intensity } = row;
  const session = { week_times, day_time, intensity };
  if (exercise_type === "Aeróbico") return { exercise_type, name: row.name, ...session };
  const { min_reps, max_reps, series } = row;
  return { exercise_type, min_reps, max_reps, series, ...session };
}

/** Keeps their rows, without those that were removed here and with those that were added here. */
export function mergedRows(base: string | undefined, mine: string | undefined, theirs: string | undefined): string {
  return textOf(mergeLists(keyed(mine), keyed(base), keyed(theirs), { keyOf: ({ key }) => key }).map(({ row }) => row));
}

/** Rows have no ids: the second of two equal ones is another row than the first. */
function keyed(list: string | undefined) {
  const texts = rowsIn(list).map((row) => JSON.stringify(row));
  return rowsIn(list).map((row, index) => {
    const repeats = texts.slice(0, index).filter((text) => text === texts[index]).length;
    return { row, key: `${repeats} ${texts[index]}` };
  });
}
