import { EVALUATION_COLUMNS, FOLD_FIELDS, STUDENT_FIELDS } from "#domain/import/evaluations/fields.ts";
import { METHOD_LABELS } from "#domain/import/evaluations/protocol-cell.ts";
import { EVALUATIONS_CSV, EVALUATIONS_CSV_NAME } from "#domain/import/evaluations/template.ts";
import { fieldLabel } from "#domain/import/spreadsheet/columns.ts";
import type { ImportTexts } from "../../../ui/import/import-noun.ts";
import type { OpenFile } from "../../../ui/import/use-import.ts";
import { EVALUATION_SHEET, type EvaluationAnswers } from "./evaluation-sheet.ts";

const { one, many, most } = EVALUATION_SHEET;

const WHOSE = "São necessárias a data e a coluna de quem foi avaliado: nome, e-mail ou número do aluno.";

export const evaluationTexts = (ofOneStudent: boolean): ImportTexts => ({
  kinds: EVALUATION_COLUMNS,
  one,
  many,
  isFeminine: true,
  most,
  subject: "aluno",
  needed: ["evaluated_on"],
  hints: [
    ofOneStudent ? "É necessária a data, dos últimos dez anos." : WHOSE,
    "Perímetros em centímetros, dobras em milímetros. Zero ou traço é o que não foi medido.",
    "A gordura é calculada pelo protocolo da linha, com o gênero e a idade daquele dia. Sem dobras, fica como informada, sem método.",
  ],
  template: { name: EVALUATIONS_CSV_NAME, csv: EVALUATIONS_CSV },
  facts: [
    { key: "evaluated_on", label: "Data", missing: "Sem data" },
    { key: "weight", label: "Massa", missing: "Sem massa" },
    { key: "fat", label: "Gordura", missing: "Sem gordura" },
  ],
  choicesOf: (field) => (field === "skinfold_protocol" ? METHOD_LABELS : undefined),
});

export const needsProtocol = ({ columns }: OpenFile<EvaluationAnswers>["plan"]): boolean =>
  !columns.includes("skinfold_protocol") && columns.some((field) => field !== null && FOLD_FIELDS.includes(field));

/** Null when no answer is missing. */
export function missingAnswersText({ plan }: OpenFile<EvaluationAnswers>): string | null {
  const { columns, answers } = plan;
  if (answers.studentId === null && !STUDENT_FIELDS.some((field) => columns.includes(field))) {
    const names = STUDENT_FIELDS.map((field) => fieldLabel(EVALUATION_COLUMNS, field));
    return `Escolha a coluna de quem foi avaliado: ${names.join(", ")}.`;
  }
  return needsProtocol(plan) && answers.protocol === null ? "Informe para todas: protocolo das dobras." : null;
}
