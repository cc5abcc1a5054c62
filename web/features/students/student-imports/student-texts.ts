import { fieldLabel } from "#domain/import/spreadsheet/columns.ts";
import { CLOSED_ANSWERS } from "#domain/import/students/choice-cells.ts";
import { NEEDED_FIELDS, STUDENT_COLUMNS } from "#domain/import/students/fields.ts";
import { TEMPLATE_CSV, TEMPLATE_NAME } from "#domain/import/students/template.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import type { ImportTexts } from "../../../ui/import/import-noun.ts";
import type { OpenFile } from "../../../ui/import/use-import.ts";
import { STUDENT_SHEET, type StudentAnswers } from "./student-sheet.ts";

export const STUDENT_TEXTS: ImportTexts = {
  kinds: STUDENT_COLUMNS,
  one: STUDENT_SHEET.one,
  many: STUDENT_SHEET.many,
  most: STUDENT_SHEET.most,
  needed: NEEDED_FIELDS,
  hints: [
    "São necessárias: nome, e-mail, celular e data de nascimento.",
    "Tipo, gênero e dias disponíveis podem ser informados para todos de uma vez.",
  ],
  template: { name: TEMPLATE_NAME, csv: TEMPLATE_CSV },
  facts: [
    { key: "email", label: "E-mail", missing: "Sem e-mail" },
    { key: "cellphone", label: "Celular", missing: "Sem celular" },
    { key: "birthdate", label: "Nascimento", missing: "Sem nascimento" },
  ],
  choicesOf: (field) => CLOSED_ANSWERS.get(field),
};

/** Null when no answer is missing. */
export function missingAnswersText({ plan: { columns, answers } }: OpenFile<StudentAnswers>): string | null {
  const { defaults } = answers;
  const missing = [
    !defaults.student_type && "student_type",
    !defaults.gender && "gender",
    defaults.days_of_week.length === 0 && "days_of_week",
  ].filter((field) => field !== false && !columns.includes(field));
  if (missing.length > 0)
    return `Informe para todos: ${listInPortuguese(missing.map((field) => fieldLabel(STUDENT_COLUMNS, String(field))))}.`;
  return defaults.areaCode.length === 1 ? "O DDD tem dois dígitos." : null;
}
