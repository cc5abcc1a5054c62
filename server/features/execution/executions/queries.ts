import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Execution } from "#contract/execution/executions.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { FixedRows } from "#domain/training/executions/forbidden-swaps.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { listTrainings } from "../../prescription/trainings/queries.ts";

/** One training has at most one execution for each day of a year. */
const MAX_EXECUTIONS = 366;

export async function findExecutable({ tx }: Scope, trainingId: number) {
  const training = await tx
    .selectFrom("trainings")
    .innerJoin("mesocycles", (join) =>
      join
        .onRef("mesocycles.trainer_id", "=", "trainings.trainer_id")
        .onRef("mesocycles.id", "=", "trainings.mesocycle_id"),
    )
    .select(["trainings.student_id", "trainings.name", "start_date as first", "end_date as last"])
    .where("trainings.id", "=", trainingId)
    .executeTakeFirst();
  if (training) {
    const { student_id: studentId, name, ...cycle } = training;
    return { studentId, name, trainingId, cycle };
  }
  const removed = await tx
    .selectFrom("removed_trainings")
    .select(["student_id as studentId", "name"])
    .where("training_id", "=", trainingId)
    .executeTakeFirst();
  return removed && { ...removed, trainingId: null, cycle: null };
}

/** The last one is enough; the others serve a device that takes the last one back. */
const REMEMBERED = 10;

/** Null of a mesocycle whose trainings have weekdays. Of removed trainings all that was done in its days. */
export async function findSequence({ tx }: Scope, mesoId: number) {
  const mesocycle = await tx
    .selectFrom("mesocycles")
    .select(["student_id", "start_date", "end_date"])
    .where("id", "=", mesoId)
    .where("training_mode", "=", "sequence")
    .executeTakeFirst();
  if (!mesocycle) return null;
  const rows = await tx
    .selectFrom("training_executions as execution")
    .leftJoin("trainings", (join) =>
      join
        .onRef("trainings.trainer_id", "=", "execution.trainer_id")
        .onRef("trainings.id", "=", "execution.training_id"),
    )
    .select(["execution.training_id", "execution.training_name", "execution.day", "execution.started_at"])
    .where("execution.student_id", "=", mesocycle.student_id)
    .where("execution.is_trained", "=", true)
    .where("execution.day", ">=", mesocycle.start_date)
    .where("execution.day", "<=", mesocycle.end_date)
    .where((eb) => eb.or([eb("execution.training_id", "is", null), eb("trainings.mesocycle_id", "=", mesoId)]))
    .orderBy("execution.day", "desc")
    .orderBy("execution.started_at", (order) => order.desc().nullsLast())
    .limit(REMEMBERED)
    .execute();
  const done = rows.map((row) => ({ ...row, started_at: row.started_at && new Date(row.started_at).toISOString() }));
  return { since: mesocycle.start_date, done };
}

export const findStudentOfTraining = async ({ tx }: Scope, id: number) =>
  (await tx.selectFrom("trainings").select("student_id").where("id", "=", id).executeTakeFirst())?.student_id;

export const findStudentType = async ({ tx }: Scope, studentId: number) =>
  (await tx.selectFrom("students").select("student_type").where("id", "=", studentId).executeTakeFirst())?.student_type;

export const listExecutionsOf = async (scope: Scope, trainingId: number): Promise<Execution[]> =>
  (
    await executions(scope).where("training_id", "=", trainingId).orderBy("day", "desc").limit(MAX_EXECUTIONS).execute()
  ).map(toExecution);

interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export const listExecutionsBetween = async (scope: Scope, studentId: number, { from, to }: Period) =>
  (
    await executions(scope)
      .where("student_id", "=", studentId)
      .where("day", ">=", from)
      .where("day", "<=", to)
      .orderBy("day", "desc")
      .orderBy("id", "desc")
      .execute()
  ).map(toExecution);

/** The newest first; at most a year of days. */
export const listTrainedDaysBefore = async ({ tx }: Scope, studentId: number, day: CalendarDate) =>
  (
    await tx
      .selectFrom("training_executions")
      .select("day")
      .distinct()
      .where("student_id", "=", studentId)
      .where("is_trained", "=", true)
      .where("day", "<", day)
      .orderBy("day", "desc")
      .limit(MAX_EXECUTIONS)
      .execute()
  ).map((row) => row.day);

/** A removed training is still known by its id. */
export async function findExecutionOn(scope: Scope, trainingKey: number, day: CalendarDate): Promise<Execution | null> {
  const row = await executions(scope).where("training_key", "=", trainingKey).where("day", "=", day).executeTakeFirst();
  return row ? toExecution(row) : null;
}

export async function findExecution(scope: Scope, studentId: number, id: number): Promise<Execution | undefined> {
  const row = await executions(scope).where("student_id", "=", studentId).where("id", "=", id).executeTakeFirst();
  return row && toExecution(row);
}

export async function findPrescribed(scope: Scope, trainingId: number | null): Promise<Training | null> {
  if (trainingId === null) return null;
  const cycle = await scope.tx
    .selectFrom("trainings")
    .select(["mesocycle_id", "microcycle_id"])
    .where("id", "=", trainingId)
    .executeTakeFirst();
  if (cycle?.mesocycle_id == null) return null;
  const trainings = await listTrainings(scope, {
    mesoId: cycle.mesocycle_id,
    microId: cycle.microcycle_id ?? undefined,
  });
  return trainings.find(({ id }) => id === trainingId) ?? null;
}

const executions = ({ tx }: Scope) =>
  tx
    .selectFrom("training_executions as execution")
    .select([
      "id",
      "training_id",
      "training_key",
      "training_name",
      "day",
      "started_at",
      "finished_at",
      "effort",
      "note",
    ])
    .select(["recorded_by", "versions", "overruled"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("executed_exercises as exercise")
          .select(["entry_id", "exercise_id", "name", "pain", "exercise.note", "pain_area", "skip_reason"])
          .select((inner) =>
            jsonArrayFrom(
              inner
                .selectFrom("executed_sets as one")
                .select(["set_number as set", "repetitions", "load_kg", "seconds", "done_at", "kind", "rir"])
                .whereRef("one.trainer_id", "=", "exercise.trainer_id")
                .whereRef("one.execution_id", "=", "exercise.execution_id")
                .whereRef("one.position", "=", "exercise.position")
                .orderBy("set_number"),
            ).as("sets"),
          )
          .whereRef("exercise.trainer_id", "=", "execution.trainer_id")
          .whereRef("exercise.execution_id", "=", "execution.id")
          .orderBy("position"),
      ).as("exercises"),
    );

type ExecutionRow = Awaited<ReturnType<ReturnType<typeof executions>["executeTakeFirstOrThrow"]>>;

/** JSON brings instants as text in PostgreSQL's form. */
export const toInstant = (date: Date | string | null): string | null => date && new Date(date).toISOString();

const toExecution = (row: ExecutionRow): Execution => ({
  ...row,
  started_at: toInstant(row.started_at),
  finished_at: toInstant(row.finished_at),
  exercises: row.exercises.map((exercise) => ({
    ...exercise,
    sets: exercise.sets.map((set) => ({ ...set, done_at: toInstant(set.done_at) })),
  })),
});

export const listSnapshots = ({ tx }: Scope, key: { readonly trainingKey: number; readonly day: CalendarDate }) =>
  tx
    .selectFrom("execution_snapshots")
    .select(["device_id", "revision", "recorded_by", "snapshot"])
    .where("training_key", "=", key.trainingKey)
    .where("day", "=", key.day)
    .execute();

/** Those of the rows in which the trainer wants no other exercise. */
export async function findFixedRows({ tx }: Scope, entryIds: readonly number[]): Promise<FixedRows> {
  const rows = await tx
    .selectFrom("training_entries as entry")
    .innerJoin("training_entry_exercises as one", (join) =>
      join.onRef("one.trainer_id", "=", "entry.trainer_id").onRef("one.entry_id", "=", "entry.id"),
    )
    .select(["entry.id", "one.exercise_id"])
    .where("entry.id", "=", anyOf(entryIds, "bigint"))
    .where("entry.no_swap", "=", true)
    .execute();
  const byRow = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byRow].map(([id, ofRow]) => [id, ofRow.map(({ exercise_id }) => exercise_id)]));
}

/** Two snapshots of one student are written one after the other, so that the second is merged with the first. */
export const lockExecutions = async ({ tx }: Scope, studentId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('executions', ${studentId}::bigint))`.execute(tx);
};
