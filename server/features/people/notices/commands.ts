import { sql } from "kysely";
import type { NoticeSettings, Subscription } from "#contract/people/notices.ts";
import { type NoticeKind, rulesOf } from "#domain/notices/kinds.ts";
import { type Scope, type SignInScope, tenantOf } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { WaitingNotice } from "./queries.ts";
import { DEVICES_PER_PERSON, FORGOTTEN_AFTER_MS, storedChoices } from "./rules.ts";

export interface Notice {
  readonly kind: NoticeKind;
  readonly to: "student" | "trainer";
  readonly studentId: number;
  /** An id or a day. With the kind it names the notice: what was told of it once is not told again, but for kinds that gather. */
  readonly subject: number | string;
  /** It has become true again: what was told of it before is told once more. */
  readonly repeats?: true;
}

/** A person is told if, and only if, this transaction holds. How, and whether it still holds then, is found out when it is sent. */
export async function notify(scope: Scope, { kind, to, studentId, subject, repeats }: Notice): Promise<void> {
  const { tx, actor } = scope;
  // A demonstration reaches nobody.
  if (actor.because === "demonstration") return;
  const { gathers } = rulesOf(kind);
  const key = ["trainer_id", "student_id", "to_trainer", "kind", "subject"] as const;
  const notice = await tx
    .insertInto("notices")
    .values({
      trainer_id: tenantOf(actor),
      student_id: studentId,
      to_trainer: to === "trainer",
      kind,
      subject: String(subject),
    })
    .onConflict((conflict) =>
      gathers || repeats
        ? conflict.columns(key).doUpdateSet({
            caused_at: sql<Date>`case when notices.state = 'waiting' then notices.caused_at else now() end`,
            state: "waiting",
            settled_at: null,
          })
        : conflict.columns(key).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (!notice) return;
  const waitMs = (gathers?.minutes ?? 0) * 60_000;
  await enqueueNotice(
    scope,
    { trainerId: tenantOf(actor), id: notice.id },
    { waitMs, moves: gathers?.after === "last" },
  );
}

interface Waiting {
  readonly waitMs: number;
  /** Whether a job that waits already is put off. */
  readonly moves: boolean;
}

export async function enqueueNotice(
  { tx }: SignInScope,
  { trainerId, id }: { readonly trainerId: number; readonly id: number },
  { waitMs, moves }: Waiting,
): Promise<void> {
  await sql`
    select enqueue_notice(${trainerId}::bigint, ${id}::bigint, make_interval(secs => ${waitMs / 1000}), ${moves})
  `.execute(tx);
}

export async function settleNotice(
  { tx }: SignInScope,
  { trainerId, id }: WaitingNotice,
  { state, now }: { readonly state: "sent" | "dropped"; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("notices")
    .set({ state, settled_at: now })
    .where("trainer_id", "=", trainerId)
    .where("id", "=", id)
    .execute();
}

export async function enqueuePushes(
  { tx }: SignInScope,
  { trainerId, id }: WaitingNotice,
  devices: readonly { readonly id: number }[],
): Promise<void> {
  if (devices.length === 0) return;
  const ids = devices.map((device) => device.id);
  await sql`select enqueue_push(${trainerId}::bigint, ${id}::bigint, device) from unnest(${ids}::bigint[]) as device`.execute(
    tx,
  );
}

export async function removeEndedDevice({ tx }: SignInScope, trainerId: number, id: number): Promise<void> {
  await tx.deleteFrom("notice_devices").where("trainer_id", "=", trainerId).where("id", "=", id).execute();
}

export async function changeSettings(
  { tx, actor }: Scope,
  { choices, training_at, quiet_hours }: NoticeSettings,
): Promise<void> {
  const row = {
    training_at,
    quiet_from: quiet_hours?.from ?? null,
    quiet_until: quiet_hours?.until ?? null,
  };
  const chosen = JSON.stringify(storedChoices(actor.role, choices));
  await tx
    .insertInto("notice_settings")
    .values({ trainer_id: tenantOf(actor), user_id: actor.userId, choices: chosen, ...row })
    .onConflict((conflict) =>
      conflict.columns(["trainer_id", "user_id"]).doUpdateSet({
        choices: sql<string>`notice_settings.choices || excluded.choices`,
        ...row,
      }),
    )
    .execute();
}

/** A browser has one subscription. Whoever used it before hears nothing more there. */
export async function freeEndpoint({ tx }: SignInScope, endpoint: string): Promise<void> {
  await tx.deleteFrom("notice_devices").where("endpoint", "=", endpoint).execute();
}

interface NewDevice extends Subscription {
  readonly sessionId: number | undefined;
  readonly userAgent: string | undefined;
  readonly now: Date;
}

export async function addDevice(
  { tx, actor }: Scope,
  { endpoint, keys, sessionId, userAgent, now }: NewDevice,
): Promise<void> {
  await tx
    .insertInto("notice_devices")
    .values({
      trainer_id: tenantOf(actor),
      user_id: actor.userId,
      session_id: sessionId ?? null,
      endpoint,
      ...keys,
      user_agent: userAgent ?? null,
      created_at: now,
    })
    .execute();
  await tx
    .deleteFrom("notice_devices")
    .where("user_id", "=", actor.userId)
    .where("id", "<=", ({ selectFrom }) =>
      selectFrom("notice_devices as newer")
        .select("newer.id")
        .where("newer.user_id", "=", actor.userId)
        .orderBy("newer.id", "desc")
        .offset(DEVICES_PER_PERSON)
        .limit(1),
    )
    .execute();
}

export async function removeDevice({ tx, actor }: Scope, id: number): Promise<Outcome<"removed" | "not_found">> {
  const { numDeletedRows } = await tx
    .deleteFrom("notice_devices")
    .where("id", "=", id)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  return { outcome: numDeletedRows > 0n ? "removed" : "not_found" };
}

/** By then nothing asks for it any more. */
export async function forgetSettledNotices({ tx }: SignInScope, now: Date): Promise<void> {
  await tx
    .deleteFrom("notices")
    .where("settled_at", "<", new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .execute();
}
