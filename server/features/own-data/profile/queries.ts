import type { z } from "zod";
import { ROLE_TYPES } from "#contract/call.ts";
import type { OwnTrainer, Profile } from "#contract/own-data/profile.ts";
import { formatCpf, formatPhone } from "#domain/brazil.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";
import type { PhotoStore } from "../../../platform/files/photos.ts";
import { toAddress } from "../../people/addresses/rules.ts";
import { findPublishedSlug } from "../../public-pages/landing-pages/queries.ts";

export async function findProfile({ tx, actor }: Scope, photos: PhotoStore): Promise<Profile> {
  const row = await tx
    .selectFrom("users")
    .leftJoin("trainers", "trainers.trainer_id", "users.id")
    .leftJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.id", "users.role", "users.name", "users.email", "users.phone", "users.photo_key"])
    .select([
      "users.logo_key",
      "users.draws_exercises",
      "users.cref",
      "trainers.cpf",
      "trainers.birthdate",
      "trainers.address",
      "students.country",
    ])
    .where("users.id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    role_id: row.id,
    role_type: ROLE_TYPES[row.role],
    fullname: row.name,
    email: row.email,
    email_secundario: row.country,
    birthdate: row.birthdate,
    cref: row.cref,
    logo_url: photos.linkTo(row.logo_key),
    draws_exercises: row.draws_exercises,
    cpf: row.cpf === null ? null : formatCpf(row.cpf),
    phone: row.phone && formatPhone(row.country, row.phone),
    photo_url: photos.linkTo(row.photo_key),
    address: row.address && toAddress(row.address),
  };
}

/** Null for everyone but students. */
export async function findPhoneCountry({ tx, actor }: Scope): Promise<string | null> {
  const row = await tx.selectFrom("students").select("country").where("id", "=", actor.userId).executeTakeFirst();
  return row?.country ?? null;
}

/** The row is locked, so that parallel changes see each other's. */
export const lockOwnPhotoKey = ({ tx }: SignInScope, id: number) =>
  tx.selectFrom("users").select(["photo_key", "logo_key"]).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

export async function findOwnTrainer(scope: Scope, photos: PhotoStore): Promise<z.infer<typeof OwnTrainer>> {
  const { tx, actor } = scope;
  const trainer = await tx
    .selectFrom("users")
    .select(["id", "name", "photo_key", "phone", "email"])
    .where("id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();
  return {
    id: trainer.id,
    fullname: trainer.name,
    photo_url: photos.linkTo(trainer.photo_key),
    phone: trainer.phone && formatPhone(null, trainer.phone),
    email: trainer.email,
    landing_slug: await findPublishedSlug(scope),
  };
}
