import { sql } from "kysely";
import type { PersonalData } from "#contract/own-data/personal-data.ts";
import { type FoundRetentions, MAX_LISTED } from "#contract/own-data/retentions.ts";
import { type CalendarDate, SAO_PAULO, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { firstForgettingDay, RETENTIONS, type RetentionKind, type StudentKind } from "#domain/retention.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Scope, SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import { findSettings } from "../../execution/comments/queries.ts";
import { forgettingDay, logsOf } from "./rules.ts";

/** Who was told of something and can no longer read it. */
export async function listAway({ tx }: SignInScope, today: CalendarDate): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with told as materialized (
      select id, is_active from users
       where role = 'trainer' and id in (select trainer_id from retention_announcements)
    )
    select id from told where not is_active or has_lapsed(id, ${today}::date) order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Who may have something to announce, to withdraw or to forget tonight, and could read an announcement: nothing is forgotten while a trainer
 * is away or has lapsed.
 */
export async function listKeepers({ tx }: SignInScope, today: CalendarDate): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with concerned as materialized (
      select keeper.id
        from users keeper
        join (
          select trainer_id from retention_announcements
           union
          select retention.trainer_id
            from retentions retention
           where retention.kind = 'logs'
              or exists (
                select from users student
                 where student.trainer_id = retention.trainer_id and student.role = 'student' and not student.is_active
                   and (student.inactive_since at time zone ${SAO_PAULO})::date + make_interval(months => retention.months)
                       <= ${firstForgettingDay(today)}::date)
        ) due on due.trainer_id = keeper.id
       where keeper.role = 'trainer' and keeper.is_active
    )
    select id from concerned where not has_lapsed(id, ${today}::date) order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const listRetentions = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("retentions")
    .select(["kind", "months", "chosen_at"])
    .where("trainer_id", "=", actor.trainerId)
    .execute();

interface Due {
  readonly student_id: number;
  readonly name: string;
  readonly photo_key: string | null;
  readonly kind: StudentKind;
  readonly amount: number;
  /** By the clock and the hold, whatever was announced. */
  readonly due_on: CalendarDate;
  readonly forgets_on: CalendarDate | null;
  readonly until: CalendarDate | null;
  readonly reason: string | null;
}

const dayOf = (column: string) => sql`to_char(${sql.ref(column)}, 'yyyy-mm-dd')`;

/** Only former students whose clocks run: whoever returned, or waits for approval, has none. */
export async function listDue({ tx, actor }: TrainerScope, today: CalendarDate): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select student.id as student_id, student.name, student.photo_key, retention.kind, there.amount,
           to_char(greatest((student.inactive_since at time zone ${SAO_PAULO})::date + make_interval(months => retention.months), hold.until),
                   'yyyy-mm-dd') as due_on,
           ${dayOf("announced.forgets_on")} as forgets_on, ${dayOf("hold.until")} as until, hold.reason
      from retentions retention
      join users student on student.trainer_id = retention.trainer_id and student.role = 'student'
       and not student.is_active and student.inactive_since is not null
      join students registration on registration.trainer_id = student.trainer_id and registration.id = student.id
       and registration.awaits_approval_since is null
      left join retention_holds hold on hold.trainer_id = student.trainer_id and hold.student_id = student.id
       and hold.kind = retention.kind and hold.until > ${today}::date
      left join retention_announcements announced on announced.trainer_id = student.trainer_id
       and announced.student_id = student.id and announced.kind = retention.kind
     cross join lateral (select (case retention.kind
        when 'photos' then
          (select count(*) from evaluation_photos t where t.trainer_id = student.trainer_id and t.student_id = student.id)
        when 'documents' then
          (select count(*) from readiness_documents t where t.trainer_id = student.trainer_id and t.student_id = student.id)
        when 'health' then
          (select count(*) from evaluations t where t.trainer_id = student.trainer_id and t.student_id = student.id)
          + (select count(*) from strength_tests t where t.trainer_id = student.trainer_id and t.student_id = student.id)
          + (select count(*) from readiness_answers t where t.trainer_id = student.trainer_id and t.student_id = student.id)
          + (select count(*) from student_goals t where t.trainer_id = student.trainer_id and t.student_id = student.id)
          + (given_answers(registration.personal_anamnesis - '{days_of_week,training_goals}'::text[]) <> '{}')::int
          + (given_answers(registration.physiological_anamnesis) <> '{}')::int
        end)::int as amount) there
     where retention.trainer_id = ${actor.trainerId} and there.amount > 0
     order by due_on, student.search, student.id, retention.kind`.execute(tx);
  return rows;
}

interface FoundOptions {
  readonly now: Date;
  readonly photos: Dependencies["photos"];
}

export async function findRetentions(scope: TrainerScope, { now, photos }: FoundOptions): Promise<FoundRetentions> {
  const today = todayInSaoPaulo(now.getTime());
  const chosen = await listRetentions(scope);
  const due = (await listDue(scope, today)).map((row) => ({
    ...row,
    on: forgettingDay(row, today),
    hold: row.until && row.reason ? { until: row.until, reason: row.reason } : null,
  }));
  const films = (await listMediaDue(scope, today)).map((row) => ({ ...row, kind: "films" as const, hold: null }));
  const all = [...due, ...films].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return {
    today,
    retentions: (Object.keys(RETENTIONS) as RetentionKind[]).map((kind) => ({
      kind,
      months: chosen.find((one) => one.kind === kind)?.months ?? null,
    })),
    logs: logsOf(chosen, today),
    forgetting: {
      count: all.length,
      items: all.slice(0, MAX_LISTED).map(({ student_id, name, photo_key, kind, on, amount, hold }) => ({
        student: { id: student_id, name, photo_url: photos.linkTo(photo_key) },
        kind,
        on,
        amount,
        hold,
      })),
    },
    forgotten: await listForgotten(scope),
  };
}

/** It lists the media that goes within thirty days by the comments' own clock. */
async function listMediaDue(scope: TrainerScope, today: CalendarDate) {
  const { tx, actor } = scope;
  const { media_days } = await findSettings(scope);
  const goesOn =
    media_days === null
      ? sql`case when student.is_active then null else ${today}::date end`
      : sql`greatest(${today}::date, (media.completed_at at time zone ${SAO_PAULO})::date + ${media_days}::int)`;
  const { rows } = await sql<{
    student_id: number;
    name: string;
    photo_key: string | null;
    on: CalendarDate;
    amount: number;
  }>`
    select student.id as student_id, student.name, student.photo_key, to_char(min(goes.day), 'yyyy-mm-dd') as on, count(*)::int as amount
      from comment_media media
      join users student on student.trainer_id = media.trainer_id and student.id = media.student_id
     cross join lateral (select ${goesOn} as day) goes
     where media.trainer_id = ${actor.trainerId} and media.completed_at is not null and media.gone_at is null
       and goes.day < ${firstForgettingDay(today)}::date
     group by student.id, student.name, student.photo_key
     order by min(goes.day), student.id`.execute(tx);
  return rows;
}

/** A student's trainer's. */
export async function listOwnRetentions({ tx, actor }: Scope): Promise<PersonalData["retentions"]> {
  const rows = await tx
    .selectFrom("retentions")
    .select(["kind", "months"])
    .where("trainer_id", "=", actor.trainerId)
    .orderBy("kind")
    .execute();
  return rows.flatMap(({ kind, months }) => (kind === "logs" ? [] : [{ kind, months }]));
}

const LAST_FORGOTTEN = 50;

async function listForgotten({ tx, actor }: TrainerScope): Promise<FoundRetentions["forgotten"]> {
  const rows = await tx
    .selectFrom("forgotten_data as forgotten")
    .leftJoin("users as student", (join) =>
      join.onRef("student.trainer_id", "=", "forgotten.trainer_id").onRef("student.id", "=", "forgotten.student_id"),
    )
    .select(["forgotten.id", "forgotten.student_id", "forgotten.kind", "forgotten.amount", "forgotten.forgotten_at"])
    .select("student.name")
    .where("forgotten.trainer_id", "=", actor.trainerId)
    .orderBy("forgotten.id", "desc")
    .limit(LAST_FORGOTTEN)
    .execute();
  return rows.map(({ student_id, name, forgotten_at, ...row }) => ({
    ...row,
    student: student_id !== null && name !== null ? { id: student_id, name } : null,
    forgotten_at: forgotten_at.toISOString(),
  }));
}

export const findReader = ({ tx, actor }: TrainerScope) =>
  tx.selectFrom("users").select(["name", "email"]).where("id", "=", actor.trainerId).executeTakeFirstOrThrow();

/** A trainer who chooses another time waits for what goes, and a choice that came first is seen. */
export const lockRetention = ({ tx, actor }: TrainerScope, kind: RetentionKind) =>
  tx
    .selectFrom("retentions")
    .select("kind")
    .where("trainer_id", "=", actor.trainerId)
    .where("kind", "=", kind)
    .forShare()
    .execute();

/** Returns, holds and what goes wait for each other. */
export const lockStudent = ({ tx }: TrainerScope, studentId: number) =>
  tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", studentId)
    .where("role", "=", "student")
    .forUpdate()
    .executeTakeFirst();
