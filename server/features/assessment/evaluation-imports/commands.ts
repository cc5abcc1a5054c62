import type { EvaluationImport } from "#contract/assessment/evaluation-imports.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { DEFAULT_VO2_PROTOCOL } from "#domain/periodisation/vo2-protocols.ts";
import { recordOf } from "#domain/record.ts";
import type { Clock } from "../../../platform/clock.ts";
import { oneAtATime } from "../../../platform/database/one-at-a-time.ts";
import type { StaffScope, TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { columnsOfPastEvaluation } from "../evaluations/commands/evaluation.ts";
import { listImportedEvaluations, listStudentsById } from "./queries.ts";
import { type ImportedRow, refusalsOfRow, rowsToImport } from "./rules.ts";

type Imported =
  | { readonly outcome: "imported"; readonly import: EvaluationImport }
  | { readonly outcome: "refused"; readonly fields: Readonly<Record<string, string>> }
  | Outcome<"not_found">;

/** Rows of a day that has an evaluation of the student change nothing. Sending an import again answers the same. */
export async function importEvaluations(
  scope: TrainerScope,
  key: string,
  rows: readonly ImportedRow[],
  clock: Clock,
): Promise<Imported> {
  await oneAtATime(scope, "evaluation imports");
  const ids = [...new Set(rows.map(({ evaluation }) => evaluation.student_id))];
  const students = new Map((await listStudentsById(scope, ids)).map((student) => [student.id, student]));
  if (students.size < ids.length) return { outcome: "not_found" };
  const now = clock.now();
  const today = todayInSaoPaulo(now.getTime());
  const refusals = rows.flatMap(({ evaluation }, index) => {
    const birthdate = students.get(evaluation.student_id)?.birthdate ?? null;
    const fields = Object.entries(refusalsOfRow(evaluation, birthdate, today));
    return fields.map(([field, sentence]): [string, string] => [`rows.${index}.evaluation.${field}`, sentence]);
  });
  if (refusals.length > 0) return { outcome: "refused", fields: recordOf(refusals) };

  const isRepeated = (await listImportedEvaluations(scope, key)).length > 0;
  const takenDays = new Map([...students.values()].map(({ id, evaluated_on }) => [id, evaluated_on]));
  const toImport = isRepeated ? [] : rowsToImport(rows, takenDays);
  if (toImport.length > 0) await insertEvaluations(scope, toImport, { key, now, students });
  return { outcome: "imported", import: await describeImport(scope, key, rows) };
}

interface Insertion {
  readonly key: string;
  readonly now: Date;
  readonly students: ReadonlyMap<number, { readonly gender: string; readonly birthdate: string | null }>;
}

async function insertEvaluations(
  scope: TrainerScope,
  rows: readonly ImportedRow[],
  { key, now, students }: Insertion,
): Promise<void> {
  const values = rows.flatMap(
    ({ evaluation: { student_id, evaluated_on: day, skinfold_protocol, evaluated_items } }) => {
      const student = students.get(student_id);
      if (!student) return [];
      const methods = { protocol: skinfold_protocol, vo2Protocol: DEFAULT_VO2_PROTOCOL };
      return {
        trainer_id: scope.actor.trainerId,
        student_id,
        import_key: key,
        imported_at: now,
        updated_at: now,
        ...columnsOfPastEvaluation(evaluated_items, student, { day, ...methods }),
      };
    },
  );
  await scope.tx.insertInto("evaluations").values(values).execute();
  const studentId = [...new Set(rows.map(({ evaluation }) => evaluation.student_id))];
  await recordAccess(scope, { studentId, subject: "evaluation", action: "changed" });
}

async function describeImport(
  scope: TrainerScope,
  key: string,
  rows: readonly ImportedRow[],
): Promise<EvaluationImport> {
  const imported = await listImportedEvaluations(scope, key);
  const made = new Set(imported.map(({ student_id, evaluated_on }) => `${student_id} ${evaluated_on}`));
  const importedLines = new Set(
    rowsToImport(rows, new Map())
      .filter(({ evaluation: { student_id, evaluated_on } }) => made.has(`${student_id} ${evaluated_on}`))
      .map(({ line }) => line),
  );
  const students = new Map(imported.map(({ student_id, name }) => [student_id, name]));
  return {
    key,
    imported_count: imported.length,
    existing_lines: rows.map(({ line }) => line).filter((line) => !importedLines.has(line)),
    students: [...students].map(([id, name]) => ({
      id,
      name,
      imported_count: imported.filter(({ student_id }) => student_id === id).length,
    })),
  };
}

type Undone = { readonly outcome: "undone"; readonly removedCount: number } | Outcome<"not_found">;

/** Nothing else hangs on an imported evaluation, so that all of them go. */
export async function undoImport(scope: TrainerScope, key: string): Promise<Undone> {
  const { tx, actor } = scope;
  const removed = await tx
    .deleteFrom("evaluations")
    .where("trainer_id", "=", actor.trainerId)
    .where("import_key", "=", key)
    .returning("student_id")
    .execute();
  if (removed.length === 0) return { outcome: "not_found" };
  const studentId = [...new Set(removed.map(({ student_id }) => student_id))];
  await recordAccess(scope, { studentId, subject: "evaluation", action: "removed" });
  return { outcome: "undone", removedCount: removed.length };
}

export async function removeImported(
  scope: StaffScope,
  { studentId, evaluationId }: { readonly studentId: number; readonly evaluationId: number },
): Promise<Outcome<"removed" | "not_found">> {
  const { numDeletedRows } = await scope.tx
    .deleteFrom("evaluations")
    .where("student_id", "=", studentId)
    .where("id", "=", evaluationId)
    .where("import_key", "is not", null)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return { outcome: "not_found" };
  await recordAccess(scope, { studentId, subject: "evaluation", action: "removed" });
  return { outcome: "removed" };
}
