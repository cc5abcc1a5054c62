import { fieldLabel } from "#domain/import/spreadsheet/columns.ts";
import { STUDENT_COLUMNS } from "#domain/import/students/fields.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import type { OpenFile } from "../../../ui/import/use-import.ts";
import type { StudentAnswers } from "./student-sheet.ts";

/** Null when nothing is missing. */
export function unsaidOf({ plan: { columns, answers } }: OpenFile<StudentAnswers>): string | null {
  const { defaults } = answers;
  const unsaid = [
    !defaults.student_type && "student_type",
    !defaults.gender && "gender",
    defaults.days_of_week.length === 0 && "days_of_week",
  ].filter((field) => field !== false && !columns.includes(field));
  if (unsaid.length > 0)
    return `Informe para todos: ${listInPortuguese(unsaid.map((field) => fieldLabel(STUDENT_COLUMNS, String(field))))}.`;
  return defaults.areaCode.length === 1 ? "O DDD tem dois dígitos." : null;
}
