import type { MacrocyclePath } from "#contract/planning/cycles.ts";
import type { MacrocycleChange, MacrocycleDraft } from "#contract/planning/macrocycles.ts";
import { itemsToBeEvaluated } from "#domain/periodisation/evaluation-items.ts";
import { oneAtATime } from "../../../platform/database/one-at-a-time.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { type Quota, type QuotaReached, quotaReached } from "../../../platform/quotas.ts";
import { countMacrocycles } from "./queries.ts";

const columns = ({ items_to_be_evaluated, ...draft }: MacrocycleDraft) => ({
  ...draft,
  items_to_be_evaluated: [...itemsToBeEvaluated(items_to_be_evaluated)],
});

type Creation = { readonly outcome: "saved"; readonly id: number } | Outcome<"not_found"> | QuotaReached;

/** "not_found": another window may just be removing the student. */
export async function createMacrocycle(
  scope: StaffScope,
  studentId: number,
  draft: MacrocycleDraft,
  quota: Quota,
): Promise<Creation> {
  const { tx, actor } = scope;
  const student = await tx
    .selectFrom("students")
    .select("id")
    .where("id", "=", studentId)
    .forKeyShare()
    .executeTakeFirst();
  if (!student) return { outcome: "not_found" };
  await oneAtATime(scope, "macrocycles");
  if ((await countMacrocycles(scope, studentId)) >= quota.max) return quotaReached(quota);
  const { id } = await tx
    .insertInto("macrocycles")
    .values({ trainer_id: actor.trainerId, student_id: studentId, ...columns(draft) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { outcome: "saved", id };
}

export async function updateMacrocycle(
  scope: StaffScope,
  path: MacrocyclePath,
  { lock_version, ...draft }: MacrocycleChange,
): Promise<Outcome<"saved" | "not_found" | "changed_elsewhere">> {
  const current = await lockMacrocycle(scope, path);
  if (!current) return { outcome: "not_found" };
  if (current.lock_version !== lock_version) return { outcome: "changed_elsewhere" };
  await scope.tx
    .updateTable("macrocycles")
    .set({ ...columns(draft), lock_version: lock_version + 1 })
    .where("id", "=", path.macroId)
    .execute();
  return { outcome: "saved" };
}

export async function removeMacrocycle({ tx }: StaffScope, path: MacrocyclePath) {
  const removed = await tx
    .deleteFrom("macrocycles")
    .where("student_id", "=", path.id)
    .where("id", "=", path.macroId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Whoever changes dates in a macrocycle does so alone: each then sees the other's days, and neither waits in turn. */
export const lockMacrocycle = ({ tx }: StaffScope, path: MacrocyclePath) =>
  tx
    .selectFrom("macrocycles")
    .select(["id", "lock_version"])
    .where("student_id", "=", path.id)
    .where("id", "=", path.macroId)
    .forUpdate()
    .executeTakeFirst();
