import { MAX_IMPORTED_STUDENTS } from "#contract/students/student-imports.ts";
import { StudentDraft } from "#contract/students/students.ts";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { findDuplicates, type KnownContacts } from "#domain/import/students/duplicates.ts";
import { STUDENT_COLUMNS } from "#domain/import/students/fields.ts";
import { type FileDefaults, importFieldOf, readRow } from "#domain/import/students/row.ts";
import {
  type CheckedRow,
  type FilledRow,
  missedBy,
  type SheetNoun,
  wrongFields,
} from "../../../ui/import/import-file.ts";

export interface StudentAnswers {
  readonly defaults: FileDefaults;
  readonly known: KnownContacts;
  readonly today: CalendarDate;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

function check(
  rows: readonly FilledRow[],
  { defaults, known, today }: StudentAnswers,
): readonly CheckedRow<StudentDraft>[] {
  const genders = rows.map(({ cells }) => cells.get("gender") ?? "");
  const read = rows.map(({ line, cells, isSkipped }) => {
    const { draft, problems } = readRow(cells, { defaults, today, genders });
    const { data, error } = StudentDraft.safeParse(draft);
    const told = wrongFields(problems);
    // A country that was not understood has no mask to hold the cellphone against.
    if (told.has("country")) told.add("cellphone");
    const missed = missedBy(told, error, (path) => importFieldOf(path, cells));
    return { line, cells, isSkipped, draft, data, problems: [...problems, ...missed] };
  });
  const contacts = read
    .filter(({ isSkipped }) => !isSkipped)
    .map(({ line, draft }) => ({
      line,
      email: asText(draft.email) || null,
      cellphone: asText(draft.cellphone) || null,
    }));
  const duplicates = findDuplicates(contacts, known);
  return read.map(({ line, cells, draft, data, problems }) => {
    const shown = (field: string) => asText(draft[field]) || (cells.get(field)?.trim() ?? "");
    const birthdate = asText(draft.birthdate);
    return {
      draft: data,
      problems: [...problems, ...(duplicates.get(line) ?? [])],
      shown: {
        name: shown("name"),
        email: shown("email"),
        cellphone: shown("cellphone"),
        birthdate: birthdate ? formatDate(birthdate) : shown("birthdate"),
      },
    };
  });
}

export const STUDENT_SHEET: SheetNoun<StudentAnswers, StudentDraft> = {
  kinds: STUDENT_COLUMNS,
  one: "aluno",
  many: "alunos",
  most: MAX_IMPORTED_STUDENTS,
  check,
};
