import { listFactorWays } from "../../../platform/credentials/factors.ts";
import type { NewRecoveryCodes } from "../../../platform/credentials/recovery-codes.ts";
import { endTicketsOf } from "../../../platform/credentials/tickets.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";

export async function storePendingApp({ tx }: SignInScope, userId: number, sealed: Buffer): Promise<void> {
  await tx
    .insertInto("authenticator_apps")
    .values({ user_id: userId, pending_secret: sealed })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ pending_secret: sealed }))
    .execute();
}

/** The app with the checked secret replaces the former one. False: another secret was begun meanwhile. */
export async function confirmApp(
  { tx }: SignInScope,
  userId: number,
  { sealed, step, now }: { readonly sealed: Buffer; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("authenticator_apps")
    .set({ sealed_secret: sealed, pending_secret: null, confirmed_at: now, last_step: step })
    .where("user_id", "=", userId)
    .where("pending_secret", "=", sealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nothing when another secret took its place meanwhile. */
export async function replaceSealed(
  { tx }: SignInScope,
  userId: number,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
): Promise<void> {
  await tx
    .updateTable("authenticator_apps")
    .set({ sealed_secret: to })
    .where("user_id", "=", userId)
    .where("sealed_secret", "=", from)
    .execute();
}

/** A code counts once, and none that is older than the last one. */
export async function spendStep(
  { tx }: SignInScope,
  userId: number,
  { sealed, step }: { readonly sealed: Buffer; readonly step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("authenticator_apps")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("sealed_secret", "=", sealed)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function spendRecoveryCode(
  { tx }: SignInScope,
  userId: number,
  { hash, now }: { readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(
  scope: SignInScope,
  userId: number,
  { salt, hashes, now }: Pick<NewRecoveryCodes, "salt" | "hashes"> & { readonly now: Date },
): Promise<void> {
  await removeRecoveryCodes(scope, userId);
  await scope.tx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, salt, created_at: now })))
    .execute();
}

export async function removeRecoveryCodes({ tx }: SignInScope, userId: number): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

export async function removeApp({ tx }: SignInScope, userId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom("authenticator_apps")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  return Boolean(removed?.confirmed_at);
}

/** False: there was none. The caller holds the account's lock. */
export async function removeAllFactors(scope: SignInScope, userId: number): Promise<boolean> {
  const hadApp = await removeApp(scope, userId);
  const passkeys = await scope.tx.deleteFrom("passkeys").where("user_id", "=", userId).executeTakeFirst();
  await removeRecoveryCodes(scope, userId);
  await endTicketsOf(scope, userId);
  return hadApp || passkeys.numDeletedRows > 0n;
}

/** Recovery codes do not outlive the last factor. The caller holds the account's lock. */
export async function removeFactorsSince(scope: SignInScope, userId: number, since: Date): Promise<void> {
  const { tx } = scope;
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).where("created_at", ">=", since).execute();
  await tx
    .deleteFrom("authenticator_apps")
    .where("user_id", "=", userId)
    .where(({ or, eb }) => or([eb("confirmed_at", "is", null), eb("confirmed_at", ">=", since)]))
    .execute();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).where("created_at", ">=", since).execute();
  if ((await listFactorWays(scope, userId)).length === 0) await removeRecoveryCodes(scope, userId);
}

/** Asked for again, the day stays. */
export async function changePolicy({ tx }: Scope, trainersFrom: Date | null): Promise<void> {
  await tx
    .updateTable("security_policy")
    .set(({ fn, val }) => ({
      trainers_from: trainersFrom === null ? null : fn.coalesce("trainers_from", val(trainersFrom)),
    }))
    .execute();
}

export async function noteProof({ tx }: SignInScope, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable("sessions").set({ proved_at: now }).where("token_hash", "=", tokenHash).execute();
}
