import { MAX_IMPORTED_EVALUATIONS, PastEvaluationDraft } from "#contract/assessment/evaluation-imports.ts";
import type { SkinfoldProtocolCode } from "#domain/assessment/body-composition/protocols.ts";
import { REPORTED_FAT } from "#domain/assessment/body-composition/reported-fat.ts";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { EVALUATION_COLUMNS } from "#domain/import/evaluations/fields.ts";
import { findRepeatedDays, readEvaluationRow } from "#domain/import/evaluations/row.ts";
import { findStudentOfRow, type KnownStudent } from "#domain/import/evaluations/students.ts";
import type { Cells } from "#domain/import/spreadsheet/columns.ts";
import {
  type CheckedRow,
  type FilledRow,
  missedBy,
  type SheetNoun,
  wrongFields,
} from "../../../ui/import/import-file.ts";

export interface EvaluationAnswers {
  /** All rows are this student's; null: each row says whose it is. */
  readonly studentId: number | null;
  readonly students: readonly KnownStudent[];
  /** Rows that name none take this one. */
  readonly protocol: SkinfoldProtocolCode | null;
  readonly today: CalendarDate;
}

function findStudent(cells: Cells, { studentId, students }: EvaluationAnswers) {
  const found = studentId === null ? findStudentOfRow(cells, students) : null;
  if (found) return "problem" in found ? { student: null, problems: [found.problem] } : { ...found, problems: [] };
  return { student: students.find(({ id }) => id === studentId) ?? null, problems: [] };
}

/** The field of an error path of the contract. */
const fieldOf = (path: readonly PropertyKey[]): string => {
  const field = String(path.at(-1) ?? "");
  if (field === REPORTED_FAT.key) return "fat_percentage";
  return field === "evaluated_items" ? "weight" : field;
};

function check(rows: readonly FilledRow[], answers: EvaluationAnswers): readonly CheckedRow<PastEvaluationDraft>[] {
  const read = rows.map(({ line, cells, isSkipped }) => {
    const { student, problems: whose } = findStudent(cells, answers);
    const { draft, problems, fat } = readEvaluationRow(cells, { ...answers, student });
    const { data, error } = PastEvaluationDraft.safeParse(draft);
    const told = wrongFields([...whose, ...problems]);
    if (!student) told.add("student_id");
    const missed = missedBy(told, error, fieldOf);
    return { line, cells, isSkipped, student, fat, data, problems: [...whose, ...problems, ...missed] };
  });
  const dated = read.filter(({ isSkipped }) => !isSkipped);
  const repeated = findRepeatedDays(
    dated.map(({ line, student, data }) => ({ line, student, day: data?.evaluated_on ?? null })),
  );
  return read.map(({ line, cells, student, fat, data, problems }) => {
    const textOf = (field: string) => cells.get(field)?.trim() ?? "";
    const again = repeated.get(line);
    return {
      draft: data,
      problems: again ? [...problems, again] : problems,
      shown: {
        name: student?.name ?? textOf("name"),
        email: textOf("email"),
        student_id: textOf("student_id"),
        evaluated_on: data ? formatDate(data.evaluated_on) : textOf("evaluated_on"),
        weight: data?.evaluated_items.student?.weight ? `${data.evaluated_items.student.weight} kg` : "",
        fat,
      },
    };
  });
}

export const EVALUATION_SHEET: SheetNoun<EvaluationAnswers, PastEvaluationDraft> = {
  kinds: EVALUATION_COLUMNS,
  one: "avaliação",
  many: "avaliações",
  isFeminine: true,
  most: MAX_IMPORTED_EVALUATIONS,
  check,
};
