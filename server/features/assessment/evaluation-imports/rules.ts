import type { PastEvaluationDraft } from "#contract/assessment/evaluation-imports.ts";
import { bloodPressureOf } from "#contract/assessment/evaluation-sections/heart.ts";
import { pressureError } from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import { evaluationDayError } from "#domain/assessment/circumstances.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";

export interface ImportedRow {
  readonly line: number;
  readonly evaluation: PastEvaluationDraft;
}

/** By the field's place in the row. */
export function refusalsOfRow(
  { evaluated_on: day, evaluated_items: { heart = {} } }: PastEvaluationDraft,
  birthdate: CalendarDate | null,
  today: CalendarDate,
): Readonly<Record<string, string>> {
  const dayError = evaluationDayError(day, today, birthdate);
  const pressure = bloodPressureOf(heart);
  const contradiction = pressure && pressureError(pressure);
  return {
    ...(dayError !== null && { evaluated_on: dayError }),
    ...(contradiction !== null && { "evaluated_items.heart.diastole": contradiction }),
  };
}

const dayKey = ({ evaluation: { student_id, evaluated_on } }: ImportedRow) => `${student_id} ${evaluated_on}`;

/** The first row of a student and day counts. `takenDays` holds the days on which each student has an evaluation. */
export function rowsToImport(
  rows: readonly ImportedRow[],
  takenDays: ReadonlyMap<number, readonly CalendarDate[]>,
): readonly ImportedRow[] {
  const first = new Map(rows.toReversed().map((row) => [dayKey(row), row]));
  return rows.filter((row) => {
    const { student_id, evaluated_on } = row.evaluation;
    return first.get(dayKey(row)) === row && !takenDays.get(student_id)?.includes(evaluated_on);
  });
}
