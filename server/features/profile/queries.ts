import type { z } from "zod";
import type { Address } from "#contract/addresses.ts";
import { ROLE_TYPES } from "#contract/call.ts";
import type { OwnTrainer, Profile } from "#contract/profile.ts";
import { digitsOf, formatCpf } from "#domain/brazil.ts";
import type { Scope, SignInScope } from "../../platform/database/scope.ts";
import type { PhotoStore } from "../../platform/files/photos.ts";

/** The acting person's own account, with what their role has beside it. */
export async function findProfile({ tx, actor }: Scope, photos: PhotoStore): Promise<Profile> {
  const row = await tx
    .selectFrom("users")
    .leftJoin("trainers", "trainers.trainer_id", "users.id")
    .leftJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.id", "users.role", "users.name", "users.email", "users.phone", "users.photo_key"])
    .select(["trainers.cpf", "trainers.address", "students.country"])
    .where("users.id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    role_id: row.id,
    role_type: ROLE_TYPES[row.role],
    fullname: row.name,
    email: row.email,
    email_secundario: row.country,
    cpf: row.cpf === null ? null : formatCpf(row.cpf),
    phone: row.phone,
    photo_url: photos.linkTo(row.photo_key),
    address: row.address && asKept(row.address),
  };
}

/** The phone's country of a student; null for everybody else. */
export async function findPhoneCountry({ tx, actor }: Scope): Promise<string | null> {
  const row = await tx.selectFrom("students").select("country").where("id", "=", actor.userId).executeTakeFirst();
  return row?.country ?? null;
}

/** The photo that a change of photo leaves behind; locked, so that two changes at once each see the other's. */
export const lockOwnPhotoKey = ({ tx }: SignInScope, id: number) =>
  tx.selectFrom("users").select("photo_key").where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/** The trainer of the acting student. */
export async function findOwnTrainer({ tx, actor }: Scope, photos: PhotoStore): Promise<z.infer<typeof OwnTrainer>> {
  const trainer = await tx
    .selectFrom("users")
    .select(["id", "name", "photo_key", "phone", "email"])
    .where("id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();
  return {
    id: trainer.id,
    fullname: trainer.name,
    photo_url: photos.linkTo(trainer.photo_key),
    phone: trainer.phone,
    email: trainer.email,
    landing_slug: null,
  };
}

/** Whoever wrote it, with or without the dash and the line that may be left blank. */
const asKept = (address: Address): Address => ({
  ...address,
  zipcode: digitsOf(address.zipcode),
  complement: address.complement || null,
});
