import type { TrainingPlace } from "#contract/prescription/training-proposals.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";

export async function saveTrainingPlace(
  { tx }: StaffScope,
  studentId: number,
  { place, equipment }: TrainingPlace,
): Promise<Outcome<"saved" | "not_found">> {
  const saved = await tx
    .updateTable("students")
    .set({ training_place: place, home_equipment: [...new Set(equipment)] })
    .where("id", "=", studentId)
    .executeTakeFirst();
  return { outcome: saved.numUpdatedRows === 1n ? "saved" : "not_found" };
}
