import { isTestOf } from "#domain/assessment/strength/suggested-load.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { bestSet } from "#domain/training/executions/best-set.ts";
import {
  beatsTest,
  MAX_RECORD_REPETITIONS,
  strengthOf,
  strengthRecord,
} from "#domain/training/executions/strength-record.ts";
import { isWorkingSet, type SetKind } from "#domain/training/sets/detailed-set.ts";
import { anyOf } from "../../../../platform/database/lists.ts";
import { type Scope, tenantOf } from "../../../../platform/database/scope.ts";
import {
  findFedTest,
  listDoneExercises,
  listFedBy,
  listHeaviestSets,
  listPresentTests,
  listResisted,
  type ResistedExercise,
} from "../queries.ts";

interface TrainedExecution {
  readonly studentId: number;
  readonly executionId: number;
  /** Empty when the execution was taken back. */
  readonly exercises: readonly {
    readonly exercise_id: number;
    readonly sets: readonly {
      readonly repetitions: number | null;
      readonly load_kg: number | null;
      readonly kind?: SetKind | null | undefined;
    }[];
  }[];
}

/** An exercise that no test names feeds the empty test of its main muscle group. A correction remakes the test. */
export async function feedStrengthTests(
  scope: Scope,
  { studentId, executionId, exercises }: TrainedExecution,
): Promise<void> {
  const resistedExercises = await listResisted(
    scope,
    exercises.map(({ exercise_id }) => exercise_id),
  );
  const done = resistedExercises.map((exercise) => ({
    ...exercise,
    sets: exercises
      .filter(({ exercise_id }) => exercise_id === exercise.id)
      .flatMap(({ sets }) => sets.filter(isWorkingSet)),
  }));
  const outdatedChanges = (await listFedBy(scope, studentId, executionId)).filter(
    (change) =>
      !done.some(
        ({ name, sets }) =>
          isTestOf(change, name) &&
          sets.some(({ repetitions, load_kg }) => repetitions === change.repetitions && load_kg === change.weight_kg),
      ),
  );
  await removeChanges(
    scope,
    outdatedChanges.map(({ id }) => id),
  );
  const tests = await listPresentTests(scope, studentId);
  const fedGroups = new Set(done.flatMap((exercise) => groupsFedBy(exercise, tests)));
  const outdatedGroups = new Set(outdatedChanges.map(({ muscle_group_id }) => muscle_group_id));
  for (const groupId of [...new Set([...fedGroups, ...outdatedGroups])].toSorted((a, b) => a - b))
    await refreshTest(scope, studentId, { groupId, isWrong: outdatedGroups.has(groupId) });
}

interface DoneExercise extends ResistedExercise {
  readonly sets: Parameters<typeof strengthRecord>[0];
}

type PresentTest = Awaited<ReturnType<typeof listPresentTests>>[number];

const isEmpty = ({ exercise_name, weight_kg }: Pick<PresentTest, "exercise_name" | "weight_kg">): boolean =>
  exercise_name.trim() === "" && weight_kg === null;

/** Most sets are no record: this saves the look into all earlier ones. */
function groupsFedBy({ name, group_id, sets }: DoneExercise, tests: readonly PresentTest[]): readonly number[] {
  const record = strengthRecord(sets);
  if (!record) return [];
  const testsOfExercise = tests.filter((test) => isTestOf(test, name));
  if (testsOfExercise.length > 0)
    return testsOfExercise
      .filter((test) => record.one_rep_max_kg > strengthOf(test))
      .map(({ muscle_group_id }) => muscle_group_id);
  const ofGroup = tests.find(({ muscle_group_id }) => muscle_group_id === group_id);
  return group_id !== null && (!ofGroup || isEmpty(ofGroup)) ? [group_id] : [];
}

async function removeChanges({ tx }: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("strength_test_changes").where("id", "=", anyOf(ids, "bigint")).execute();
}

interface RefreshedGroup {
  readonly groupId: number;
  /** A change was taken back, so that the present values may be wrong. */
  readonly isWrong: boolean;
}

/** The best set since the trainer's last test counts where it beats that test. */
async function refreshTest(scope: Scope, studentId: number, { groupId, isWrong }: RefreshedGroup): Promise<void> {
  await makeTest(scope, studentId, groupId);
  const { test, base, fed } = await findFedTest(scope, studentId, groupId);
  const tested = base ?? { exercise_name: "", repetitions: null, weight_kg: null };
  const period = {
    since: base ? todayInSaoPaulo(base.changed_at.getTime()) : null,
    mostRepetitions: MAX_RECORD_REPETITIONS,
  };
  const candidates = await listDoneExercises(scope, studentId, period);
  const exerciseIds = isEmpty(tested)
    ? await exercisesForEmptyTest(scope, studentId, { groupId, present: test, candidates })
    : candidates.filter(({ name }) => isTestOf(tested, name)).map(({ id }) => id);
  const done = await listHeaviestSets(scope, studentId, { ...period, exerciseIds, minLoadKg: tested.weight_kg ?? 0 });
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

interface EmptyTest {
  readonly groupId: number;
  readonly present: { readonly exercise_name: string };
  readonly candidates: readonly ResistedExercise[];
}

/** The exercise that fed the test before stays; else the group's first one counts that no other test names. */
async function exercisesForEmptyTest(scope: Scope, studentId: number, { groupId, present, candidates }: EmptyTest) {
  const previousExercises = candidates.filter(({ name }) => isTestOf(present, name));
  if (previousExercises.length > 0) return previousExercises.map(({ id }) => id);
  const others = (await listPresentTests(scope, studentId)).filter(
    ({ muscle_group_id }) => muscle_group_id !== groupId,
  );
  const first = candidates.find(
    ({ group_id, name }) => group_id === groupId && !others.some((test) => isTestOf(test, name)),
  );
  return first ? [first.id] : [];
}

const isSet = (
  one: { readonly repetitions: number; readonly load_kg: number },
  other: { readonly repetitions: number; readonly load_kg: number },
): boolean => one.repetitions === other.repetitions && one.load_kg === other.load_kg;

interface TestValues {
  readonly exercise_name: string;
  readonly repetitions: number | null;
  readonly weight_kg: number | null;
}

const isSame = (one: TestValues, other: TestValues): boolean =>
  one.exercise_name === other.exercise_name &&
  one.repetitions === other.repetitions &&
  one.weight_kg === other.weight_kg;

const makeTest = ({ tx, actor }: Scope, studentId: number, groupId: number) =>
  tx
    .insertInto("strength_tests")
    .values({ trainer_id: tenantOf(actor), student_id: studentId, muscle_group_id: groupId })
    .onConflict((conflict) => conflict.columns(["trainer_id", "student_id", "muscle_group_id"]).doNothing())
    .execute();

interface DerivedChange {
  readonly studentId: number;
  readonly testId: number;
  readonly percentage: number | null;
  readonly execution_id: number;
  readonly day: CalendarDate;
  readonly values: TestValues;
}

/** The change is dated at noon of the execution's day in São Paulo, whenever it arrives. */
const addChange = ({ tx, actor }: Scope, { studentId, testId, percentage, execution_id, day, values }: DerivedChange) =>
  tx
    .insertInto("strength_test_changes")
    .values({
      trainer_id: tenantOf(actor),
      student_id: studentId,
      strength_test_id: testId,
      ...values,
      percentage,
      changed_at: `${day}T15:00:00Z`,
      origin: "treino",
      execution_id,
    })
    .execute();
