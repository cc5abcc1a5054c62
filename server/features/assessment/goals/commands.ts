import { sql } from "kysely";
import type { GoalsDraft } from "#contract/assessment/goals.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { findGoals } from "./queries.ts";
import { planGoals } from "./rules.ts";

type Saved =
  | Outcome<"saved" | "changed_elsewhere" | "not_found">
  | { readonly outcome: "invalid"; readonly detail: string; readonly fields: Record<string, string> };

export async function saveGoals(
  scope: Scope,
  studentId: number,
  { goals: drafts, lock_version }: GoalsDraft,
  clock: Clock,
): Promise<Saved> {
  const { tx, actor } = scope;
  const now = clock.now();
  const today = todayInSaoPaulo(now.getTime());
  const standing = await findGoals(scope, studentId, today);
  if (!standing) return { outcome: "not_found" };
  if (standing.lock_version !== lock_version) return { outcome: "changed_elsewhere" };
  const planned = planGoals(drafts, standing, today);
  if (planned.outcome === "invalid") return planned;
  const values = { goals: JSON.stringify(planned.goals), changed_at: now };
  const row = await tx
    .insertInto("student_goals")
    .values({ trainer_id: tenantOf(actor), student_id: studentId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["trainer_id", "student_id"])
        .doUpdateSet({ ...values, lock_version: sql`student_goals.lock_version + 1` })
        // Another window may have saved since it was read; a first save meets no row.
        .where("student_goals.lock_version", "=", lock_version),
    )
    .returning("lock_version")
    .executeTakeFirst();
  return { outcome: row ? "saved" : "changed_elsewhere" };
}
