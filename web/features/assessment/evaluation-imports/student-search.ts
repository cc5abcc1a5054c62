import { idIn, type KnownStudent } from "#domain/import/evaluations/students.ts";
import type { Report } from "../../../ui/import/import-file.ts";
import { findStudents } from "./data.ts";
import type { EvaluationAnswers } from "./evaluation-sheet.ts";

const uniqueStudents = (students: readonly KnownStudent[]): readonly KnownStudent[] => [
  ...new Map(students.map((student) => [student.id, student])).values(),
];

/** Each name, e-mail and number is asked about once. Null: none of the new ones is an own student's. */
export function createStudentSearch() {
  const searched = new Set<string>();

  const unsearched = (kind: string, list: readonly string[]): string[] =>
    [...new Set(list)].filter((one) => one !== "" && !searched.has(`${kind} ${one}`));

  return async ({ lines }: Report, answers: EvaluationAnswers): Promise<EvaluationAnswers | null> => {
    const { studentId } = answers;
    const cells = (field: string) => (studentId === null ? lines.map(({ shown }) => shown[field] ?? "") : []);
    const numbers =
      studentId === null ? cells("student_id").map((text) => String(idIn(text) ?? "")) : [String(studentId)];
    const sought = {
      names: unsearched("name", cells("name")),
      emails: unsearched("email", cells("email")),
      ids: unsearched("id", numbers).map(Number),
    };
    if (sought.names.length + sought.emails.length + sought.ids.length === 0) return null;
    const found = await findStudents(sought);
    for (const name of sought.names) searched.add(`name ${name}`);
    for (const email of sought.emails) searched.add(`email ${email}`);
    for (const id of sought.ids) searched.add(`id ${id}`);
    return found.length > 0 ? { ...answers, students: uniqueStudents([...answers.students, ...found]) } : null;
  };
}
