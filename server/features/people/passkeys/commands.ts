import type { Scope, SignInScope } from "../../../platform/database/scope.ts";

interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly now: Date;
}

/** False: somebody has this passkey already. */
export async function storePasskey({ tx }: SignInScope, userId: number, passkey: NewPasskey): Promise<boolean> {
  const { credentialId, publicKey, counter, transports, name, now } = passkey;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("passkeys")
    .values({
      user_id: userId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter,
      transports: [...transports],
      name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function renamePasskey(
  { tx }: SignInScope,
  { actor: { userId } }: Pick<Scope, "actor">,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("passkeys")
    .set({ name })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removePasskey({ tx }: SignInScope, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
