import { sql } from "kysely";
import { SAO_PAULO } from "#domain/calendar-date.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Erased, Scope, SignInScope } from "../../../platform/database/scope.ts";
import { removeFilesAtOnce } from "../../../platform/jobs/commands.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { Account } from "./queries.ts";
import { EXPORT_PATIENCE_MS } from "./rules.ts";

export async function requestExport({ tx, actor }: Scope, now: Date): Promise<Outcome<"saved" | "export_under_way">> {
  const queued = await tx
    .insertInto("data_exports")
    .values({ user_id: actor.userId, state: "queued", requested_at: now })
    .onConflict((conflict) => conflict.column("user_id").where("state", "=", "queued").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!queued) return { outcome: "export_under_way" };
  await sql`select enqueue_data_export(${actor.userId}::bigint, ${queued.id}::bigint)`.execute(tx);
  return { outcome: "saved" };
}

interface MadeExport {
  readonly userId: number;
  readonly id: number;
  readonly key: string;
  readonly sizeBytes: number;
  readonly expiresAt: Date;
}

/** `not_found`: the person was erased meanwhile, or has reset the password. */
export async function completeExport(
  { tx }: SignInScope,
  { userId, id, ...made }: MadeExport,
): Promise<Outcome<"completed" | "not_found">> {
  const { numUpdatedRows } = await tx
    .updateTable("data_exports")
    .set({ state: "ready", file_key: made.key, size_bytes: made.sizeBytes, expires_at: made.expiresAt })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "=", "queued")
    .executeTakeFirst();
  return { outcome: numUpdatedRows > 0n ? "completed" : "not_found" };
}

/** A job removes the files. */
export async function expireExports({ tx }: SignInScope, now: Date): Promise<void> {
  const expired = await tx
    .updateTable("data_exports as export")
    .from("data_exports as before")
    .whereRef("before.user_id", "=", "export.user_id")
    .whereRef("before.id", "=", "export.id")
    .where("export.state", "=", "ready")
    .where("export.expires_at", "<=", now)
    .set({ state: "expired", file_key: null, size_bytes: null })
    .returning("before.file_key")
    .execute();
  await removeFilesAtOnce(
    { tx },
    expired.map(({ file_key }) => file_key),
  );
  await tx
    .updateTable("data_exports")
    .set({ state: "failed" })
    .where("state", "=", "queued")
    .where("requested_at", "<=", new Date(now.getTime() - EXPORT_PATIENCE_MS))
    .execute();
}

export async function requestErasure({ tx, actor }: Scope, now: Date): Promise<Outcome<"saved" | "erasure_pending">> {
  const request = await tx
    .insertInto("erasure_requests")
    .values({ user_id: actor.userId, state: "pending", requested_at: now })
    .onConflict((conflict) => conflict.column("user_id").where("state", "=", "pending").doNothing())
    .returning("id")
    .executeTakeFirst();
  return { outcome: request ? "saved" : "erasure_pending" };
}

export async function withdrawErasure(
  { tx, actor }: Scope,
  now: Date,
): Promise<Outcome<"withdrawn" | "erasure_handled">> {
  const { numUpdatedRows } = await tx
    .updateTable("erasure_requests")
    .set({ state: "withdrawn", handled_at: now })
    .where("user_id", "=", actor.userId)
    .where("state", "=", "pending")
    .executeTakeFirst();
  return { outcome: numUpdatedRows > 0n ? "withdrawn" : "erasure_handled" };
}

interface Handling {
  readonly requestId: number;
  readonly userId: number;
  readonly now: Date;
}

type Handled = Outcome<"saved" | "not_found" | "erasure_handled">;

/** The second of two administrators finds the request closed. */
export async function handleErasure(
  { tx, actor }: Scope,
  { requestId, userId, now }: Handling,
  ending: { readonly state: "fulfilled" } | { readonly state: "refused"; readonly reason: string },
): Promise<Handled> {
  const request = await tx
    .selectFrom("erasure_requests")
    .select("state")
    .where("id", "=", requestId)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!request) return { outcome: "not_found" };
  if (request.state !== "pending") return { outcome: "erasure_handled" };
  await tx
    .updateTable("erasure_requests")
    .set({ ...ending, handled_at: now, handled_by: actor.userId })
    .where("id", "=", requestId)
    .execute();
  return { outcome: "saved" };
}

/** One erasure answers all requests of these people; earlier answers may have named them. */
export async function closeRequestsOf({ tx, actor }: Scope, userIds: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable("erasure_requests")
    .set({ state: "fulfilled", handled_at: now, handled_by: actor.userId })
    .where("user_id", "=", anyOf(userIds, "bigint"))
    .where("state", "=", "pending")
    .execute();
  await tx
    .updateTable("erasure_requests")
    .set({ reason: null })
    .where("user_id", "=", anyOf(userIds, "bigint"))
    .where("reason", "is not", null)
    .execute();
}

/** Payments stay without the student, for the accounts. A table that no student's row removes needs a line here. */
export async function eraseRows({ tx }: SignInScope, { userId, trainerId }: Erased): Promise<void> {
  const isTenant = userId === trainerId;
  await tx
    .deleteFrom("students")
    .where("trainer_id", "=", trainerId)
    .$if(!isTenant, (query) => query.where("id", "=", userId))
    .execute();
  await tx
    .updateTable("audit_log")
    .set({ device: null, network: null })
    .where("trainer_id", "=", trainerId)
    .$if(!isTenant, (query) => query.where((eb) => eb.or([eb("user_id", "=", userId), eb("actor_id", "=", userId)])))
    .execute();
  if (!isTenant) return;
  await tx.deleteFrom("landing_pages").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("exercise_favourites").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("receiving").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("comment_retentions").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("retentions").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("forgotten_data").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("volume_bands").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("readiness_texts").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("opinion_blocks").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("load_steps").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("student_imports").where("trainer_id", "=", trainerId).execute();
  // Before the exercises, which its trainings name.
  await tx.deleteFrom("library_entries").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("exercises").where("owner_id", "=", trainerId).execute();
  // Rows of removed students stayed in the tenant.
  await tx.deleteFrom("student_payments").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("receipt_counters").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("subscription_plans").where("owner_id", "=", trainerId).execute();
  await tx.deleteFrom("trials").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("discounts").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("invoice_pix").where("trainer_id", "=", trainerId).execute();
  await tx.deleteFrom("billing_acts").where("trainer_id", "=", trainerId).execute();
  await tx
    .updateTable("trainers")
    .set({
      cpf: null,
      birthdate: null,
      gender: null,
      address: null,
      time_zone: SAO_PAULO,
      evaluation_instructions: null,
    })
    .where("trainer_id", "=", trainerId)
    .execute();
  await tx
    .updateTable("subscriptions")
    .set({ card_reference: null, card_brand: null, card_last4: null, state: "canceled" })
    .where("trainer_id", "=", trainerId)
    .execute();
  await tx
    .updateTable("invoices")
    .set({ state: "canceled" })
    .where("trainer_id", "=", trainerId)
    .where("state", "=", "pending")
    .execute();
  await tx.updateTable("payments").set({ card_last4: null }).where("trainer_id", "=", trainerId).execute();
  // The key is the card's hash: the payment's own id replaces it, once no refund is asked for by it.
  await tx
    .updateTable("payments")
    .set({ idempotency_key: sql<string>`'erased ' || id` })
    .where("trainer_id", "=", trainerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payments as counter")
            .select("counter.id")
            .whereRef("counter.trainer_id", "=", "payments.trainer_id")
            .whereRef("counter.reverses_id", "=", "payments.id")
            .where("counter.status", "=", "pending"),
        ),
      ),
    )
    .execute();
}

export const ERASED_NAME = "Pessoa removida";

/** The e-mails become free for new registrations. */
export async function eraseAccounts(
  { tx }: SignInScope,
  accounts: readonly Pick<Account, "id" | "photo_key" | "logo_key">[],
): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  for (const table of [
    "sessions",
    "access_links",
    "access_codes",
    "authenticator_apps",
    "email_changes",
    "passkeys",
    "passkey_challenges",
    "recovery_codes",
    "sign_in_tickets",
    "notice_settings",
    "notice_devices",
    "creations",
  ] as const)
    await tx.deleteFrom(table).where("user_id", "=", anyOf(ids, "bigint")).execute();
  const exports = await tx
    .deleteFrom("data_exports")
    .where("user_id", "=", anyOf(ids, "bigint"))
    .returning("file_key")
    .execute();
  const files = [
    ...exports.map(({ file_key }) => file_key),
    ...accounts.flatMap(({ photo_key, logo_key }) => [photo_key, logo_key]),
  ];
  await removeFilesAtOnce({ tx }, files);
  await tx
    .updateTable("users")
    .set({
      role: "erased",
      name: ERASED_NAME,
      email: sql<string>`'removida-' || id || '@removida.invalid'`,
      is_active: false,
      password_hash: null,
      phone: null,
      cref: null,
      photo_key: null,
      logo_key: null,
      last_sign_in_at: null,
    })
    .where("id", "=", anyOf(ids, "bigint"))
    .execute();
}
