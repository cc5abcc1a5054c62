import type { PerimeterKey, SkinfoldKey } from "#domain/assessment/anthropometry/measures.ts";
import type { DemoEvaluation } from "./types.ts";

/** One row per measure, one column per evaluation, the oldest first: the way a trainer reads a student's history. */
interface EvaluationTable {
  stature: readonly string[];
  weight: readonly string[];
  fcRepouso: readonly string[];
  sistole: readonly string[];
  diastole: readonly string[];
  bodyPerimeter: Partial<Record<PerimeterKey, readonly string[]>>;
  skinFold: Partial<Record<SkinfoldKey, readonly string[]>>;
}

export function evaluationsFrom(table: EvaluationTable): DemoEvaluation[] {
  return table.weight.map((_, column) => ({
    student: { stature: cell(table.stature, column), weight: cell(table.weight, column) },
    heart: {
      fcRepouso: cell(table.fcRepouso, column),
      sistole: cell(table.sistole, column),
      diastole: cell(table.diastole, column),
    },
    perimeter: { bodyPerimeter: columnOf(table.bodyPerimeter, column), skinFold: columnOf(table.skinFold, column) },
  }));
}

function columnOf<Key extends string>(
  rows: Partial<Record<Key, readonly string[]>>,
  column: number,
): Partial<Record<Key, string>> {
  const filled: Partial<Record<Key, string>> = {};
  for (const key in rows) {
    const row = rows[key];
    if (row) filled[key] = cell(row, column);
  }
  return filled;
}

function cell(row: readonly string[], column: number): string {
  const value = row[column];
  if (value === undefined) throw new Error(`An evaluation table has a row of ${row.length} without column ${column}`);
  return value;
}
