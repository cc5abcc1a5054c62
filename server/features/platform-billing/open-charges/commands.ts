import { sql } from "kysely";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import type { SignInScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { OpenCharge } from "./queries.ts";

/** No request that charges and saves takes longer. Until then its charge is left alone. */
const PATIENCE_MS = 10 * 60_000;
/** The provider sends a notice again for some days at most. */
const NOTICES_KEPT_MS = 30 * MS_PER_DAY;

/** `returning`: nothing came of the same charge before, and its money is on the way back. */
export async function openCharge({ tx }: SignInScope, key: string, now: Date): Promise<Outcome<"open" | "returning">> {
  const next_try_at = new Date(now.getTime() + PATIENCE_MS);
  await tx
    .insertInto("open_charges")
    .values({ key, begun_at: now, next_try_at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ next_try_at }).where("open_charges.state", "=", "open"),
    )
    .execute();
  const { state } = await tx
    .selectFrom("open_charges")
    .select("state")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return { outcome: state === "open" ? "open" : "returning" };
}

/** An account exists for the charge, in the same transaction. `given_back`: the money is on its way back. */
export async function keepCharge({ tx }: SignInScope, key: string): Promise<Outcome<"kept" | "given_back">> {
  const { numDeletedRows } = await tx
    .deleteFrom("open_charges")
    .where("key", "=", key)
    .where("state", "=", "open")
    .executeTakeFirst();
  return { outcome: numDeletedRows > 0n ? "kept" : "given_back" };
}

/** `absent`: it was kept, or was given back before. */
export async function returnCharge(
  { tx }: SignInScope,
  key: string,
  now: Date,
): Promise<Outcome<"returning" | "absent">> {
  const { numUpdatedRows } = await tx
    .updateTable("open_charges")
    .set({ state: "returning", next_try_at: now })
    .where("key", "=", key)
    .executeTakeFirst();
  return { outcome: numUpdatedRows > 0n ? "returning" : "absent" };
}

export async function returnKeptCharge({ tx }: SignInScope, key: string, now: Date): Promise<void> {
  await tx
    .insertInto("open_charges")
    .values({ key, state: "returning", begun_at: now, next_try_at: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ state: "returning", next_try_at: now }))
    .execute();
}

/** Nothing was paid, or it was given back. */
export async function closeCharge({ tx }: SignInScope, key: string): Promise<void> {
  await tx.deleteFrom("open_charges").where("key", "=", key).execute();
}

/** The wait doubles up to a day: money that is owed is never given up. */
export async function postponeCharge({ tx }: SignInScope, { key, tries }: OpenCharge, now: Date): Promise<void> {
  const waitMs = Math.min(2 ** tries * 60_000, MS_PER_DAY);
  await tx
    .updateTable("open_charges")
    .set({ tries: tries + 1, next_try_at: new Date(now.getTime() + waitMs) })
    .where("key", "=", key)
    .execute();
}

/** Only the first notice lets a job ask what became of the charge. */
export async function recordPaymentNotice(
  { tx }: SignInScope,
  { id, key }: { readonly id: string; readonly key: string },
  now: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto("payment_notices")
    .values({ id, key, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written) await sql`select enqueue_settlement(${key})`.execute(tx);
}

const ASKED_AGAIN_MS = 3_600_000;

/** For a provider that is away, however long that takes. */
export async function settleLater({ tx }: SignInScope, key: string, now: Date): Promise<void> {
  const at = new Date(now.getTime() + ASKED_AGAIN_MS);
  await sql`select enqueue_settlement(${key}, ${at}::timestamptz)`.execute(tx);
}

export async function forgetPaymentNotices({ tx }: SignInScope, now: Date): Promise<void> {
  await tx
    .deleteFrom("payment_notices")
    .where("received_at", "<", new Date(now.getTime() - NOTICES_KEPT_MS))
    .execute();
}
