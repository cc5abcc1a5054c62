import { sql } from "kysely";
import { comparableEvaluation } from "#contract/assessment/comparable-evaluation.ts";
import type { NextTraining, StudentDashboard } from "#contract/overview/student-dashboards.ts";
import { type ComparableEvaluation, judgeChange, UNJUDGED } from "#domain/assessment/judged-change.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import { recordOf } from "#domain/record.ts";
import { estimatedMinutes } from "#domain/training/duration.ts";
import { nextInSequence } from "#domain/training/sequence.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { EVALUATION_COLUMNS, storedEvaluation } from "../../../tables/evaluations.ts";
import { findScreened } from "../../../tables/readiness.ts";
import { sumOfShares } from "../../../tables/training-share.ts";
import { trainingsOf } from "../../../tables/trainings-of.ts";
import { errorsOf, readableEvaluation } from "../../assessment/evaluations/queries.ts";
import { findSequence } from "../../execution/executions/queries.ts";
import { findRunningCycle } from "../../execution/gym/queries.ts";
import { listTrainings } from "../../prescription/trainings/queries.ts";
import { lastPair, MAIN_FIGURES } from "./rules.ts";

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

/** It is null unless the trainings of the running cycle are done in sequence. */
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

/** The later of two evaluations on one day counts. */
const listMainFigures = ({ tx, actor }: Scope) =>
  tx
    .selectFrom("evaluations")
    .distinctOn("evaluated_on")
    .select(["id", "evaluated_on as day"])
    .select(["weight_kg", "fat_percentage", "lean_mass_kg", "waist_hip_ratio"])
    .where("student_id", "=", actor.userId)
    .where((eb) => eb.or([eb("weight_kg", "is not", null), eb("fat_percentage", "is not", null)]))
    .orderBy("evaluated_on")
    .orderBy("id", "desc")
    .execute();

/** The last changes are judged as the report judges them; only their evaluations are read whole. */
export async function listEvolution(scope: Scope): Promise<StudentDashboard["evaluations"]> {
  const evaluations = await listMainFigures(scope);
  const pairs = MAIN_FIGURES.flatMap(([figure, key]) => {
    const pair = lastPair(evaluations, figure);
    return pair ? [{ figure, key, before: pair[0].id, last: pair[1].id }] : [];
  });
  const comparable = await findComparable(scope, [...new Set(pairs.flatMap(({ before, last }) => [before, last]))]);
  const judged = pairs.map(({ figure, key, before, last }) => {
    const [first, second] = [comparable.get(before), comparable.get(last)];
    return { figure, last, change: first && second ? judgeChange(key, first, second) : UNJUDGED };
  });
  return evaluations.map(({ id, ...figures }) => ({
    ...figures,
    changes: recordOf(judged.flatMap(({ figure, last, change }) => (last === id ? [[figure, change]] : []))),
  }));
}

async function findComparable(scope: Scope, ids: readonly number[]): Promise<Map<number, ComparableEvaluation>> {
  if (ids.length === 0) return new Map();
  const [rows, screenedOn] = await Promise.all([
    scope.tx
      .selectFrom("evaluations")
      .select("evaluations.id")
      .select(EVALUATION_COLUMNS)
      .where("evaluations.id", "=", anyOf(ids, "bigint"))
      .execute(),
    findScreened(scope, scope.actor.userId),
  ]);
  return new Map(
    rows.map(storedEvaluation).map((stored) => {
      const { items, person } = readableEvaluation(screenedOn)(stored);
      return [stored.id, comparableEvaluation(items, person, errorsOf(stored))];
    }),
  );
}

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
