import { type SqlBool, sql } from "kysely";
import type { TrainerChange } from "#contract/platform-billing/trainers.ts";
import { GENDER_OF_NUMBER } from "#domain/students/registration.ts";
import type { SignInScope, StaffScope } from "../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../platform/database/violations.ts";
import type { Outcome } from "../../../platform/outcome.ts";

export async function changeTrainerAccount(
  { tx }: SignInScope,
  id: number,
  { name, email, cellphone: phone }: TrainerChange,
): Promise<Outcome<"changed" | "email_taken">> {
  try {
    await tx.updateTable("users").set({ name, email, phone }).where("id", "=", id).execute();
    return { outcome: "changed" };
  } catch (error) {
    if (uniqueViolation(error) === "email_is_unique_per_role") return { outcome: "email_taken" };
    throw error;
  }
}

export async function changeTrainerRegistration(
  { tx, actor }: StaffScope,
  { cpf, birthdate, gender, address, lock_version: seen }: TrainerChange,
): Promise<Outcome<"changed" | "changed_elsewhere">> {
  const registration = { cpf, birthdate, gender: GENDER_OF_NUMBER[gender], address: JSON.stringify(address) };
  const saved = await tx
    .insertInto("trainers")
    .values({ trainer_id: actor.trainerId, ...registration })
    .onConflict((conflict) =>
      conflict
        .column("trainer_id")
        .doUpdateSet(({ eb }) => ({ ...registration, lock_version: eb("trainers.lock_version", "+", 1) }))
        .where(sql<SqlBool>`trainers.lock_version = coalesce(${seen ?? null}::integer, trainers.lock_version)`),
    )
    .executeTakeFirst();
  return { outcome: saved.numInsertedOrUpdatedRows ? "changed" : "changed_elsewhere" };
}

/** Only the authenticator may do this for a trainer. */
export async function setTrainerStatus({ tx }: SignInScope, id: number, isActive: boolean): Promise<void> {
  await tx.updateTable("users").set({ is_active: isActive }).where("id", "=", id).execute();
}
