import { listInPortuguese } from "#domain/portuguese-list.ts";
import { fieldLabel, NEEDED_FIELDS } from "#domain/student-import/fields.ts";
import type { OpenFile } from "../use-import.ts";

/** What the trainer must still choose before the lines can be checked; null when nothing is missing. */
export function missingOf({ preview, plan: { columns, defaults } }: OpenFile): string | null {
  if (preview.refusal) return preview.refusal;
  const noColumn = NEEDED_FIELDS.filter((field) => !columns.includes(field));
  if (noColumn.length > 0)
    return `Escolha a coluna de: ${listInPortuguese(noColumn.map((field) => fieldLabel(field)))}.`;
  const unsaid = [
    !defaults.student_type && "student_type",
    !defaults.gender && "gender",
    defaults.days_of_week.length === 0 && "days_of_week",
  ].filter((field) => field !== false && !columns.includes(field));
  if (unsaid.length > 0)
    return `Informe para todos: ${listInPortuguese(unsaid.map((field) => fieldLabel(String(field))))}.`;
  return defaults.areaCode.length === 1 ? "O DDD tem dois dígitos." : null;
}
