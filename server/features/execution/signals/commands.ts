import type { Clock } from "../../../platform/clock.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";

interface Dismissal {
  readonly studentId: number;
  readonly keys: readonly string[];
  readonly dismissed: boolean;
}

/** Two windows at once dismiss them once. */
export async function dismissSignals(
  { tx, actor }: StaffScope,
  { studentId, keys, dismissed }: Dismissal,
  clock: Clock,
): Promise<Outcome<"saved" | "not_found">> {
  const student = await tx
    .selectFrom("students")
    .select("id")
    .where("id", "=", studentId)
    .forKeyShare()
    .executeTakeFirst();
  if (!student) return { outcome: "not_found" };
  if (dismissed) {
    const named = { trainer_id: actor.trainerId, student_id: studentId, dismissed_at: clock.now() };
    await tx
      .insertInto("dismissed_signals")
      .values([...new Set(keys)].map((key) => ({ ...named, key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx
      .deleteFrom("dismissed_signals")
      .where("student_id", "=", studentId)
      .where("key", "=", anyOf(keys, "text"))
      .execute();
  }
  return { outcome: "saved" };
}
