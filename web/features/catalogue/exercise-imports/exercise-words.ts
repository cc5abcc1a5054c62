import { CLOSED_ANSWERS, NEEDED_FIELDS, TEMPLATE_CSV, TEMPLATE_NAME } from "#domain/import/exercises/columns.ts";
import type { ImportTexts } from "../../../ui/import/import-noun.ts";
import { EXERCISE_SHEET } from "./exercise-sheet.ts";

const { kinds, one, many, most } = EXERCISE_SHEET;

export const EXERCISE_WORDS: ImportTexts = {
  kinds,
  one,
  many,
  most,
  needed: NEEDED_FIELDS,
  hints: [
    "É necessário o nome. O tipo pode ser informado para todos de uma vez.",
    "Grupos musculares são separados por vírgula. Mobilidade e alongamento pedem os desvios posturais.",
  ],
  template: { name: TEMPLATE_NAME, csv: TEMPLATE_CSV },
  facts: [
    { key: "exercise_type", label: "Tipo", missing: "Sem tipo" },
    { key: "works", label: "Grupos ou desvios", missing: "Sem grupos nem desvios" },
    { key: "equipament_needed", label: "Equipamento", missing: "Sem equipamento" },
  ],
  choicesOf: (field) => CLOSED_ANSWERS.get(field),
};
