import { sql } from "kysely";
import type { Notices } from "#contract/people/notices.ts";
import { dueText } from "#domain/billing/charges.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { deviceOf } from "#domain/device.ts";
import { formatReais, toReais } from "#domain/money.ts";
import { readAppointmentSubject } from "#domain/notices/appointment-subject.ts";
import { choiceOf, type NoticeKind, QUIET_HOURS, TRAINING_AT } from "#domain/notices/kinds.ts";
import type { NoticeFacts } from "#domain/notices/texts.ts";
import { inDaysText } from "#domain/students/appointments/appointment.ts";
import { PAIN_TO_MARK } from "#domain/training/executions/pain.ts";
import type { Scope, SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import { appointmentsToCome } from "../../../tables/appointments.ts";
import { kindsOf, quietHoursOf } from "./rules.ts";

const UNCHOSEN = {
  choices: {},
  training_at: TRAINING_AT,
  quiet_from: QUIET_HOURS.from,
  quiet_until: QUIET_HOURS.until,
} as const;

const SETTINGS = ["choices", "training_at", "quiet_from", "quiet_until"] as const;

interface Reader {
  readonly publicKey: string;
  /** The device of this session is the current one. */
  readonly sessionId: number | undefined;
}

export async function findNotices({ tx, actor }: Scope, { publicKey, sessionId }: Reader): Promise<Notices> {
  const stored = await tx
    .selectFrom("notice_settings")
    .select(SETTINGS)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  const settings = stored ?? UNCHOSEN;
  const devices = await tx
    .selectFrom("notice_devices")
    .select(["id", "session_id", "user_agent", "created_at"])
    .where("user_id", "=", actor.userId)
    .orderBy("id", "desc")
    .execute();
  return {
    choices: kindsOf(actor.role).map((kind) => choiceOf(kind, settings.choices)),
    training_at: settings.training_at,
    quiet_hours: quietHoursOf(settings),
    public_key: publicKey,
    devices: devices.map(({ id, session_id, user_agent, created_at }) => ({
      id,
      name: deviceOf(user_agent),
      since: created_at.toISOString(),
      is_current: sessionId !== undefined && session_id === sessionId,
    })),
  };
}

const SUBSCRIPTION = ["id", "endpoint", "p256dh", "auth"] as const;

export const findOwnDevice = ({ tx, actor }: Scope, id: number) =>
  tx
    .selectFrom("notice_devices")
    .select([...SUBSCRIPTION, "trainer_id"])
    .where("id", "=", id)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();

interface NoticeRow {
  readonly trainerId: number;
  readonly id: number;
  readonly studentId: number;
  readonly toTrainer: boolean;
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly causedAt: Date;
}
export type WaitingNotice = NoticeRow;

const notices = ({ tx }: SignInScope, trainerId: number, id: number) =>
  tx
    .selectFrom("notices")
    .select(["trainer_id as trainerId", "id", "student_id as studentId", "to_trainer as toTrainer"])
    .select(["kind", "subject", "caused_at as causedAt"])
    .where("trainer_id", "=", trainerId)
    .where("id", "=", id);

/** The second of two servers waits here, and then finds nothing. */
export const lockWaitingNotice = (
  scope: SignInScope,
  trainerId: number,
  id: number,
): Promise<WaitingNotice | undefined> =>
  notices(scope, trainerId, id).where("state", "=", "waiting").forUpdate().executeTakeFirst();

export const findSentNotice = (scope: SignInScope, trainerId: number, id: number, since: Date) =>
  notices(scope, trainerId, id).where("state", "=", "sent").where("settled_at", ">", since).executeTakeFirst();

/** Undefined where nobody may be told: an account that is inactive, or that its owner has never confirmed. */
export async function findRecipient({ tx }: SignInScope, { trainerId, studentId, toTrainer, kind }: NoticeRow) {
  const userId = toTrainer ? trainerId : studentId;
  const person = await tx
    .selectFrom("users")
    .leftJoin("notice_settings as settings", (join) =>
      join.onRef("settings.trainer_id", "=", "users.trainer_id").onRef("settings.user_id", "=", "users.id"),
    )
    .innerJoin("users as trainer", "trainer.id", "users.trainer_id")
    .select(["users.name", "users.email", "trainer.name as trainerName", "trainer.photo_key as trainerPhoto"])
    .select(SETTINGS.map((column) => `settings.${column}` as const))
    .where("users.id", "=", userId)
    .where("users.role", "=", toTrainer ? "trainer" : "student")
    .where("users.is_active", "=", true)
    .where("users.confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!person) return undefined;
  const { name, email, trainerName, trainerPhoto, choices, training_at, quiet_from, quiet_until } = person;
  const settings = choices && training_at ? { choices, training_at, quiet_from, quiet_until } : UNCHOSEN;
  const { push, mail } = choiceOf(kind, settings.choices);
  const devices = push ? await listDevices({ tx }, trainerId, userId) : [];
  return {
    name,
    email,
    wantsMail: mail,
    quietHours: quietHoursOf(settings),
    devices,
    trainer: { name: trainerName, photo_key: trainerPhoto },
  };
}
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

const listDevices = ({ tx }: SignInScope, trainerId: number, userId: number) =>
  tx
    .selectFrom("notice_devices")
    .select(SUBSCRIPTION)
    .where("trainer_id", "=", trainerId)
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();

/** The device must still be its owner's, who must still want this kind. */
export async function findSubscription(scope: SignInScope, notice: NoticeRow, deviceId: number) {
  const recipient = await findRecipient(scope, notice);
  return recipient?.devices.find(({ id }) => id === deviceId);
}

export async function findTimeZone({ tx, actor }: TrainerScope): Promise<string> {
  const { time_zone } = await tx
    .selectFrom("trainers")
    .select("time_zone")
    .where("trainer_id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

/** Undefined once the cause is over: the training is done, the payment made, the comment read. */
export const findFacts = (
  scope: TrainerScope,
  notice: NoticeRow,
  today: CalendarDate,
): Promise<NoticeFacts | undefined> => FACTS[notice.kind](scope, notice, today);

type FindFacts = (scope: TrainerScope, notice: NoticeRow, today: CalendarDate) => Promise<NoticeFacts | undefined>;

const FACTS: Readonly<Record<NoticeKind, FindFacts>> = {
  async training_today({ tx }, { studentId, subject }, today) {
    if (subject !== today) return undefined;
    const done = await tx
      .selectFrom("training_executions")
      .select("id")
      .where("student_id", "=", studentId)
      .where("day", "=", today)
      .where("is_trained", "=", true)
      .limit(1)
      .executeTakeFirst();
    return done ? undefined : { kind: "training_today" };
  },

  async training_changed({ tx }, { studentId, causedAt }, today) {
    const { first } = await tx
      .selectFrom("trainings")
      .innerJoin("mesocycles", (join) =>
        join
          .onRef("mesocycles.trainer_id", "=", "trainings.trainer_id")
          .onRef("mesocycles.id", "=", "trainings.mesocycle_id"),
      )
      .select(({ fn }) => fn.min<Date | null>("trainings.created_at").as("first"))
      .where("mesocycles.student_id", "=", studentId)
      .where("mesocycles.end_date", ">=", today)
      .executeTakeFirstOrThrow();
    return first ? { kind: "training_changed", isNew: first >= causedAt } : undefined;
  },

  async comment({ tx }, { trainerId, studentId, toTrainer, subject }) {
    const comment = await tx
      .selectFrom("comments")
      .innerJoin("users as author", (join) => join.on("author.id", "=", toTrainer ? studentId : trainerId))
      .leftJoin("comment_media as media", (join) =>
        join.onRef("media.trainer_id", "=", "comments.trainer_id").onRef("media.comment_id", "=", "comments.id"),
      )
      .select("author.name")
      .where("comments.student_id", "=", studentId)
      .where("training_key", "=", Number(subject))
      .where("written_by", "=", toTrainer ? "student" : "trainer")
      .where("read_at", "is", null)
      .where("removed_at", "is", null)
      .where((eb) => eb.or([eb("comments.text", "<>", ""), eb("media.completed_at", "is not", null)]))
      .limit(1)
      .executeTakeFirst();
    return comment && { kind: "comment", author: comment.name };
  },

  async evaluation_due(scope, { studentId, subject }, today) {
    const { tx } = scope;
    const told = readAppointmentSubject(subject);
    if (told) {
      const appointment = await appointmentsToCome(scope)
        .select(["day", "time"])
        .where("student_id", "=", studentId)
        .where("day", "=", told.day)
        .where("day", ">=", today)
        .executeTakeFirst();
      if (appointment?.time !== told.time) return undefined;
      const comes = told.told === "made" ? null : inDaysText(told.day, today);
      return { kind: "evaluation_due", appointment: { comes } };
    }
    const { last } = await tx
      .selectFrom("evaluations")
      .select(sql<CalendarDate | null>`max(evaluated_on)`.as("last"))
      .where("student_id", "=", studentId)
      .executeTakeFirstOrThrow();
    return last === subject ? { kind: "evaluation_due", appointment: null } : undefined;
  },

  async payment_due({ tx }, { studentId, subject }, today) {
    const charge = await tx
      .selectFrom("student_charges")
      .select("due_on")
      .where("student_id", "=", studentId)
      .where("id", "=", Number.parseInt(subject, 10))
      .where("is_open", "=", true)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("student_payments")
              .whereRef("student_payments.charge_id", "=", "student_charges.id")
              .where("student_payments.state", "=", "pending"),
          ),
        ),
      )
      .executeTakeFirst();
    return charge && { kind: "payment_due", due: dueText(charge.due_on, today) };
  },

  async pain({ tx }, { studentId, subject }) {
    const told = await tx
      .selectFrom("executed_exercises")
      .select("position")
      .where("student_id", "=", studentId)
      .where("execution_id", "=", Number(subject))
      .where("pain", ">=", PAIN_TO_MARK)
      .limit(1)
      .executeTakeFirst();
    return told && { kind: "pain" };
  },

  /** The subject is the key of the signal, which ends with the day from which on nothing was done. */
  async missed_trainings({ tx }, { studentId, subject }) {
    const trained = await tx
      .selectFrom("training_executions")
      .select("id")
      .where("student_id", "=", studentId)
      .where("is_trained", "=", true)
      .where("day", ">", subject.slice(-"2026-01-01".length))
      .limit(1)
      .executeTakeFirst();
    return trained ? undefined : { kind: "missed_trainings" };
  },

  async pix_announced({ tx }, { studentId, subject }) {
    const payment = await tx
      .selectFrom("student_payments")
      .innerJoin("users", "users.id", "student_payments.student_id")
      .select(["users.name", "value_cents"])
      .where("student_id", "=", studentId)
      .where("student_payments.id", "=", Number(subject))
      .where("state", "=", "pending")
      .executeTakeFirst();
    if (!payment) return undefined;
    return { kind: "pix_announced", student: payment.name, value: formatReais(toReais(payment.value_cents)) };
  },
};

/** Students who may be told of a training, by trainer, with the hour that they chose. */
export async function listTrainingHours({ tx }: SignInScope): Promise<ReadonlyMap<number, readonly TrainingHour[]>> {
  const { push, mail } = choiceOf("training_today", {});
  const { rows } = await sql<TrainingHour & { trainer_id: number }>`
    select student.trainer_id, student.id as "studentId", coalesce(settings.training_at, ${TRAINING_AT}) as at
      from users student
      left join notice_settings settings on settings.trainer_id = student.trainer_id and settings.user_id = student.id
     where student.role = 'student' and student.is_active and student.confirmed_at is not null
       and (
         coalesce((settings.choices -> 'training_today' ->> 'mail')::boolean, ${mail})
         or coalesce((settings.choices -> 'training_today' ->> 'push')::boolean, ${push}) and exists (
           select from notice_devices device where device.trainer_id = student.trainer_id and device.user_id = student.id
         )
       )
     order by student.trainer_id, student.id
  `.execute(tx);
  return Map.groupBy(rows, (row) => row.trainer_id);
}

/** With a student who can be told. */
export async function listTenantsToTell({ tx }: SignInScope): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom("users")
    .select("trainer_id")
    .distinct()
    .where("role", "=", "student")
    .where("is_active", "=", true)
    .where("confirmed_at", "is not", null)
    .where("trainer_id", "is not", null)
    .$narrowType<{ trainer_id: number }>()
    .execute();
  return rows.map(({ trainer_id }) => trainer_id);
}

export interface TrainingHour {
  readonly studentId: number;
  readonly at: string;
}

/** Who has heard of this subject, or soon will. */
export async function listNoticed(
  { tx }: TrainerScope,
  kind: NoticeKind,
  subject: string,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom("notices")
    .select("student_id")
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .execute();
  return new Set(rows.map(({ student_id }) => student_id));
}
