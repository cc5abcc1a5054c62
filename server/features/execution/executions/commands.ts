import { sql } from "kysely";
import type { ExecutionSnapshot } from "#contract/execution/executions.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { isForbiddenSwap, withoutForbiddenSwaps } from "#domain/training/executions/forbidden-swaps.ts";
import { isTrained, type MergedExecution, mergeSnapshots } from "#domain/training/executions/merge-snapshots.ts";
import { isMarkedPain, saysPain } from "#domain/training/executions/pain.ts";
import { isAssisted } from "#domain/training/loads/load-steps.ts";
import { NORMAL_SERIES } from "#domain/training/techniques.ts";
import type { Clock } from "../../../platform/clock.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { feedStrengthTests } from "../../assessment/strength-tests/commands/fed-tests.ts";
import { notify } from "../../people/notices/commands.ts";
import {
  findExecutable,
  findFixedRows,
  findPrescribed,
  findStudentType,
  listSnapshots,
  lockExecutions,
} from "./queries.ts";
import { countPlannedSets, refuseDay, rowsOf, trainsInPerson } from "./rules.ts";

export type RecordOutcome =
  | { readonly outcome: "saved"; readonly studentId: number }
  | Outcome<"not_found" | "not_in_person">
  | { readonly outcome: "invalid"; readonly fields: Record<string, string> };

/** A snapshot that is not newer than its device's last one changes nothing. */
export async function recordExecution(
  scope: Scope,
  trainingKey: number,
  snapshot: ExecutionSnapshot,
  clock: Clock,
): Promise<RecordOutcome> {
  const target = await findExecutable(scope, trainingKey);
  const type = target && (await findStudentType(scope, target.studentId));
  if (!target || !type) return { outcome: "not_found" };
  if (scope.actor.role !== "student" && !trainsInPerson(type)) return { outcome: "not_in_person" };
  const { day } = snapshot;
  const dayError = refuseDay(day, todayInSaoPaulo(clock.now().getTime()), target.cycle);
  if (dayError) return { outcome: "invalid", fields: { day: dayError } };

  await lockExecutions(scope, target.studentId);
  const executionTarget = { ...target, trainingKey, day };
  const stored = await storeSnapshot(scope, executionTarget, await asAllowed(scope, executionTarget, snapshot), clock);
  if (stored.outcome === "outdated") return { outcome: "saved", studentId: target.studentId };
  const snapshots = await listSnapshots(scope, executionTarget);
  const merged = mergeSnapshots(snapshots.map((one) => one.snapshot));
  if (merged) {
    const newest = snapshots.find(({ device_id }) => device_id === merged.newest);
    const recorded_by = newest?.recorded_by ?? "student";
    const executionId = await writeExecution(scope, executionTarget, { ...merged, recorded_by });
    await feedStrengthTests(scope, { ...target, executionId, exercises: merged.exercises });
    if (recorded_by === "student" && merged.exercises.some(({ pain }) => isMarkedPain(pain)))
      await notify(scope, { kind: "pain", to: "trainer", studentId: target.studentId, subject: executionId });
  } else {
    await removeExecution(scope, executionTarget);
  }
  return { outcome: "saved", studentId: target.studentId };
}

interface ExecutionTarget {
  readonly studentId: number;
  readonly trainingId: number | null;
  readonly trainingKey: number;
  readonly name: string;
  readonly day: string;
}

/** A swap that reached the server before the trainer forbade it stays one. */
async function asAllowed(
  scope: Scope,
  target: ExecutionTarget,
  snapshot: ExecutionSnapshot,
): Promise<ExecutionSnapshot> {
  if (scope.actor.role !== "student") return snapshot;
  const entryIds = snapshot.exercises.flatMap(({ entry_id }) => entry_id ?? []);
  const rows = await findFixedRows(scope, entryIds);
  if (!snapshot.exercises.some((one) => isForbiddenSwap(one, rows))) return snapshot;
  const earlier = (await listSnapshots(scope, target)).flatMap((one) => one.snapshot.exercises);
  const allowed = new Map(
    [...rows].map(([id, exerciseIds]) => [
      id,
      [...exerciseIds, ...earlier.filter(({ entry_id }) => entry_id === id).map(({ exercise_id }) => exercise_id)],
    ]),
  );
  return { ...snapshot, exercises: [...withoutForbiddenSwaps(snapshot.exercises, allowed)] };
}

async function storeSnapshot(
  { tx, actor }: Scope,
  { studentId, trainingKey, day }: ExecutionTarget,
  snapshot: ExecutionSnapshot,
  clock: Clock,
): Promise<Outcome<"stored" | "outdated">> {
  const columns = {
    revision: snapshot.revision,
    recorded_by: actor.role === "student" ? ("student" as const) : ("trainer" as const),
    snapshot: JSON.stringify(snapshot),
    received_at: clock.now(),
  };
  const stored = await tx
    .insertInto("execution_snapshots")
    .values({
      trainer_id: tenantOf(actor),
      student_id: studentId,
      training_key: trainingKey,
      day,
      device_id: snapshot.device_id,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["trainer_id", "student_id", "training_key", "day", "device_id"])
        .doUpdateSet(columns)
        .whereRef("execution_snapshots.revision", "<", "excluded.revision"),
    )
    .returning("revision")
    .executeTakeFirst();
  return { outcome: stored ? "stored" : "outdated" };
}

/** Undefined before the first record. */
const findExecutionId = async ({ tx }: Scope, { trainingKey, day }: ExecutionTarget) =>
  (
    await tx
      .selectFrom("training_executions")
      .select("id")
      .where("training_key", "=", trainingKey)
      .where("day", "=", day)
      .executeTakeFirst()
  )?.id;

async function writeExecution(
  scope: Scope,
  target: ExecutionTarget,
  merged: MergedExecution & { readonly recorded_by: "student" | "trainer" },
): Promise<number> {
  const { tx, actor } = scope;
  const key = { trainer_id: tenantOf(actor), student_id: target.studentId };
  const isFirst = (await findExecutionId(scope, target)) === undefined;
  const prescribed = isFirst ? await findPrescribed(scope, target.trainingId) : null;
  const { exercises, sets } = rowsOf(merged, {
    otherRows: await findOtherRows(scope, merged),
    assisted: await findAssisted(scope, merged),
  });
  const values = {
    started_at: merged.started_at,
    finished_at: merged.finished_at,
    effort: merged.effort,
    note: merged.note,
    is_trained: isTrained(merged),
    tells_of_pain: saysPain(merged.note),
    recorded_by: merged.recorded_by,
    versions: JSON.stringify(merged.versions),
    overruled: JSON.stringify(merged.overruled),
    done_sets: sets.length,
  };
  const { id } = await tx
    .insertInto("training_executions")
    .values({
      ...key,
      training_id: target.trainingId,
      training_key: target.trainingKey,
      training_name: target.name,
      day: target.day,
      planned_sets: prescribed && countPlannedSets(prescribed),
      ...values,
    })
    .onConflict((conflict) => conflict.columns(["trainer_id", "student_id", "training_key", "day"]).doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("executed_exercises").where("execution_id", "=", id).execute();
  const common = { ...key, execution_id: id };
  await insertRecords(
    { tx },
    "executed_exercises",
    exercises.map((one) => ({ ...common, day: target.day, ...one })),
  );
  await insertRecords(
    { tx },
    "executed_sets",
    sets.map((one) => ({ ...common, ...one })),
  );
  return id;
}

/** The rows that warm up or prepare. */
async function findOtherRows({ tx }: Scope, { exercises }: MergedExecution): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom("training_entries")
    .select("id")
    .where(
      "id",
      "=",
      anyOf(
        exercises.flatMap(({ entry_id }) => entry_id ?? []),
        "bigint",
      ),
    )
    .where("series_type_id", "<>", NORMAL_SERIES)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function findAssisted({ tx }: Scope, { exercises }: MergedExecution): Promise<ReadonlySet<number>> {
  const ids = exercises.map(({ exercise_id }) => exercise_id);
  const rows = await tx
    .selectFrom("exercises")
    .select(["id", "equipment"])
    .where("id", "=", anyOf(ids, "bigint"))
    .execute();
  return new Set(rows.filter(({ equipment }) => isAssisted(equipment)).map(({ id }) => id));
}

/** PostgreSQL reads one parameter by the table's own types: one text serves any number of rows. */
async function insertRecords(
  { tx }: Pick<Scope, "tx">,
  table: "executed_exercises" | "executed_sets",
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.table(table);
  await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

/** The exercises go first, so that the strength tests are made again without them. */
async function removeExecution(scope: Scope, target: ExecutionTarget): Promise<void> {
  const { tx } = scope;
  const id = await findExecutionId(scope, target);
  if (id === undefined) return;
  await tx.deleteFrom("executed_exercises").where("execution_id", "=", id).execute();
  await feedStrengthTests(scope, { studentId: target.studentId, executionId: id, exercises: [] });
  await tx.deleteFrom("training_executions").where("id", "=", id).execute();
}
