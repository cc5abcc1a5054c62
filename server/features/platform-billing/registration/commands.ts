import { sql } from "kysely";
import type { RegistrationDraft } from "#contract/platform-billing/registration.ts";
import { GENDER_OF_NUMBER } from "#domain/students/registration.ts";
import type { SignInScope } from "../../../platform/database/scope.ts";

export type RegisteredTrainer = Omit<RegistrationDraft, "password">;

/** The administrator's accounts are confirmed from the start. */
interface FirstAccess {
  readonly password_hash: string;
  readonly confirmed_at?: Date;
  readonly must_change_password?: boolean;
}

export async function createAccount(
  { tx }: SignInScope,
  { email, fullname: name, phone }: Pick<RegisteredTrainer, "email" | "fullname" | "phone">,
  access: FirstAccess,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('users', 'id')) as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await tx
    .insertInto("users")
    .values({ id, trainer_id: id, role: "trainer", name, email, phone, ...access })
    .execute();
  return id;
}

export async function createProfile(
  { tx }: SignInScope,
  id: number,
  { cpf, birthdate, gender, address }: Pick<RegisteredTrainer, "cpf" | "birthdate" | "gender" | "address">,
): Promise<void> {
  await tx
    .insertInto("trainers")
    .values({
      trainer_id: id,
      cpf,
      birthdate: birthdate ?? null,
      gender: gender ? GENDER_OF_NUMBER[gender] : null,
      address: address ? JSON.stringify({ ...address, complement: address.complement || null }) : null,
    })
    .execute();
}
