import { CLOSED_ANSWERS } from "#domain/import/students/choice-cells.ts";
import { NEEDED_FIELDS, STUDENT_COLUMNS } from "#domain/import/students/fields.ts";
import { TEMPLATE_CSV, TEMPLATE_NAME } from "#domain/import/students/template.ts";
import type { ImportTexts } from "../../../ui/import/import-noun.ts";
import { STUDENT_SHEET } from "./student-sheet.ts";

export const STUDENT_WORDS: ImportTexts = {
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
