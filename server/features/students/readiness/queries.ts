import type { Readiness } from "#contract/students/readiness.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { openDocuments } from "#domain/students/readiness/kit.ts";
import { awaitsClearance } from "#domain/students/readiness/screening.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { listReadinessAnswers, readinessOn } from "../../../tables/readiness.ts";
import { findCertifiedOn, findKitOf } from "../../../tables/readiness-kit.ts";

/** Undefined for an unknown student. */
export async function findReadiness(
  scope: Scope,
  studentId: number,
  today: CalendarDate,
): Promise<Readiness | undefined> {
  const student = await scope.tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst();
  if (!student) return undefined;
  const rows = await listReadinessAnswers(scope, studentId).execute();
  const { version, answers, signsSince, screening } = readinessOn(rows[0], today);
  const { diseases, signs, medicines } = answers;
  return {
    version,
    answers: {
      ...answers,
      diseases: diseases && [...diseases],
      signs: signs && [...signs],
      medicines: medicines && [...medicines],
    },
    signs_since: signsSince,
    screening: { ...screening, reasons: [...screening.reasons] },
    uncleared_certificate: awaitsClearance(screening) ? await findCertifiedOn(scope, studentId, today) : null,
    open_documents: openDocuments((await findKitOf(scope, studentId, today)).required).map((one) => ({ ...one })),
    history: rows.map((row) => {
      const { verdict, action } = readinessOn(row, todayInSaoPaulo(row.answered_at.getTime())).screening;
      return { answered_at: row.answered_at.toISOString(), answered_by: row.answered_by, verdict, action };
    }),
  };
}
