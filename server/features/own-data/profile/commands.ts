import type { AddressDraft } from "#contract/people/addresses.ts";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";

interface OwnAccount {
  readonly name: string;
  readonly phone: string;
  /** A key sets the photo, null removes it, undefined leaves it. */
  readonly photoKey: string | null | undefined;
  /** A registration sets it, null removes it, undefined leaves it. */
  readonly cref: string | null | undefined;
}

/** Tenants' policies let only trainers write accounts, the authenticator any. */
export async function changeOwnAccount(
  { tx }: SignInScope,
  id: number,
  account: OwnAccount,
): Promise<Outcome<"changed" | "unchanged">> {
  const { name, phone, photoKey, cref } = account;
  const changed = await tx
    .updateTable("users")
    .set({ name, phone, ...(photoKey !== undefined && { photo_key: photoKey }), ...(cref !== undefined && { cref }) })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("name", "is distinct from", name),
        eb("phone", "is distinct from", phone),
        ...(photoKey === undefined ? [] : [eb("photo_key", "is distinct from", photoKey)]),
        ...(cref === undefined ? [] : [eb("cref", "is distinct from", cref)]),
      ]),
    )
    .executeTakeFirst();
  return { outcome: changed.numUpdatedRows > 0n ? "changed" : "unchanged" };
}

interface OwnRegistration {
  readonly address: AddressDraft;
  /** Null removes it, undefined leaves it. */
  readonly birthdate: string | null | undefined;
}

/** It counts as a change of the registration, so that the administrator's form does not undo it. */
export async function changeOwnRegistration(
  { tx, actor }: TrainerScope,
  { address, birthdate }: OwnRegistration,
): Promise<void> {
  const stored = {
    address: JSON.stringify({ ...address, complement: address.complement || null }),
    ...(birthdate !== undefined && { birthdate }),
  };
  await tx
    .insertInto("trainers")
    .values({ trainer_id: actor.trainerId, ...stored })
    .onConflict((conflict) =>
      conflict
        .column("trainer_id")
        .doUpdateSet(({ eb }) => ({ ...stored, lock_version: eb("trainers.lock_version", "+", 1) })),
    )
    .execute();
}

/** The caller has locked the account. */
export async function changeOwnLogo({ tx }: SignInScope, id: number, logoKey: string | null): Promise<void> {
  await tx.updateTable("users").set({ logo_key: logoKey }).where("id", "=", id).execute();
}

export async function changeOwnSheets({ tx }: SignInScope, id: number, drawsExercises: boolean): Promise<void> {
  await tx.updateTable("users").set({ draws_exercises: drawsExercises }).where("id", "=", id).execute();
}
