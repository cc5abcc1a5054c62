import type { ReadinessDraft } from "#contract/students/readiness.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { signsSince } from "#domain/students/readiness/screening.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { findReadinessOf } from "../../../tables/readiness.ts";
import { keptAnswers } from "./rules.ts";

const CLEARED_LATER = "A data da liberação não pode ser depois de hoje";

type Saved =
  | Outcome<"saved" | "changed_elsewhere" | "not_found">
  | { readonly outcome: "invalid"; readonly detail: string; readonly fields: Record<string, string> };

export async function saveReadiness(
  scope: Scope,
  studentId: number,
  { answers: given, version }: ReadinessDraft,
  clock: Clock,
): Promise<Saved> {
  const { tx, actor } = scope;
  const student = await tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst();
  if (!student) return { outcome: "not_found" };
  const now = clock.now();
  const today = todayInSaoPaulo(now.getTime());
  const stored = await findReadinessOf(scope, studentId, today);
  if (version !== undefined && stored.version !== version) return { outcome: "changed_elsewhere" };
  const answers = keptAnswers(given, stored, actor.role === "student");
  if (answers.cleared_on !== null && answers.cleared_on > today)
    return { outcome: "invalid", detail: CLEARED_LATER, fields: { "answers.cleared_on": CLEARED_LATER } };
  const row = await tx
    .insertInto("readiness_answers")
    .values({
      trainer_id: tenantOf(actor),
      student_id: studentId,
      version: stored.version + 1,
      answers: JSON.stringify(answers),
      signs_since: signsSince(answers, stored, today),
      answered_by: actor.role,
      answered_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("version")
    .executeTakeFirst();
  return { outcome: row ? "saved" : "changed_elsewhere" };
}
