import type { VolumeBand } from "#contract/prescription-checks.ts";
import { DEFAULT_BAND } from "#domain/training/volume-band.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** The band of the actor's tenant; 10 to 20 until the trainer chooses one. */
export async function findVolumeBand({ tx, actor }: Scope): Promise<VolumeBand> {
  const band = await tx
    .selectFrom("volume_bands")
    .select(["least_sets as min", "most_sets as max"])
    .where("trainer_id", "=", actor.trainerId ?? 0)
    .executeTakeFirst();
  return band ?? DEFAULT_BAND;
}

/** The keys of the advice that was dismissed for a student; undefined when there is no such student in this scope. */
export async function listDismissed({ tx }: Scope, studentId: number): Promise<string[] | undefined> {
  const student = await tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst();
  if (!student) return undefined;
  const rows = await tx
    .selectFrom("dismissed_advices")
    .select("key")
    .where("student_id", "=", studentId)
    .orderBy("dismissed_at")
    .execute();
  return rows.map(({ key }) => key);
}
