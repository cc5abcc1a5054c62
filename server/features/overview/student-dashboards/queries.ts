import { sql } from "kysely";
import type { NextTraining, StudentDashboard } from "#contract/overview/student-dashboards.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import { estimatedMinutes } from "#domain/training/duration.ts";
import { nextInSequence } from "#domain/training/sequence.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { sumOfShares } from "../../../tables/training-share.ts";
import { trainingsOf } from "../../../tables/trainings-of.ts";
import { findSequence } from "../../execution/executions/queries.ts";
import { findRunningCycle } from "../../execution/gym/queries.ts";
import { listTrainings } from "../../prescription/trainings/queries.ts";

export const countTrainingsByWeek = (
  { tx, actor }: Scope,
  sundays: readonly CalendarDate[],
): Promise<StudentDashboard["weeks"]> =>
  tx
    .selectFrom(sql<{ start: CalendarDate }>`unnest(${sundays}::date[])`.as<"week">(sql`week(start)`))
    .leftJoin("training_executions", (join) =>
      join
        .on("training_executions.student_id", "=", actor.userId)
        .on("training_executions.is_trained", "=", true)
        .onRef("training_executions.day", ">=", "week.start")
        .on("training_executions.day", "<", sql<CalendarDate>`week.start + 7`),
    )
    .select(["week.start", sumOfShares.as("trainings")])
    .groupBy("week.start")
    .orderBy("week.start")
    .execute();

/** Of the running cycle, where its trainings are done in sequence. */
export async function findNextInSequence(scope: Scope, today: CalendarDate) {
  const cycle = await findRunningCycle(scope, scope.actor.userId, today);
  const sequence = cycle && (await findSequence(scope, cycle.mesocycle_id));
  if (!sequence) return null;
  const trainings = await scope.tx
    .selectFrom("trainings")
    .select(["id", "name"])
    .where(trainingsOf({ mesoId: cycle.mesocycle_id, microId: cycle.microcycle_id ?? undefined }))
    .orderBy("position")
    .execute();
  const next = nextInSequence(trainings, sequence.done);
  return next ? { training_id: next.id, training_name: next.name, day: null } : null;
}

export async function describeTraining(
  scope: Scope,
  next: Pick<NextTraining, "training_id" | "training_name" | "day">,
): Promise<NextTraining> {
  const { macrocycle_id, mesocycle_id, microcycle_id } = await scope.tx
    .selectFrom("trainings")
    .innerJoin("mesocycles", (join) =>
      join
        .onRef("mesocycles.trainer_id", "=", "trainings.trainer_id")
        .onRef("mesocycles.id", "=", "trainings.mesocycle_id"),
    )
    .select(["mesocycles.macrocycle_id", "mesocycles.id as mesocycle_id", "trainings.microcycle_id"])
    .where("trainings.id", "=", next.training_id)
    .executeTakeFirstOrThrow();
  const trainings = await listTrainings(scope, { mesoId: mesocycle_id, microId: microcycle_id ?? undefined });
  const training = trainings.find(({ id }) => id === next.training_id);
  return {
    ...next,
    macrocycle_id,
    mesocycle_id,
    microcycle_id,
    muscle_groups: training?.muscle_group.map(({ name }) => name) ?? [],
    minutes: estimatedMinutes(training?.exercises ?? []),
  };
}

/** Of two evaluations on one day the later counts. */
export const listMainFigures = ({ tx, actor }: Scope): Promise<StudentDashboard["evaluations"]> =>
  tx
    .selectFrom("evaluations")
    .distinctOn("evaluated_on")
    .select(["evaluated_on as day", "skinfold_protocol", "sex"])
    .select(["weight_kg", "fat_percentage", "lean_mass_kg", "waist_hip_ratio"])
    .where("student_id", "=", actor.userId)
    .where((eb) => eb.or([eb("weight_kg", "is not", null), eb("fat_percentage", "is not", null)]))
    .orderBy("evaluated_on")
    .orderBy("id", "desc")
    .execute();

export async function findPlan({ tx, actor }: Scope, today: CalendarDate): Promise<StudentDashboard["plan"]> {
  const row = await tx
    .selectFrom("student_plans")
    .select(["name", "frequency", "value_cents", "starts_on as start_date", "ends_on as end_date"])
    .where("student_id", "=", actor.userId)
    .where((eb) => eb.or([eb("ends_on", "is", null), eb("ends_on", ">", today)]))
    .orderBy("starts_on")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { value_cents, ...plan } = row;
  return { ...plan, value: toReais(value_cents) };
}

/** A month keeps the next charge in sight. */
const SHOWN_BEFORE_DAYS = 31;

export async function listChargesDue({ tx, actor }: Scope, today: CalendarDate): Promise<StudentDashboard["charges"]> {
  const rows = await tx
    .selectFrom("student_charges")
    .select(["id", "due_on", "value_cents", "received_cents"])
    .where("student_id", "=", actor.userId)
    .where("is_open", "=", true)
    .where("due_on", "<=", addDays(today, SHOWN_BEFORE_DAYS))
    .orderBy("due_on")
    .orderBy("id")
    .execute();
  return rows.map(({ id, due_on, value_cents, received_cents }) => ({
    id,
    due_on,
    value: toReais(value_cents - received_cents),
    is_late: due_on < today,
  }));
}
