import { sql } from "kysely";
import { MAX_NAMED_STUDENTS, type TodaysTasks } from "#contract/overview/todays-tasks.ts";
import { whatsAppDigits } from "#domain/brazil.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import { EVALUATION_VALID_DAYS } from "#domain/students/attention.ts";
import { ENDING_SOON_DAYS } from "#domain/students/todays-tasks.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { together } from "../../../platform/database/together.ts";
import { appointmentsToCome, isMarkedFrom } from "../../../tables/appointments.ts";

interface TaskOptions {
  readonly photos: Dependencies["photos"];
  readonly today: CalendarDate;
}

/** In the text of a statement, because the general plan of one with parameters does not enter `active_students_by_trainer`. */
const STUDENT = sql.lit<"student">("student");
const TOTAL = sql<number>`(count(*) over ())::int`;

const ownStudents = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("users as student")
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "student.trainer_id").onRef("students.id", "=", "student.id"),
    )
    .select(["student.id", "student.name", "student.photo_key", "student.phone", "students.country"])
    .select(TOTAL.as("total"))
    .where("student.trainer_id", "=", actor.trainerId)
    .where("student.role", "=", STUDENT)
    .limit(MAX_NAMED_STUDENTS);

const activeStudents = (scope: TrainerScope) => ownStudents(scope).where("student.is_active", "=", true);

interface FoundStudent {
  readonly photo_key: string | null;
  readonly phone: string | null;
  readonly country: string;
  readonly total: number;
}

const taskOf = <R extends FoundStudent>({ photos }: TaskOptions, rows: readonly R[]) => ({
  count: rows[0]?.total ?? 0,
  students: rows.map(({ total: _, photo_key, phone, country, ...student }) => ({
    ...student,
    photo_url: photos.linkTo(photo_key),
    whatsapp: phone && whatsAppDigits(country, phone),
  })),
});

async function listApprovals(scope: TrainerScope, options: TaskOptions): Promise<TodaysTasks["approvals"]> {
  const rows = await ownStudents(scope)
    .select(
      sql<CalendarDate>`to_char(students.awaits_approval_since at time zone 'America/Sao_Paulo', 'yyyy-mm-dd')`.as(
        "since",
      ),
    )
    .where("students.awaits_approval_since", "is not", null)
    .orderBy("students.awaits_approval_since")
    .orderBy("student.search")
    .execute();
  return taskOf(options, rows);
}

/** A comment without words waits until its photo or film has arrived. */
export async function listUnreadComments(scope: TrainerScope, options: TaskOptions): Promise<TodaysTasks["comments"]> {
  const { tx, actor } = scope;
  const rows = await ownStudents(scope)
    .innerJoin(
      tx
        .selectFrom("comments as comment")
        .leftJoin("comment_media as media", (join) =>
          join
            .onRef("media.trainer_id", "=", "comment.trainer_id")
            .onRef("media.comment_id", "=", "comment.id")
            .on("media.completed_at", "is not", null),
        )
        .distinctOn("comment.student_id")
        .select(["comment.student_id", "comment.training_key as training_id", "comment.training_name as training"])
        .select(["comment.exercise_name as exercise", "comment.text", "comment.written_at"])
        .select(sql<number>`(count(*) over (partition by comment.student_id))::int`.as("unread"))
        .where("comment.trainer_id", "=", actor.trainerId)
        .where("comment.written_by", "=", "student")
        .where("comment.read_at", "is", null)
        .where("comment.removed_at", "is", null)
        .where((eb) => eb.or([eb("comment.text", "<>", ""), eb("media.completed_at", "is not", null)]))
        .orderBy("comment.student_id")
        .orderBy("comment.written_at", "desc")
        .as("newest"),
      "newest.student_id",
      "student.id",
    )
    .select(["newest.training_id", "newest.training", "newest.exercise", "newest.text", "newest.written_at"])
    .select("newest.unread")
    .orderBy("newest.written_at", "desc")
    .execute();
  const { count, students } = taskOf(options, rows);
  return {
    count,
    students: students.map(({ written_at, ...student }) => ({ ...student, written_at: written_at.toISOString() })),
  };
}

/** A payment that is due today is not late. */
async function listLatePayments(scope: TrainerScope, options: TaskOptions): Promise<TodaysTasks["late_payments"]> {
  const rows = await activeStudents(scope)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("student_charges")
          .select(sql<CalendarDate | null>`min(due_on)`.as("due_on"))
          .select(sql<number>`sum(value_cents - received_cents)::float8`.as("cents"))
          .whereRef("student_charges.trainer_id", "=", "student.trainer_id")
          .whereRef("student_charges.student_id", "=", "student.id")
          .where("is_open", "=", true)
          .where("due_on", "<", options.today)
          .as("late"),
      (join) => join.onTrue(),
    )
    .select(["late.due_on", "late.cents"])
    .where("late.due_on", "is not", null)
    .$narrowType<{ due_on: CalendarDate }>()
    .orderBy("late.due_on")
    .orderBy("student.search")
    .execute();
  const { count, students } = taskOf(options, rows);
  return { count, students: students.map(({ cents, ...student }) => ({ ...student, value: toReais(cents) })) };
}

const withRunningMesocycle = (scope: TrainerScope, { today }: TaskOptions) =>
  activeStudents(scope)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("mesocycles")
          .select(["macrocycle_id", "id as mesocycle_id", "weeks"])
          .whereRef("mesocycles.trainer_id", "=", "student.trainer_id")
          .whereRef("mesocycles.student_id", "=", "student.id")
          .where("start_date", "<=", today)
          .where("end_date", ">=", today)
          .orderBy("start_date", "desc")
          .limit(1)
          .as("running"),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("evaluations")
          .select(sql<CalendarDate | null>`max(evaluated_on)`.as("last_evaluation"))
          .whereRef("evaluations.trainer_id", "=", "student.trainer_id")
          .whereRef("evaluations.student_id", "=", "student.id")
          .as("evaluated"),
      (join) => join.onTrue(),
    )
    .select(["running.macrocycle_id", "running.mesocycle_id"]);

/** `attentionNeeded` holds the same rule for the list of students, appointments apart. */
async function listEvaluationsDue(scope: TrainerScope, options: TaskOptions): Promise<TodaysTasks["evaluations"]> {
  const rows = await withRunningMesocycle(scope, options)
    .select("evaluated.last_evaluation")
    .where((eb) =>
      eb.or([
        eb("evaluated.last_evaluation", "is", null),
        eb("evaluated.last_evaluation", "<", addDays(options.today, -EVALUATION_VALID_DAYS)),
      ]),
    )
    .where(({ not }) => not(isMarkedFrom("student.id", options.today)))
    .orderBy("evaluated.last_evaluation", (order) => order.asc().nullsFirst())
    .orderBy("student.search")
    .execute();
  return taskOf(options, rows);
}

/** The day before is when a student is reminded. */
async function listAppointments(scope: TrainerScope, options: TaskOptions): Promise<TodaysTasks["appointments"]> {
  const rows = await activeStudents(scope)
    .innerJoin(appointmentsToCome(scope).selectAll("appointments").as("appointment"), (join) =>
      join
        .onRef("appointment.trainer_id", "=", "student.trainer_id")
        .onRef("appointment.student_id", "=", "student.id"),
    )
    .select(["appointment.day", "appointment.time", "appointment.instructions"])
    .select((eb) =>
      eb
        .selectFrom("mesocycles")
        .whereRef("mesocycles.trainer_id", "=", "student.trainer_id")
        .whereRef("mesocycles.student_id", "=", "student.id")
        .where("start_date", "<=", options.today)
        .where("end_date", ">=", options.today)
        .orderBy("start_date", "desc")
        .limit(1)
        .select(
          sql<NonNullable<TodaysTasks["appointments"]["students"][number]["mesocycle"]>>`json_build_object(
            'macrocycle_id', macrocycle_id, 'mesocycle_id', id
          )`.as("mesocycle"),
        )
        .as("mesocycle"),
    )
    .where("appointment.day", "<=", addDays(options.today, 1))
    .orderBy("appointment.day")
    .orderBy("appointment.time", (order) => order.asc().nullsFirst())
    .orderBy("student.search")
    .execute();
  return taskOf(options, rows);
}

async function listPrescriptionsDue(scope: TrainerScope, options: TaskOptions): Promise<TodaysTasks["prescriptions"]> {
  const rows = await withRunningMesocycle(scope, options)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("microcycles")
          .select("id")
          .whereRef("microcycles.trainer_id", "=", "student.trainer_id")
          .whereRef("microcycles.mesocycle_id", "=", "running.mesocycle_id")
          .where("start_date", "<=", options.today)
          .where("end_date", ">=", options.today)
          .orderBy("start_date", "desc")
          .limit(1)
          .as("week"),
      (join) => join.onTrue(),
    )
    .select("week.id as microcycle_id")
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("evaluations")
            .whereRef("evaluations.trainer_id", "=", "student.trainer_id")
            .whereRef("evaluations.mesocycle_id", "=", "running.mesocycle_id")
            .where(sql<boolean>`evaluations.microcycle_id is not distinct from week.id`),
        )
        .$castTo<boolean>()
        .as("was_evaluated"),
    )
    .where("evaluated.last_evaluation", ">=", addDays(options.today, -EVALUATION_VALID_DAYS))
    .where((eb) => eb.or([eb("running.weeks", "is", null), eb("week.id", "is not", null)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("trainings")
            .whereRef("trainings.trainer_id", "=", "student.trainer_id")
            .whereRef("trainings.mesocycle_id", "=", "running.mesocycle_id")
            .where(sql<boolean>`trainings.microcycle_id is not distinct from week.id`),
        ),
      ),
    )
    .orderBy("student.search")
    .execute();
  return taskOf(options, rows);
}

async function listEndingCycles(scope: TrainerScope, options: TaskOptions): Promise<TodaysTasks["ending_cycles"]> {
  const rows = await activeStudents(scope)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("mesocycles")
          .select(["macrocycle_id", "id as mesocycle_id", "name as mesocycle", "end_date"])
          .whereRef("mesocycles.trainer_id", "=", "student.trainer_id")
          .whereRef("mesocycles.student_id", "=", "student.id")
          .orderBy("end_date", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select(["last.macrocycle_id", "last.mesocycle_id", "last.mesocycle", "last.end_date"])
    .where("last.end_date", ">=", addDays(options.today, -ENDING_SOON_DAYS))
    .where("last.end_date", "<=", addDays(options.today, ENDING_SOON_DAYS))
    .orderBy("last.end_date")
    .orderBy("student.search")
    .execute();
  return taskOf(options, rows);
}

async function listChangedRegistrations(
  scope: TrainerScope,
  options: TaskOptions,
): Promise<TodaysTasks["changed_registrations"]> {
  const rows = await activeStudents(scope)
    .where("students.is_profile_changed", "=", true)
    .where("students.is_changes_notified", "=", false)
    .orderBy("student.search")
    .execute();
  return taskOf(options, rows);
}

/** A student who has returned meanwhile is not forgotten; the night takes the announcement back. */
async function listForgetting(scope: TrainerScope, options: TaskOptions): Promise<TodaysTasks["forgetting"]> {
  const rows = await ownStudents(scope)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("retention_announcements as announced")
          .select(sql<CalendarDate | null>`to_char(min(announced.forgets_on), 'yyyy-mm-dd')`.as("on"))
          .whereRef("announced.trainer_id", "=", "student.trainer_id")
          .whereRef("announced.student_id", "=", "student.id")
          .as("announced"),
      (join) => join.onTrue(),
    )
    .select("announced.on")
    .where("announced.on", "is not", null)
    .$narrowType<{ on: CalendarDate }>()
    .where("student.is_active", "=", false)
    .orderBy("announced.on")
    .orderBy("student.search")
    .execute();
  return taskOf(options, rows);
}

/** All that is neither told by signals nor read out of comments. */
export const listTasks = (scope: TrainerScope, options: TaskOptions) =>
  together({
    approvals: listApprovals(scope, options),
    late_payments: listLatePayments(scope, options),
    evaluations: listEvaluationsDue(scope, options),
    appointments: listAppointments(scope, options),
    prescriptions: listPrescriptionsDue(scope, options),
    ending_cycles: listEndingCycles(scope, options),
    changed_registrations: listChangedRegistrations(scope, options),
    forgetting: listForgetting(scope, options),
  });
