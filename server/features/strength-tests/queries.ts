import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { HISTORY_LENGTH, type StrengthTest } from "#contract/strength-tests.ts";
import type { TestedStrength } from "#domain/assessment/strength/suggested-load.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** A student's tests in the order of the muscle groups. A group that was hidden stays while it has a load. */
export async function listStrengthTests(scope: Scope, studentId: number): Promise<StrengthTest[]> {
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

/** The loads that a student's suggestions come from. */
export async function listTestedStrength({ tx }: Scope, studentId: number): Promise<TestedStrength[]> {
  const rows = await tx
    .selectFrom("strength_tests")
    .innerJoin("muscle_groups", "muscle_groups.id", "muscle_group_id")
    .select(["weight_kg as weight", "percentage", "muscle_groups.id as group_id", "muscle_groups.name as group_name"])
    .where("student_id", "=", studentId)
    .where("weight_kg", "is not", null)
    .orderBy("muscle_group_id")
    .execute();
  return rows.map(({ group_id: id, group_name: name, ...tested }) => ({ ...tested, muscle_group: { id, name } }));
}

/** What a sheet prints of one muscle group: the last test up to a day. */
export interface StrengthOnDay extends Pick<StrengthTest, "exercise_name" | "repetitions" | "percentage"> {
  readonly group_id: number;
  readonly muscle_group: string;
  readonly weight: number;
  readonly changed_on: CalendarDate;
}

/** A student's tests as they were at the end of a day in São Paulo; groups without a load by then are left out. */
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

type Row = Awaited<ReturnType<ReturnType<typeof tests>["executeTakeFirstOrThrow"]>>;

function toTest({ group_id, group_name, weight_kg, changes, ...row }: Row): StrengthTest {
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
