import type { StudentSignals } from "#contract/execution/signals.ts";
import type { Clock } from "../../../platform/clock.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { StaffScope, TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { listSignals } from "./queries.ts";

/** That somebody did not train is no health data. */
const tellsOfHealth = ({ signals }: StudentSignals) => signals.some(({ kind }) => kind !== "missed" && kind !== "idle");

export async function readSignals(scope: TrainerScope, options: Parameters<typeof listSignals>[1]) {
  const { students, total_count: count } = await listSignals(scope, options);
  const studentId = students.filter(tellsOfHealth).map(({ id }) => id);
  if (studentId.length > 0) await recordAccess(scope, { studentId, subject: "executions", action: "read" });
  return { count, students };
}

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
