import type { PhotoMarksDraft } from "#contract/assessment/photo-marks.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { ofCycle } from "../../../tables/of-cycle.ts";

/** The photo's row is locked: one that is being replaced keeps no marks of the one before. */
export async function savePhotoMarks(
  { tx }: StaffScope,
  studentId: number,
  { mesocycle_id, microcycle_id, slot, photo_added_at, marks, second_marks }: PhotoMarksDraft,
): Promise<Outcome<"saved" | "not_found" | "changed_elsewhere">> {
  const photo = await tx
    .selectFrom("evaluation_photos")
    .select(["trainer_id", "id", "created_at"])
    .where("student_id", "=", studentId)
    .where(ofCycle({ mesoId: mesocycle_id, microId: microcycle_id ?? undefined }))
    .where("slot", "=", slot)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!photo) return { outcome: "not_found" };
  if (photo.created_at.toISOString() !== photo_added_at) return { outcome: "changed_elsewhere" };
  await tx
    .updateTable("evaluation_photos")
    .set({
      marks: marks && JSON.stringify(marks),
      second_marks: marks && second_marks && JSON.stringify(second_marks),
    })
    .where("trainer_id", "=", photo.trainer_id)
    .where("id", "=", photo.id)
    .execute();
  return { outcome: "saved" };
}
