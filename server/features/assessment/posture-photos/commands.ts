import type { CyclePath } from "#contract/planning/cycles.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { isFinished } from "#domain/periodisation/period.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { ofCycle } from "../../../tables/of-cycle.ts";
import type { KeptPosturePhoto } from "./store.ts";

interface Placement {
  readonly slot: PhotoSlot;
  /** Null removes the slot's photo. */
  readonly photo: KeptPosturePhoto | null;
  readonly now: Date;
}

/** A trigger's job removes the former file once the transaction holds: of two uploads the later one stays. */
export async function placePhoto(
  scope: StaffScope,
  path: CyclePath,
  { slot, photo, now }: Placement,
): Promise<Outcome<"saved" | "not_found" | "cycle_finished">> {
  const cycle = await holdCycle(scope, path);
  if (!cycle) return { outcome: "not_found" };
  if (isFinished(cycle.end_date, now.getTime())) return { outcome: "cycle_finished" };
  const { tx, actor } = scope;
  if (!photo) {
    await tx.deleteFrom("evaluation_photos").where(ofCycle(path)).where("slot", "=", slot).execute();
    return { outcome: "saved" };
  }
  const file = {
    file_key: photo.key,
    width: photo.width,
    height: photo.height,
    created_at: now,
    marks: null,
    second_marks: null,
  };
  await tx
    .insertInto("evaluation_photos")
    .values({
      trainer_id: actor.trainerId,
      student_id: path.id,
      mesocycle_id: path.mesoId,
      microcycle_id: path.microId ?? null,
      slot,
      ...file,
    })
    .onConflict((conflict) =>
      conflict.columns(["trainer_id", "mesocycle_id", "microcycle_id", "slot"]).doUpdateSet(file),
    )
    .execute();
  return { outcome: "saved" };
}

/** The cycle cannot be removed meanwhile; its mesocycle is locked first, as its removal does. */
async function holdCycle({ tx }: StaffScope, { id, macroId, mesoId, microId }: CyclePath) {
  const mesocycle = await tx
    .selectFrom("mesocycles")
    .select("end_date")
    .where("student_id", "=", id)
    .where("macrocycle_id", "=", macroId)
    .where("id", "=", mesoId)
    .forKeyShare()
    .executeTakeFirst();
  if (!mesocycle || microId === undefined) return mesocycle;
  return tx
    .selectFrom("microcycles")
    .select("end_date")
    .where("mesocycle_id", "=", mesoId)
    .where("id", "=", microId)
    .forKeyShare()
    .executeTakeFirst();
}
