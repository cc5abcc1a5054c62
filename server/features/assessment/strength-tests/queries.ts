import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { HISTORY_LENGTH, type StrengthOnDay, type StrengthTest } from "#contract/assessment/strength-tests.ts";
import type { TestedStrength } from "#domain/assessment/strength/suggested-load.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { isAssisted, liftsBody } from "#domain/training/loads/load-steps.ts";
import { NORMAL_SERIES } from "#domain/training/techniques.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { together } from "../../../platform/database/together.ts";
import { findFieldChanges } from "../../../tables/field-changes.ts";

/** The tests and what stands of the changes of their fields. */
export const findStrengthSheet = async (scope: Scope, studentId: number) => ({
  strength_tests: await listStrengthTests(scope, studentId),
  changes: await findFieldChanges(scope, { part: "strength", id: studentId }),
});

/** A group that was hidden stays while it has a load. */
async function listStrengthTests(scope: Scope, studentId: number): Promise<StrengthTest[]> {
  const rows = await tests(scope)
    .where("student_id", "=", studentId)
    .where(({ or, eb }) => or([eb("hidden_at", "is", null), eb("weight_kg", "is not", null)]))
    .orderBy("muscle_group_id")
    .execute();
  return rows.map(toTest);
}

export async function findStrengthTest(scope: Scope, id: number): Promise<StrengthTest | undefined> {
  const row = await tests(scope).where("strength_tests.id", "=", id).executeTakeFirst();
  return row && toTest(row);
}

/** A change that repeats exercise, repetitions and load of the one before was saved for its percentage. */
const TESTED_ON = sql<CalendarDate | null>`(
  select to_char(max(change.changed_at) at time zone 'America/Sao_Paulo', 'yyyy-mm-dd')
    from (
      select one.origin, one.changed_at, array[one.exercise_name, one.repetitions::text, one.weight_kg::text] as said,
             lag(array[one.exercise_name, one.repetitions::text, one.weight_kg::text]) over (order by one.id) as before
        from strength_test_changes one
       where one.trainer_id = strength_tests.trainer_id and one.strength_test_id = strength_tests.id
    ) change
   where change.origin = 'teste' and change.said is distinct from change.before
)`;

export async function listTestedStrength({ tx }: Scope, studentId: number): Promise<TestedStrength[]> {
  const rows = await tx
    .selectFrom("strength_tests")
    .innerJoin("muscle_groups", "muscle_groups.id", "muscle_group_id")
    .select(["exercise_name", "weight_kg as weight", "percentage"])
    .select(["muscle_groups.id as group_id", "muscle_groups.name as group_name", TESTED_ON.as("tested_on")])
    .where("student_id", "=", studentId)
    .where("weight_kg", "is not", null)
    .orderBy("muscle_group_id")
    .execute();
  return rows.map(({ group_id: id, group_name: name, ...tested }) => ({ ...tested, muscle_group: { id, name } }));
}

/** Groups without a load by the end of that day in São Paulo are left out. */
export async function listStrengthOnDay({ tx }: Scope, studentId: number, day: CalendarDate): Promise<StrengthOnDay[]> {
  const dayOfChange = sql<CalendarDate>`to_char(changed_at at time zone 'America/Sao_Paulo', 'yyyy-mm-dd')`;
  const rows = await tx
    .selectFrom("strength_test_changes as changes")
    .innerJoin("strength_tests", (join) =>
      join
        .onRef("strength_tests.trainer_id", "=", "changes.trainer_id")
        .onRef("strength_tests.id", "=", "changes.strength_test_id"),
    )
    .innerJoin("muscle_groups", "muscle_groups.id", "strength_tests.muscle_group_id")
    .distinctOn("strength_tests.muscle_group_id")
    .select(["changes.exercise_name", "changes.repetitions", "changes.weight_kg as weight", "changes.percentage"])
    .select(["muscle_groups.id as group_id", "muscle_groups.name as muscle_group", dayOfChange.as("changed_on")])
    .where("changes.student_id", "=", studentId)
    .where(dayOfChange, "<=", day)
    .orderBy("strength_tests.muscle_group_id")
    .orderBy("changes.id", "desc")
    .execute();
  return rows.flatMap(({ weight, ...test }) => (weight === null ? [] : [{ ...test, weight }]));
}

interface TwoDays {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** Undefined for an unknown student. */
export async function findStrengthOnDays(scope: Scope, studentId: number, { first, last }: TwoDays) {
  const { student, ...tests } = await together({
    student: scope.tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst(),
    first: listStrengthOnDay(scope, studentId, first),
    last: listStrengthOnDay(scope, studentId, last),
  });
  return student && tests;
}

export interface ResistedExercise {
  readonly id: number;
  readonly name: string;
  readonly group_id: number | null;
}

const resisted = ({ tx }: Scope) =>
  tx
    .selectFrom("exercises")
    .leftJoin("exercise_muscle_groups as main", (join) =>
      join
        .onRef("main.owner_id", "=", "exercises.owner_id")
        .onRef("main.exercise_id", "=", "exercises.id")
        .on("main.position", "=", 0),
    )
    .select(["exercises.id", "exercises.name", "exercises.equipment", "main.muscle_group_id as group_id"])
    .where("exercise_type", "=", "resistence");

/** Those whose load is what is lifted: an assisted machine's helps, that of a pull-up hangs on the body's own weight. */
export async function listResisted(scope: Scope, ids: readonly number[]): Promise<ResistedExercise[]> {
  const exercises = await resisted(scope).where("exercises.id", "=", anyOf(ids, "bigint")).execute();
  return exercises.filter(({ equipment }) => !isAssisted(equipment) && !liftsBody(equipment));
}

export const listFedBy = ({ tx }: Scope, studentId: number, executionId: number) =>
  tx
    .selectFrom("strength_test_changes as change")
    .innerJoin("strength_tests as test", (join) =>
      join.onRef("test.trainer_id", "=", "change.trainer_id").onRef("test.id", "=", "change.strength_test_id"),
    )
    .select(["change.id", "muscle_group_id", "change.exercise_name", "change.repetitions", "change.weight_kg"])
    .where("change.student_id", "=", studentId)
    .where("execution_id", "=", executionId)
    .execute();

export const listPresentTests = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("strength_tests")
    .select(["muscle_group_id", "exercise_name", "repetitions", "weight_kg"])
    .where("student_id", "=", studentId)
    .execute();

export async function findFedTest({ tx }: Scope, studentId: number, groupId: number) {
  const test = await tx
    .selectFrom("strength_tests")
    .select(["id", "exercise_name", "repetitions", "weight_kg", "percentage", "lock_version"])
    .where("student_id", "=", studentId)
    .where("muscle_group_id", "=", groupId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const changes = await tx
    .selectFrom("strength_test_changes")
    .select(["id", "origin", "exercise_name", "repetitions", "weight_kg", "changed_at"])
    .where("strength_test_id", "=", test.id)
    .orderBy("id", "desc")
    .execute();
  const place = changes.findIndex(({ origin }) => origin === "teste");
  return { test, base: changes[place], fed: place === -1 ? changes : changes.slice(0, place) };
}

/** A warm-up, as a set or as a row, is no test. */
const IS_WORK = sql`one.kind is distinct from 'warmup' and coalesce(entry.series_type_id, ${NORMAL_SERIES}) = ${NORMAL_SERIES}`;

interface Done {
  /** Null: since ever. */
  readonly since: CalendarDate | null;
  readonly mostRepetitions: number;
}

export async function listDoneExercises(scope: Scope, studentId: number, { since, mostRepetitions }: Done) {
  const { rows } = await sql<{ readonly exercise_id: number }>`
    select done.exercise_id
      from executed_exercises done
      join executed_sets one
        on one.trainer_id = done.trainer_id and one.execution_id = done.execution_id and one.position = done.position
      left join training_entries entry on entry.trainer_id = done.trainer_id and entry.id = done.entry_id
     where done.trainer_id = ${scope.actor.trainerId}::bigint and done.student_id = ${studentId}::bigint
       and ${IS_WORK} and (${since}::date is null or done.day >= ${since}::date)
       and one.repetitions between 1 and ${mostRepetitions} and one.load_kg > 0
     group by done.exercise_id
     order by min(done.day), min(done.execution_id), done.exercise_id
  `.execute(scope.tx);
  const ids = rows.map(({ exercise_id }) => exercise_id);
  const exercisesById = new Map((await listResisted(scope, ids)).map((exercise) => [exercise.id, exercise]));
  return ids.flatMap((id) => exercisesById.get(id) ?? []);
}

/** The first of equally heavy sets counts. */
export async function listHeaviestSets(
  { tx, actor }: Scope,
  studentId: number,
  {
    exerciseIds,
    since,
    mostRepetitions,
    minLoadKg,
  }: Done & { readonly exerciseIds: readonly number[]; readonly minLoadKg: number },
) {
  const { rows } = await sql<{
    readonly name: string;
    readonly repetitions: number;
    readonly load_kg: number;
    readonly execution_id: number;
    readonly day: CalendarDate;
  }>`
    select distinct on (one.repetitions) exercises.name, one.repetitions, one.load_kg, done.execution_id, done.day
      from executed_exercises done
      join executed_sets one
        on one.trainer_id = done.trainer_id and one.execution_id = done.execution_id and one.position = done.position
      join exercises on exercises.id = done.exercise_id
      left join training_entries entry on entry.trainer_id = done.trainer_id and entry.id = done.entry_id
     where done.trainer_id = ${actor.trainerId}::bigint and done.student_id = ${studentId}::bigint
       and ${IS_WORK} and done.exercise_id = ${anyOf(exerciseIds, "bigint")}
       and (${since}::date is null or done.day >= ${since}::date)
       and one.repetitions between 1 and ${mostRepetitions} and one.load_kg > 0 and one.load_kg >= ${minLoadKg}
     order by one.repetitions, one.load_kg desc, done.day, done.execution_id
  `.execute(tx);
  return rows;
}

const tests = ({ tx }: Scope) =>
  tx
    .selectFrom("strength_tests")
    .innerJoin("muscle_groups", "muscle_groups.id", "muscle_group_id")
    .select(["strength_tests.id", "student_id", "exercise_name", "repetitions", "weight_kg", "percentage"])
    .select(["lock_version", "muscle_groups.id as group_id", "muscle_groups.name as group_name"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("strength_test_changes as changes")
          .select(["exercise_name", "repetitions", "weight_kg", "percentage", "changed_at", "origin"])
          .whereRef("changes.trainer_id", "=", "strength_tests.trainer_id")
          .whereRef("changes.strength_test_id", "=", "strength_tests.id")
          .orderBy("changes.id", "desc")
          .limit(HISTORY_LENGTH),
      ).as("changes"),
    );

type TestRow = Awaited<ReturnType<ReturnType<typeof tests>["executeTakeFirstOrThrow"]>>;

function toTest({ group_id, group_name, weight_kg, changes, ...row }: TestRow): StrengthTest {
  return {
    ...row,
    weight: weight_kg,
    muscle_group: { id: group_id, name: group_name },
    history: changes.toReversed().map(({ weight_kg: weight, changed_at, ...change }) => ({
      ...change,
      weight,
      // JSON brings instants as text.
      changed_on: todayInSaoPaulo(new Date(changed_at).getTime()),
    })),
  };
}
