import { sql } from "kysely";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Gym, GymExercise } from "#contract/execution/gym.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { testedLoad } from "#domain/assessment/strength/suggested-load.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { type BodyLimits, cautionOf } from "#domain/training/cautions.ts";
import type { SwappableExercise, Trainee } from "#domain/training/equivalents.ts";
import { weekOf } from "#domain/training/executions/training-week.ts";
import { weeksInRow } from "#domain/training/executions/weeks-in-row.ts";
import { placesTold } from "#domain/training/health/told-pains.ts";
import { TRAINING_STOPS, trainingStop } from "#domain/training/health/training-stop.ts";
import { isAssisted } from "#domain/training/loads/load-steps.ts";
import { compileOnce, type ValueOf } from "../../../platform/database/compiled-query.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import { findEvaluationStop, listToldPains } from "../../../tables/health.ts";
import { findReadinessOf, type KnownReadiness } from "../../../tables/readiness.ts";
import { everyWord } from "../../../tables/search.ts";
import { listTestedStrength } from "../../assessment/strength-tests/queries.ts";
import { exercises } from "../../catalogue/exercises/queries.ts";
import { findLoadSteps } from "../../prescription/load-steps/queries.ts";
import { findTrainee } from "../../prescription/training-proposals/queries.ts";
import { exercisesById, listTrainings, withReadableBeats } from "../../prescription/trainings/queries.ts";
import {
  findExecutionOn,
  findPrescribed,
  findSequence,
  findStudentOfTraining,
  listExecutionsBetween,
  listTrainedDaysBefore,
} from "../executions/queries.ts";
import { listHeaviestSets, listLastNotes, listLastOfRows, listLastPerformances } from "../exercise-history/queries.ts";
import { equivalentsIn, traineeOf } from "./rules.ts";

/** A day is corrected from the phone within them, and a training goes on past midnight, whichever week begins then. */
const DAYS_ON_PHONE = 14;

interface FoundGym {
  readonly gym: Gym;
  readonly stoppedBy: keyof typeof TRAINING_STOPS | null;
}

export async function findGym(scope: Scope, studentId: number, today: CalendarDate): Promise<FoundGym | undefined> {
  const week = weekOf(today);
  const readiness = findReadinessOf(scope, studentId, today);
  // All that needs no other answer is asked in one turn.
  const [student, cycle, load_steps, executions, trainedDays, done, stop, { screening }, limits, swappable] =
    await Promise.all([
      findAthlete(scope, studentId),
      findRunningCycle(scope, studentId, today),
      findLoadSteps(scope),
      listExecutionsBetween(scope, studentId, { from: addDays(today, -DAYS_ON_PHONE), to: week.to }),
      listTrainedDaysBefore(scope, studentId, week.from),
      listDone(scope, studentId),
      findEvaluationStop(scope, studentId),
      readiness,
      findSwappingTrainee(scope, studentId, { today, readiness }),
      listSwappable(scope),
    ]);
  if (!student) return undefined;
  const [stored, sequence] = cycle
    ? await Promise.all([
        listTrainings(scope, { mesoId: cycle.mesocycle_id, microId: cycle.microcycle_id ?? undefined }),
        findSequence(scope, cycle.mesocycle_id),
      ])
    : [[], null];
  const trainings = await withReadableBeats(scope, { studentId, today }, stored);
  const used = usedIn(trainings);
  const prescribed = used.map(({ exercise }) => exercise);
  const equivalents = limits ? equivalentsIn(prescribed, swappable, limits) : NO_EQUIVALENTS;
  const equivalentIds = [...new Set([...equivalents.values()].flat())];
  const shown = new Set(swappable.map(({ id }) => id));
  const more = [...new Set([...equivalentIds, ...done.slice(0, MAX_DONE).filter((id) => shown.has(id))])];
  const [found, usage] = await Promise.all([
    exercisesById(scope, more),
    findUsage(scope, studentId, { used, more, done: new Set(done), before: today }),
  ]);
  const exerciseById = new Map(
    [...prescribed, ...more.flatMap((id) => found.get(id) ?? [])].map((one) => [one.id, one]),
  );
  const prescribedIds = new Set(prescribed.map(({ id }) => id));
  const stoppedBy = trainingStop({ isStoppedByEvaluation: stop?.day === today, screening });
  const gym: Gym = {
    student,
    today,
    stop: stoppedBy && TRAINING_STOPS[stoppedBy],
    cycle,
    trainings,
    sequence,
    exercises: [...exerciseById.values()].map((exercise) => ({
      ...toGymExercise(exercise, usage, limits),
      equivalents: (equivalents.get(exercise.id) ?? []).filter((id) => found.has(id)),
    })),
    more_exercises: [...exerciseById.values()].filter(({ id }) => !prescribedIds.has(id)),
    load_steps,
    executions,
    weeks_in_row: weeksInRow(trainedDays, today),
  };
  return { gym, stoppedBy };
}

const MAX_FOUND = 30;

/** Undefined for a student who is not there. */
export async function searchGymExercises(scope: Scope, studentId: number, q: string, today: CalendarDate) {
  if (!(await findAthlete(scope, studentId))) return undefined;
  const [limits, more_exercises] = await Promise.all([
    findSwappingTrainee(scope, studentId, { today }),
    exercises(scope)
      .where("hidden_at", "is", null)
      .where(everyWord("exercises.search", q))
      .orderBy("exercises.search")
      .orderBy("exercises.id")
      .limit(MAX_FOUND)
      .execute(),
  ]);
  const usage = await findUsage(scope, studentId, {
    used: [],
    more: more_exercises.map(({ id }) => id),
    before: today,
  });
  return { more_exercises, exercises: more_exercises.map((exercise) => toGymExercise(exercise, usage, limits)) };
}

export async function findTrainingToRecord(scope: Scope, trainingId: number, day: CalendarDate) {
  const studentId = await findStudentOfTraining(scope, trainingId);
  const stored = await findPrescribed(scope, trainingId);
  if (studentId === undefined || !stored) return undefined;
  const [training = stored] = await withReadableBeats(scope, { studentId, today: day }, [stored]);
  const used = usedIn([training]);
  const [usage, execution] = await Promise.all([
    findUsage(scope, studentId, { used, before: day }),
    findExecutionOn(scope, trainingId, day),
  ]);
  const prescribed = new Map(used.map(({ exercise }) => [exercise.id, exercise]));
  const exercises = [...prescribed.values()].map((exercise) => toGymExercise(exercise, usage));
  return { studentId, found: { training, exercises, execution } };
}

interface Day {
  readonly today: CalendarDate;
  readonly readiness?: Promise<KnownReadiness>;
}

async function findSwappingTrainee(
  scope: Scope,
  studentId: number,
  { today, readiness = findReadinessOf(scope, studentId, today) }: Day,
): Promise<Trainee | undefined> {
  const [trainee, { answers }, toldPains] = await Promise.all([
    findTrainee(scope, studentId),
    readiness,
    listToldPains(scope, studentId, today),
  ]);
  const toldAreas = placesTold(toldPains).map(({ area }) => area);
  return trainee && traineeOf({ ...trainee, screened: answers, toldAreas });
}

interface Swapping {
  readonly trainings: readonly Training[];
  readonly today: CalendarDate;
}

const NO_EQUIVALENTS: ReadonlyMap<number, readonly number[]> = new Map();

/** The keys are the exercises of the trainings. */
export async function listEquivalents(
  scope: Scope,
  studentId: number,
  { trainings, today }: Swapping,
): Promise<ReadonlyMap<number, readonly Exercise[]>> {
  const prescribed = usedIn(trainings).map(({ exercise }) => exercise);
  if (prescribed.length === 0) return new Map();
  const [who, swappable] = await Promise.all([findSwappingTrainee(scope, studentId, { today }), listSwappable(scope)]);
  const equivalents = who ? equivalentsIn(prescribed, swappable, who) : NO_EQUIVALENTS;
  const found = await exercisesById(scope, [...equivalents.values()].flat());
  return new Map([...equivalents].map(([id, ids]) => [id, ids.flatMap((one) => found.get(one) ?? [])]));
}

/** No more than decides: names of groups, put together for each of hundreds of exercises, took a third of the gym's time. */
const listSwappable = (scope: Scope): Promise<SwappableExercise[]> =>
  swappableOf(scope, { owners: [PLATFORM, scope.actor.trainerId ?? PLATFORM] }, {});

const swappableOf = compileOnce((tx, value: ValueOf<{ readonly owners: readonly number[] }>) =>
  tx
    .selectFrom("exercises")
    .leftJoin(
      (eb) =>
        eb
          .selectFrom("exercise_muscle_groups")
          .select(["owner_id", "exercise_id"])
          .select(sql<number[]>`json_agg(muscle_group_id order by position)`.as("ids"))
          .where("owner_id", "=", anyOf(value("owners"), "bigint"))
          .groupBy(["owner_id", "exercise_id"])
          .as("worked"),
      (join) =>
        join.onRef("worked.owner_id", "=", "exercises.owner_id").onRef("worked.exercise_id", "=", "exercises.id"),
    )
    .select(["id", "name", "exercise_type as type", "equipment"])
    .select(sql<string | null>`movement ->> 'pattern'`.as("pattern"))
    .select(sql<number[]>`coalesce(ids, '[]')`.as("muscleGroupIds"))
    .where("hidden_at", "is", null)
    .where("exercises.owner_id", "=", anyOf(value("owners"), "bigint"))
    .orderBy("id"),
);

const MAX_DONE = 20;

/** The ones of most days first. */
async function listDone({ tx }: Scope, studentId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("executed_exercises")
    .select("exercise_id")
    .where("student_id", "=", studentId)
    .groupBy("exercise_id")
    .orderBy(sql`count(distinct day)`, "desc")
    .orderBy("exercise_id")
    .execute();
  return rows.map(({ exercise_id }) => exercise_id);
}

interface UsedExercise {
  readonly entry_id: number;
  readonly exercise: Exercise;
}

const usedIn = (trainings: readonly Training[]): UsedExercise[] =>
  trainings.flatMap((training) =>
    training.exercises.flatMap((entry) => exercisesOf(entry).map((exercise) => ({ entry_id: entry.id, exercise }))),
  );

interface UsageOf {
  readonly used: readonly UsedExercise[];
  readonly more?: readonly number[];
  /** All that the student ever did; the others have no past to look for. Unknown where it is absent. */
  readonly done?: ReadonlySet<number>;
  readonly before: CalendarDate;
}

type Usage = Awaited<ReturnType<typeof findUsage>>;

async function findUsage(scope: Scope, studentId: number, { used, more = [], done, before }: UsageOf) {
  const shownIds = [...new Set([...used.map(({ exercise }) => exercise.id), ...more])];
  const exerciseIds = done ? shownIds.filter((id) => done.has(id)) : shownIds;
  const [lastOf, lastOfRows, heaviest, noteOf, tests, textOf] = await Promise.all([
    listLastPerformances(scope, studentId, { exerciseIds, before }),
    listLastOfRows(scope, studentId, {
      rows: used.map(({ entry_id, exercise }) => ({ entry_id, exercise_id: exercise.id })),
      before,
    }),
    listHeaviestSets(scope, studentId, { exerciseIds, before }),
    listLastNotes(scope, studentId, { exerciseIds, before }),
    listTestedStrength(scope, studentId),
    listExecutionTexts(scope, shownIds),
  ]);
  const rowsOf = Map.groupBy(lastOfRows, ({ exercise_id }) => exercise_id);
  const heaviestOf = Map.groupBy(heaviest, ({ exercise_id }) => exercise_id);
  return { lastOf, rowsOf, heaviestOf, noteOf, tests, textOf };
}

/** A student who may add the exercise has limits. */
function toGymExercise(exercise: Exercise, usage: Usage, limits?: BodyLimits): GymExercise {
  const { id, name, muscle_groups: muscleGroups, equipament_needed: equipment } = exercise;
  const tested = testedLoad({ name, muscleGroups, equipment }, usage.tests);
  return {
    exercise_id: id,
    execution: usage.textOf.get(id) ?? null,
    last: usage.lastOf.get(id) ?? null,
    rows: (usage.rowsOf.get(id) ?? []).map(({ entry_id, last }) => ({ entry_id, last })),
    last_note: usage.noteOf.get(id) ?? null,
    suggested_load_kg: tested?.kg ?? null,
    tested_on: tested?.testedOn ?? null,
    ...(limits && { caution: cautionOf(exercise, limits) }),
    // The heaviest of an assisted machine is the one with most help.
    heaviest: (isAssisted(equipment) ? [] : (usage.heaviestOf.get(id) ?? [])).map(({ day, load_kg, repetitions }) => ({
      day,
      load_kg,
      repetitions,
    })),
  };
}

const findAthlete = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "=", studentId)
    .where("role", "=", "student")
    .executeTakeFirst();

export async function findRunningCycle({ tx }: Scope, studentId: number, day: CalendarDate): Promise<Gym["cycle"]> {
  const row = await tx
    .selectFrom("mesocycles as meso")
    .leftJoin("microcycles as micro", (join) =>
      join
        .onRef("micro.trainer_id", "=", "meso.trainer_id")
        .onRef("micro.mesocycle_id", "=", "meso.id")
        .on("micro.start_date", "<=", day)
        .on("micro.end_date", ">=", day),
    )
    .select(["meso.id as mesocycle_id", "micro.id as microcycle_id"])
    .select(({ fn }) => [
      fn.coalesce("micro.name", "meso.name").as("name"),
      fn.coalesce("micro.start_date", "meso.start_date").as("start_date"),
      fn.coalesce("micro.end_date", "meso.end_date").as("end_date"),
    ])
    .where("meso.student_id", "=", studentId)
    .where("meso.start_date", "<=", day)
    .where("meso.end_date", ">=", day)
    .orderBy("meso.start_date", "desc")
    .orderBy("meso.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function listExecutionTexts({ tx }: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom("exercises")
    .select(["id", "execution"])
    .where("id", "=", anyOf(ids, "bigint"))
    .execute();
  return new Map(rows.flatMap(({ id, execution }) => (execution ? [[id, execution]] : [])));
}
