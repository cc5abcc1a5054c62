import type { VolumeBand } from "#contract/prescription/prescription-checks.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { StaffScope, TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";

export async function saveVolumeBand({ tx, actor }: TrainerScope, { min, max }: VolumeBand): Promise<void> {
  const band = { least_sets: min, most_sets: max };
  await tx
    .insertInto("volume_bands")
    .values({ trainer_id: actor.trainerId, ...band })
    .onConflict((conflict) => conflict.column("trainer_id").doUpdateSet(band))
    .execute();
}

interface Dismissal {
  readonly studentId: number;
  readonly key: string;
  readonly dismissed: boolean;
}

/** Two windows at once dismiss it once. */
export async function dismissAdvice(
  { tx, actor }: StaffScope,
  { studentId, key, dismissed }: Dismissal,
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
    await tx
      .insertInto("dismissed_advices")
      .values({ trainer_id: actor.trainerId, student_id: studentId, key, dismissed_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom("dismissed_advices").where("student_id", "=", studentId).where("key", "=", key).execute();
  }
  return { outcome: "saved" };
}
