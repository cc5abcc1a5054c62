import type { StudentDraft } from "#contract/students.ts";
import type { TrainerScope } from "../../platform/database/scope.ts";
import { uniqueViolation } from "../../platform/database/violations.ts";

type Saved =
  | { readonly outcome: "saved"; readonly id: number }
  | { readonly outcome: "email_taken" }
  | { readonly outcome: "not_found" };

/** A key sets the photo, null removes it, undefined leaves it. */
type PhotoKey = string | null | undefined;

const accountColumns = (draft: StudentDraft, photoKey: PhotoKey) => ({
  name: draft.name,
  email: draft.email,
  phone: draft.cellphone,
  ...(photoKey !== undefined && { photo_key: photoKey }),
});

const profileColumns = (draft: StudentDraft) => ({
  gender: draft.gender,
  birthdate: draft.birthdate,
  student_type: draft.student_type,
  country: draft.email_secundario,
  contact_name: draft.contact_name || null,
  contact_cellphone: draft.contact_cellphone || null,
  personal_anamnesis: JSON.stringify(draft.personal_anamnesis),
  ...(draft.physiological_anamnesis && { physiological_anamnesis: JSON.stringify(draft.physiological_anamnesis) }),
});

/** Registers a student of the acting trainer, without a password: the invitation lets them choose one. */
export async function registerStudent(
  { tx, actor }: TrainerScope,
  draft: StudentDraft,
  photoKey: PhotoKey,
): Promise<Saved> {
  try {
    const { id } = await tx
      .insertInto("users")
      .values({ role: "student", trainer_id: actor.trainerId, ...accountColumns(draft, photoKey) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("students")
      .values({ trainer_id: actor.trainerId, id, ...profileColumns(draft) })
      .execute();
    return { outcome: "saved", id };
  } catch (error) {
    if (uniqueViolation(error) === "email_is_unique_per_role") return { outcome: "email_taken" };
    throw error;
  }
}

export async function updateStudent(
  { tx }: TrainerScope,
  id: number,
  draft: StudentDraft,
  photoKey: PhotoKey,
): Promise<Saved> {
  try {
    const updated = await tx.updateTable("students").set(profileColumns(draft)).where("id", "=", id).executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return { outcome: "not_found" };
    await tx.updateTable("users").set(accountColumns(draft, photoKey)).where("id", "=", id).execute();
    return { outcome: "saved", id };
  } catch (error) {
    if (uniqueViolation(error) === "email_is_unique_per_role") return { outcome: "email_taken" };
    throw error;
  }
}

/** Activates or deactivates a student of this trainer. False when there is none. */
export async function setStudentStatus({ tx }: TrainerScope, id: number, isActive: boolean): Promise<boolean> {
  const updated = await tx
    .updateTable("users")
    .set({ is_active: isActive })
    .where("id", "=", id)
    .where("role", "=", "student")
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
