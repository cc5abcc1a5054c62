import { sql } from "kysely";
import type { TrainingMax } from "#contract/prescription/training-maxes.ts";
import { isTestOf } from "#domain/assessment/strength/suggested-load.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MAX_RECORD_REPETITIONS } from "#domain/training/executions/strength-record.ts";
import { isAssisted } from "#domain/training/loads/load-steps.ts";
import {
  type Evidence,
  heldMaximum,
  isEstimated,
  maximaOf,
  trainingMaxKg,
  USUAL_PERCENT,
} from "#domain/training/maxima/training-max.ts";
import { NORMAL_SERIES } from "#domain/training/techniques.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope, tenantOf } from "../../../platform/database/scope.ts";
import { findAwaitingDays } from "../../../tables/clearance.ts";

/** By exercise; also those without a maximum. Unknown exercises are left out. */
export async function findMaxes(
  scope: Scope,
  studentId: number,
  exerciseIds: readonly number[],
): Promise<ReadonlyMap<number, TrainingMax>> {
  if (exerciseIds.length === 0) return new Map();
  const exercises = await listExercises(scope, exerciseIds);
  const changes = Map.groupBy(await listChanges(scope, studentId, exerciseIds), ({ exercise_id }) => exercise_id);
  const trained = Map.groupBy(await listTrained(scope, studentId, exerciseIds), ({ exercise_id }) => exercise_id);
  const tests = await listTests(scope, studentId);
  const isAwaiting = await findAwaitingDays(scope, studentId);
  return new Map(
    exercises.map(({ id, name, equipment, exercise_type }) => {
      const ownChanges = changes.get(id) ?? [];
      const counts = exercise_type === "resistence" && isEstimated(equipment);
      const { held = [], counted = [] } = Object.groupBy(
        trainedEvidence(counts ? (trained.get(id) ?? []) : []),
        ({ day }) => (isAwaiting(day) ? "held" : "counted"),
      );
      const evidence: Evidence[] = [
        ...counted,
        ...tests.filter((test) => isTestOf(test, name) && !isAssisted(equipment)).map(testedEvidence),
        ...ownChanges.flatMap(typedEvidence),
      ];
      const { percent, is_fixed } = ownChanges.at(-1) ?? { percent: USUAL_PERCENT, is_fixed: false };
      const history = [...maximaOf(evidence, is_fixed)];
      const current = history.at(-1) ?? null;
      const exercise = { id, name, equipament_needed: equipment };
      const training_max_kg = current && trainingMaxKg({ one_rep_max_kg: current.one_rep_max_kg, percent });
      const figures = { percent, is_fixed, current, training_max_kg, history };
      return [id, { exercise, ...figures, held: heldMaximum(current, held, { isFixed: is_fixed }) }];
    }),
  );
}

/** Every exercise with a maximum, or with a training that would make one, comes by name. An unknown student gives undefined. */
export async function listMaxes(scope: Scope, studentId: number): Promise<TrainingMax[] | undefined> {
  if (!(await isStudent(scope, studentId))) return undefined;
  const maxes = await findMaxes(scope, studentId, await listExerciseIds(scope, studentId));
  return [...maxes.values()]
    .filter(({ current, held }) => current !== null || held !== null)
    .toSorted((one, other) => one.exercise.name.localeCompare(other.exercise.name, "pt-BR"));
}

/** Undefined for an unknown student or exercise. */
export async function findMax(scope: Scope, studentId: number, exerciseId: number): Promise<TrainingMax | undefined> {
  if (!(await isStudent(scope, studentId))) return undefined;
  return (await findMaxes(scope, studentId, [exerciseId])).get(exerciseId);
}

const isStudent = async ({ tx }: Scope, studentId: number): Promise<boolean> =>
  (await tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst()) !== undefined;

export const listExercises = ({ tx, actor }: Scope, ids: readonly number[]) =>
  tx
    .selectFrom("exercises")
    .select(["id", "owner_id", "name", "equipment", "exercise_type"])
    .where("id", "=", anyOf(ids, "bigint"))
    .where("owner_id", "=", anyOf([PLATFORM, tenantOf(actor)], "bigint"))
    .execute();

const listChanges = ({ tx }: Scope, studentId: number, exerciseIds: readonly number[]) =>
  tx
    .selectFrom("training_maxes")
    .select(["exercise_id", "change", "one_rep_max_kg", "percent", "is_fixed", "changed_at"])
    .where("student_id", "=", studentId)
    .where("exercise_id", "=", anyOf(exerciseIds, "bigint"))
    .orderBy("id")
    .execute();

function typedEvidence({
  change,
  one_rep_max_kg: kg,
  changed_at,
}: Awaited<ReturnType<typeof listChanges>>[number]): Evidence[] {
  const day = todayInSaoPaulo(changed_at.getTime());
  return change === "kept" ? [] : [{ day, source: "typed", kg }];
}

interface TrainedSet {
  readonly exercise_id: number;
  readonly day: CalendarDate;
  readonly repetitions: number;
  readonly rir: number | null;
  readonly load_kg: number;
}

/** The heaviest working set of each number of repetitions and reserve of a day. */
async function listTrained({ tx, actor }: Scope, studentId: number, exerciseIds: readonly number[]) {
  const { rows } = await sql<TrainedSet>`
    select done.exercise_id, done.day, one.repetitions, one.rir, max(one.load_kg) as load_kg
      from executed_exercises done
      join executed_sets one
        on one.trainer_id = done.trainer_id and one.execution_id = done.execution_id and one.position = done.position
      left join training_entries entry on entry.trainer_id = done.trainer_id and entry.id = done.entry_id
     where done.trainer_id = ${tenantOf(actor)}::bigint and done.student_id = ${studentId}::bigint
       and done.exercise_id = ${anyOf(exerciseIds, "bigint")}
       and one.repetitions between 1 and ${MAX_RECORD_REPETITIONS} and one.load_kg > 0
       and coalesce(entry.series_type_id, ${NORMAL_SERIES}) = ${NORMAL_SERIES}
       and one.kind is distinct from 'warmup'
     group by 1, 2, 3, 4
  `.execute(tx);
  return rows;
}

const trainedEvidence = (rows: readonly TrainedSet[]): Evidence[] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, sets]) => ({
    day,
    source: "training",
    sets: sets.map(({ repetitions, load_kg, rir }) => ({ repetitions, load_kg, rir })),
  }));

interface TestChange {
  readonly exercise_name: string;
  readonly repetitions: number;
  readonly weight_kg: number;
  readonly changed_at: Date;
}

/** The trainer's tests. One that repeats exercise, repetitions and load of the change before was saved for its percentage. */
async function listTests({ tx, actor }: Scope, studentId: number) {
  const { rows } = await sql<TestChange>`
    select exercise_name, repetitions, weight_kg, changed_at
      from (
        select change.*, lag(array[exercise_name, repetitions::text, weight_kg::text])
                 over (partition by strength_test_id order by id) as before
          from strength_test_changes change
         where trainer_id = ${tenantOf(actor)}::bigint and student_id = ${studentId}::bigint
      ) change
     where origin = 'teste' and repetitions is not null and weight_kg is not null
       and array[exercise_name, repetitions::text, weight_kg::text] is distinct from before
     order by id
  `.execute(tx);
  return rows;
}

const testedEvidence = ({ repetitions, weight_kg: load_kg, changed_at }: TestChange): Evidence => ({
  day: todayInSaoPaulo(changed_at.getTime()),
  source: "test",
  set: { repetitions, load_kg, rir: null },
});

async function listExerciseIds({ tx, actor }: Scope, studentId: number): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select exercise_id as id from executed_exercises
     where trainer_id = ${tenantOf(actor)}::bigint and student_id = ${studentId}::bigint
    union
    select exercise_id from training_maxes
     where trainer_id = ${tenantOf(actor)}::bigint and student_id = ${studentId}::bigint
    union
    select exercises.id from exercises
     where owner_id in (0, ${tenantOf(actor)}::bigint) and hidden_at is null
       and search in (
         select folded(exercise_name) from strength_test_changes
          where trainer_id = ${tenantOf(actor)}::bigint and student_id = ${studentId}::bigint and exercise_name <> '')
  `.execute(tx);
  return rows.map(({ id }) => id);
}
