import type { StrengthTestChange, StrengthTestDraft } from "#contract/strength-tests.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { bestSet } from "#domain/training/executions/best-set.ts";
import {
  beatsTest,
  MOST_RECORD_REPETITIONS,
  strengthOf,
  strengthRecord,
} from "#domain/training/executions/strength-record.ts";
import type { Clock } from "../../platform/clock.ts";
import { anyOf } from "../../platform/database/lists.ts";
import type { Scope, StaffScope } from "../../platform/database/scope.ts";
import { findFedTest, findFirstGroups, findPresentTest, listFedBy, listHeaviestSets } from "./queries.ts";

type Outcome = { readonly outcome: "saved" | "not_found" };
type RecordOutcome =
  | { readonly outcome: "saved"; readonly id: number }
  | { readonly outcome: "not_found" }
  | { readonly outcome: "no_group" };

/** Makes the rows that a student lacks, one for each muscle group. Two windows at once make each row once. */
export async function prepareStrengthTests(scope: StaffScope, studentId: number): Promise<Outcome> {
  if (!(await holdStudent(scope, studentId))) return { outcome: "not_found" };
  const { tx, actor } = scope;
  await tx
    .insertInto("strength_tests")
    .columns(["trainer_id", "student_id", "muscle_group_id"])
    .expression((eb) =>
      eb
        .selectFrom("muscle_groups")
        .leftJoin("strength_tests", (join) =>
          join.onRef("muscle_group_id", "=", "muscle_groups.id").on("student_id", "=", studentId),
        )
        .select([eb.val(actor.trainerId).as("trainer_id"), eb.val(studentId).as("student_id"), "muscle_groups.id"])
        .where("hidden_at", "is", null)
        .where("strength_tests.id", "is", null),
    )
    .onConflict((conflict) => conflict.columns(["trainer_id", "student_id", "muscle_group_id"]).doNothing())
    .execute();
  return { outcome: "saved" };
}

/** Writes the values into the row of the muscle group, which it makes when the student has none yet. */
export async function recordStrengthTest(
  scope: StaffScope,
  draft: StrengthTestDraft,
  clock: Clock,
): Promise<RecordOutcome> {
  if ((await prepareStrengthTests(scope, draft.student_id)).outcome === "not_found") return { outcome: "not_found" };
  const test = await scope.tx
    .selectFrom("strength_tests")
    .select("id")
    .where("student_id", "=", draft.student_id)
    .where("muscle_group_id", "=", draft.muscle_group_id)
    .executeTakeFirst();
  if (!test) return { outcome: "no_group" };
  await updateStrengthTest(scope, test.id, draft, clock);
  return { outcome: "saved", id: test.id };
}

/** Stores the values and adds them to the history. Values that are the same as before change nothing. */
export async function updateStrengthTest(
  { tx, actor }: StaffScope,
  id: number,
  { student_id, muscle_group_id, lock_version, weight: weight_kg, ...draft }: StrengthTestChange,
  clock: Clock,
): Promise<{ readonly outcome: "saved" | "not_found" | "changed_elsewhere" }> {
  const before = await tx
    .selectFrom("strength_tests")
    .select(["exercise_name", "repetitions", "weight_kg", "percentage", "lock_version"])
    .where("id", "=", id)
    .where("student_id", "=", student_id)
    .where("muscle_group_id", "=", muscle_group_id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return { outcome: "not_found" };
  if (lock_version !== undefined && lock_version !== before.lock_version) return { outcome: "changed_elsewhere" };
  const { exercise_name, repetitions, percentage } = draft;
  const values = { exercise_name, repetitions, weight_kg, percentage };
  const isSame =
    before.exercise_name === exercise_name &&
    before.repetitions === repetitions &&
    before.weight_kg === weight_kg &&
    before.percentage === percentage;
  if (isSame) return { outcome: "saved" };
  await tx
    .updateTable("strength_tests")
    .set({ ...values, lock_version: before.lock_version + 1 })
    .where("id", "=", id)
    .execute();
  await tx
    .insertInto("strength_test_changes")
    .values({ trainer_id: actor.trainerId, student_id, strength_test_id: id, ...values, changed_at: clock.now() })
    .execute();
  return { outcome: "saved" };
}

/** The student cannot be removed until this transaction ends. */
async function holdStudent({ tx }: StaffScope, studentId: number): Promise<boolean> {
  const student = await tx
    .selectFrom("students")
    .select("id")
    .where("id", "=", studentId)
    .forKeyShare()
    .executeTakeFirst();
  return student !== undefined;
}

interface Trained {
  readonly studentId: number;
  readonly executionId: number;
  /** Empty when the execution was taken back. */
  readonly exercises: readonly {
    readonly exercise_id: number;
    readonly sets: readonly { readonly repetitions: number | null; readonly load_kg: number | null }[];
  }[];
}

/**
 * Feeds the strength tests with what a student did: see `beatsTest`. An execution that was corrected takes back what it had put into
 * the history, and the test is made again from the trainer's last test and all sets since.
 */
export async function feedStrengthTests(scope: Scope, { studentId, executionId, exercises }: Trained): Promise<void> {
  const fed = await listFedBy(scope, studentId, executionId);
  const groups = await findFirstGroups(
    scope,
    exercises.map(({ exercise_id }) => exercise_id),
  );
  const sets = Map.groupBy(exercises, ({ exercise_id }) => groups.get(exercise_id));
  const setsOf = (groupId: number) => sets.get(groupId)?.flatMap((one) => one.sets) ?? [];
  const wrong = fed.filter(
    ({ muscle_group_id, ...change }) =>
      !setsOf(muscle_group_id).some(
        ({ repetitions, load_kg }) => repetitions === change.repetitions && load_kg === change.weight_kg,
      ),
  );
  await removeChanges(
    scope,
    wrong.map(({ id }) => id),
  );
  const affected = new Set([...groups.values(), ...wrong.map(({ muscle_group_id }) => muscle_group_id)]);
  for (const groupId of [...affected].toSorted((a, b) => a - b)) {
    const isWrong = wrong.some(({ muscle_group_id }) => muscle_group_id === groupId);
    if (isWrong || (await isRecord(scope, studentId, groupId, setsOf(groupId))))
      await refreshTest(scope, studentId, { groupId, isWrong });
  }
}

/** Most sets are no record: this saves the look into all earlier ones. */
async function isRecord(scope: Scope, studentId: number, groupId: number, sets: Parameters<typeof strengthRecord>[0]) {
  const record = strengthRecord(sets);
  if (!record) return false;
  const present = await findPresentTest(scope, studentId, groupId);
  return !present || record.one_rep_max_kg > strengthOf(present);
}

async function removeChanges({ tx }: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("strength_test_changes").where("id", "=", anyOf(ids, "bigint")).execute();
}

interface Refreshed {
  readonly groupId: number;
  /** A change was taken back, so that the present values may be wrong. */
  readonly isWrong: boolean;
}

/** Gives the test of a muscle group its values: the best set since the trainer's last test where it beats that test, or else that test. */
async function refreshTest(scope: Scope, studentId: number, { groupId, isWrong }: Refreshed): Promise<void> {
  await makeTest(scope, studentId, groupId);
  const { test, base, fed } = await findFedTest(scope, studentId, groupId);
  const tested = base ?? { exercise_name: "", repetitions: null, weight_kg: null };
  const done = await listHeaviestSets(scope, studentId, {
    groupId,
    since: base ? todayInSaoPaulo(base.changed_at.getTime()) : null,
    minLoadKg: tested.weight_kg ?? 0,
    mostRepetitions: MOST_RECORD_REPETITIONS,
  });
  const best = bestSet(done);
  const record = best && beatsTest(best, tested) ? done.find((one) => isSet(one, best)) : undefined;
  if (!record && !isWrong) return;
  const values = record
    ? { exercise_name: record.name.slice(0, 120), repetitions: record.repetitions, weight_kg: record.load_kg }
    : { exercise_name: tested.exercise_name, repetitions: tested.repetitions, weight_kg: tested.weight_kg };
  if (!isSame(test, values)) {
    await scope.tx
      .updateTable("strength_tests")
      .set({ ...values, lock_version: test.lock_version + 1 })
      .where("id", "=", test.id)
      .execute();
  }
  if (record && !fed.some((change) => isSame(change, values)))
    await addChange(scope, { studentId, testId: test.id, percentage: test.percentage, ...record, values });
}

const isSet = (
  one: { readonly repetitions: number; readonly load_kg: number },
  other: { readonly repetitions: number; readonly load_kg: number },
): boolean => one.repetitions === other.repetitions && one.load_kg === other.load_kg;

interface Values {
  readonly exercise_name: string;
  readonly repetitions: number | null;
  readonly weight_kg: number | null;
}

const isSame = (one: Values, other: Values): boolean =>
  one.exercise_name === other.exercise_name &&
  one.repetitions === other.repetitions &&
  one.weight_kg === other.weight_kg;

/** A student who never had a test gets the row of the muscle group. */
const makeTest = ({ tx, actor }: Scope, studentId: number, groupId: number) =>
  tx
    .insertInto("strength_tests")
    .values({ trainer_id: actor.trainerId ?? 0, student_id: studentId, muscle_group_id: groupId })
    .onConflict((conflict) => conflict.columns(["trainer_id", "student_id", "muscle_group_id"]).doNothing())
    .execute();

interface DerivedChange {
  readonly studentId: number;
  readonly testId: number;
  readonly percentage: number | null;
  readonly execution_id: number;
  readonly day: CalendarDate;
  readonly values: Values;
}

/** The change is of the day of the execution, at noon in São Paulo, whenever it arrives. */
const addChange = ({ tx, actor }: Scope, { studentId, testId, percentage, execution_id, day, values }: DerivedChange) =>
  tx
    .insertInto("strength_test_changes")
    .values({
      trainer_id: actor.trainerId ?? 0,
      student_id: studentId,
      strength_test_id: testId,
      ...values,
      percentage,
      changed_at: `${day}T15:00:00Z`,
      origin: "treino",
      execution_id,
    })
    .execute();
