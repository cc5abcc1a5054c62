import { sql } from "kysely";
import type { HoldDraft, RetentionChoice } from "#contract/own-data/retentions.ts";
import { type CalendarDate, SAO_PAULO } from "#domain/calendar-date.ts";
import { firstForgettingDay, heldUntil, type StudentKind } from "#domain/retention.ts";
import type { PlatformDay } from "../../../platform/clock.ts";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { listDue, lockStudent } from "./queries.ts";
import { forgettingDay, isStanding, isToBeAnnounced } from "./rules.ts";

export async function chooseRetention(
  { tx, actor }: TrainerScope,
  { kind, months }: RetentionChoice,
  now: Date,
): Promise<void> {
  if (months === null) {
    await tx.deleteFrom("retentions").where("trainer_id", "=", actor.trainerId).where("kind", "=", kind).execute();
    return;
  }
  await tx
    .insertInto("retentions")
    .values({ trainer_id: actor.trainerId, kind, months, chosen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["trainer_id", "kind"])
        .doUpdateSet({ months, chosen_at: now })
        .where("retentions.months", "<>", months),
    )
    .execute();
}

interface Held {
  readonly id: number;
  readonly kind: StudentKind;
}

export async function holdData(
  scope: TrainerScope,
  { id, kind }: Held,
  { months, reason }: HoldDraft,
  { now, today }: PlatformDay,
): Promise<Outcome<"saved" | "not_found">> {
  const { tx, actor } = scope;
  if (!(await lockStudent(scope, id))) return { outcome: "not_found" };
  const due = (await listDue(scope, today)).find((one) => one.student_id === id && one.kind === kind);
  const from = due ? forgettingDay(due, today) : today;
  const hold = { until: heldUntil(kind, from, months, today), reason, kept_at: now };
  await tx
    .insertInto("retention_holds")
    .values({ trainer_id: actor.trainerId, student_id: id, kind, ...hold })
    .onConflict((conflict) => conflict.columns(["trainer_id", "student_id", "kind"]).doUpdateSet(hold))
    .execute();
  return { outcome: "saved" };
}

export async function releaseData({ tx }: TrainerScope, { id, kind }: Held): Promise<Outcome<"removed" | "not_found">> {
  const { numDeletedRows } = await tx
    .deleteFrom("retention_holds")
    .where("student_id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return { outcome: numDeletedRows > 0n ? "removed" : "not_found" };
}

/** An announcement holds for what it was made for: who returned, is held or has a longer clock is announced again. */
export async function withdrawAnnouncements(scope: TrainerScope, today: CalendarDate): Promise<void> {
  const { tx, actor } = scope;
  const standing = new Set(
    (await listDue(scope, today)).filter(isStanding).map(({ student_id, kind }) => `${student_id} ${kind}`),
  );
  const announced = await tx
    .selectFrom("retention_announcements")
    .select(["student_id", "kind"])
    .where("trainer_id", "=", actor.trainerId)
    .execute();
  for (const { student_id, kind } of announced)
    if (!standing.has(`${student_id} ${kind}`))
      await tx
        .deleteFrom("retention_announcements")
        .where("student_id", "=", student_id)
        .where("kind", "=", kind)
        .execute();
}

/** A trainer who cannot read an announcement loses nothing by it: after a return everything is announced anew. */
export async function withdrawAllAnnouncements({ tx, actor }: TrainerScope): Promise<void> {
  await tx.deleteFrom("retention_announcements").where("trainer_id", "=", actor.trainerId).execute();
}

/** Answers what was announced now. */
export async function announce(
  scope: TrainerScope,
  today: CalendarDate,
): Promise<readonly { readonly studentId: number; readonly on: CalendarDate }[]> {
  const { tx, actor } = scope;
  const soonest = firstForgettingDay(today);
  const rows = (await listDue(scope, today))
    .filter((due) => isToBeAnnounced(due, today))
    .map(({ student_id, kind }) => ({
      trainer_id: actor.trainerId,
      student_id,
      kind,
      announced_on: today,
      forgets_on: soonest,
    }));
  if (rows.length === 0) return [];
  await tx
    .insertInto("retention_announcements")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.map(({ student_id, forgets_on }) => ({ studentId: student_id, on: forgets_on }));
}

interface Forgotten {
  readonly studentId: number | null;
  readonly kind: StudentKind | "logs";
  readonly amount: number;
  readonly now: Date;
}

export async function recordForgotten({ tx, actor }: TrainerScope, forgotten: Forgotten): Promise<void> {
  const { studentId, kind, amount, now } = forgotten;
  await tx
    .insertInto("forgotten_data")
    .values({ trainer_id: actor.trainerId, student_id: studentId, kind, amount, forgotten_at: now })
    .execute();
  if (studentId === null || kind === "logs") return;
  for (const table of ["retention_announcements", "retention_holds"] as const)
    await tx.deleteFrom(table).where("student_id", "=", studentId).where("kind", "=", kind).execute();
}

const TABLES = {
  health: ["evaluations", "evaluation_changes", "strength_tests", "readiness_answers", "student_goals"],
  documents: ["readiness_documents"],
  photos: ["evaluation_photos"],
} as const satisfies Record<StudentKind, readonly string[]>;

interface Forgettable {
  readonly trainerId: number;
  readonly studentId: number;
  readonly kind: StudentKind;
}

/** In the eraser's scope for this student. Triggers remove the files. */
export async function forgetStudentData(
  { tx }: SignInScope,
  { trainerId, studentId, kind }: Forgettable,
): Promise<void> {
  for (const table of TABLES[kind])
    await tx.deleteFrom(table).where("trainer_id", "=", trainerId).where("student_id", "=", studentId).execute();
  if (kind !== "health") return;
  await tx
    .updateTable("students")
    .set(({ eb }) => ({
      // On which days somebody trains tells nothing of their health, and the form of who comes back needs it.
      personal_anamnesis: sql<string>`jsonb_strip_nulls(jsonb_build_object('days_of_week', personal_anamnesis -> 'days_of_week'))`,
      physiological_anamnesis: "{}",
      is_profile_changed: false,
      lock_version: eb("lock_version", "+", 1),
    }))
    .where("trainer_id", "=", trainerId)
    .where("id", "=", studentId)
    .execute();
}

/** In the eraser's scope for the tenant. Who did what stays. Answers how many accesses have lost device and network. */
export async function forgetWhereFrom({ tx }: SignInScope, trainerId: number, before: CalendarDate): Promise<number> {
  const nowhere = { device: null, network: null };
  const isKnown = sql<boolean>`(device is not null or network is not null)`;
  const start = sql<Date>`(${before}::date)::timestamp at time zone ${SAO_PAULO}`;
  const log = await tx
    .updateTable("audit_log")
    .set(nowhere)
    .where("trainer_id", "=", trainerId)
    .where("happened_at", "<", start)
    .where(isKnown)
    .executeTakeFirst();
  const openings = await tx
    .updateTable("shared_link_openings")
    .set(nowhere)
    .where("trainer_id", "=", trainerId)
    .where("opened_at", "<", start)
    .where(isKnown)
    .executeTakeFirst();
  return Number(log.numUpdatedRows + openings.numUpdatedRows);
}
