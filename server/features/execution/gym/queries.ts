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
import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import { findEvaluationStop, listToldPains } from "../../../tables/health.ts";
import { findReadinessOf, type KnownReadiness } from "../../../tables/readiness.ts";
import { everyWord } from "../../../tables/search.ts";
import { listTestedStrength } from "../../assessment/strength-tests/queries.ts";
import { exercises } from "../../catalogue/exercises/queries.ts";
import { findLoadSteps } from "../../prescription/load-steps/queries.ts";
import { findTrainee } from "../../prescription/training-proposals/queries.ts";
import { listTrainings, withReadableBeats } from "../../prescription/trainings/queries.ts";
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
  const [student, cycle, load_steps, executions, trainedDays] = await Promise.all([
    findAthlete(scope, studentId),
    findRunningCycle(scope, studentId, today),
    findLoadSteps(scope),
    listExecutionsBetween(scope, studentId, { from: addDays(today, -DAYS_ON_PHONE), to: week.to }),
    listTrainedDaysBefore(scope, studentId, week.from),
  ]);
  if (!student) return undefined;
  const [stored, sequence] = cycle
    ? await Promise.all([
        listTrainings(scope, { mesoId: cycle.mesocycle_id, microId: cycle.microcycle_id ?? undefined }),
        findSequence(scope, cycle.mesocycle_id),
      ])
    : [[], null];
  const trainings = await withReadableBeats(scope, { studentId, today }, stored);
  const readiness = findReadinessOf(scope, studentId, today);
  const trainee = findSwappingTrainee(scope, studentId, { today, readiness });
  const [limits, equivalents, mostDone, { screening }, evaluationStop] = await Promise.all([
    trainee,
    listEquivalents(scope, studentId, { trainings, today, trainee }),
    listMostDone(scope, studentId),
    readiness,
    findEvaluationStop(scope, studentId),
  ]);
  const more_exercises = moreThanPrescribed(trainings, [...[...equivalents.values()].flat(), ...mostDone]);
  const exercises = await listGymExercises(scope, studentId, {
    trainings,
    more: more_exercises,
    before: today,
    limits,
  });
  const stoppedBy = trainingStop({ isStoppedByEvaluation: evaluationStop?.day === today, screening });
  const gym: Gym = {
    student,
    today,
    stop: stoppedBy && TRAINING_STOPS[stoppedBy],
    cycle,
    trainings,
    sequence,
    exercises: exercises.map((one) => ({
      ...one,
      equivalents: (equivalents.get(one.exercise_id) ?? []).map(({ id }) => id),
    })),
    more_exercises,
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
  const usage = { trainings: [], more: more_exercises, before: today, limits };
  return { more_exercises, exercises: await listGymExercises(scope, studentId, usage) };
}

export async function findTrainingToRecord(scope: Scope, trainingId: number, day: CalendarDate) {
  const studentId = await findStudentOfTraining(scope, trainingId);
  const stored = await findPrescribed(scope, trainingId);
  if (studentId === undefined || !stored) return undefined;
  const [training = stored] = await withReadableBeats(scope, { studentId, today: day }, [stored]);
  const usage = { trainings: [training], before: day };
  const exercises = await listGymExercises(scope, studentId, usage);
  return { studentId, found: { training, exercises, execution: await findExecutionOn(scope, trainingId, day) } };
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
  readonly trainee?: Promise<Trainee | undefined>;
}

/** Of each exercise of the trainings. */
export async function listEquivalents(
  scope: Scope,
  studentId: number,
  { trainings, today, trainee = findSwappingTrainee(scope, studentId, { today }) }: Swapping,
): Promise<ReadonlyMap<number, readonly Exercise[]>> {
  const prescribed = prescribedIn(trainings);
  const [who, swappable] = await Promise.all([trainee, prescribed.length > 0 ? listSwappable(scope) : []]);
  if (!who || prescribed.length === 0) return new Map();
  const found = equivalentsIn(prescribed, swappable, who);
  const ids = [...new Set([...found.values()].flat())];
  const rows = await exercises(scope).where("exercises.id", "=", anyOf(ids, "bigint")).execute();
  const exerciseById = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...found].map(([id, equivalents]) => [id, equivalents.flatMap((one) => exerciseById.get(one) ?? [])]),
  );
}

/** No more than decides: names of groups, put together for each of hundreds of exercises, took a third of the gym's time. */
const listSwappable = ({ tx, actor }: Scope): Promise<SwappableExercise[]> =>
  tx
    .selectFrom("exercises")
    .select([
      "id",
      "name",
      "exercise_type as type",
      "equipment",
      sql<string | null>`movement ->> 'pattern'`.as("pattern"),
    ])
    .select(
      sql<number[]>`to_json(array(
        select worked.muscle_group_id from exercise_muscle_groups worked
         where worked.owner_id = exercises.owner_id and worked.exercise_id = exercises.id
         order by worked.position
      ))`.as("muscleGroupIds"),
    )
    .where("hidden_at", "is", null)
    .where("owner_id", "=", anyOf([PLATFORM, actor.trainerId ?? PLATFORM], "bigint"))
    .orderBy("id")
    .execute();

const MAX_DONE = 20;

const listMostDone = (scope: Scope, studentId: number): Promise<Exercise[]> =>
  exercises(scope)
    .innerJoin(
      scope.tx
        .selectFrom("executed_exercises")
        .select("exercise_id")
        .select(sql<number>`count(distinct day)`.as("days"))
        .where("student_id", "=", studentId)
        .groupBy("exercise_id")
        .orderBy("days", "desc")
        .orderBy("exercise_id")
        .limit(MAX_DONE)
        .as("done"),
      "done.exercise_id",
      "exercises.id",
    )
    .where("hidden_at", "is", null)
    .orderBy("done.days", "desc")
    .orderBy("exercises.id")
    .execute();

const prescribedIn = (trainings: readonly Training[]): Exercise[] =>
  trainings.flatMap((training) => training.exercises.flatMap(exercisesOf));

function moreThanPrescribed(trainings: readonly Training[], found: readonly Exercise[]): Exercise[] {
  const prescribed = new Set(prescribedIn(trainings).map(({ id }) => id));
  const more = new Map(found.map((one) => [one.id, one]));
  return [...more.values()].filter(({ id }) => !prescribed.has(id));
}

interface ExerciseUsage {
  readonly trainings: readonly Training[];
  readonly more?: readonly Exercise[];
  readonly before: CalendarDate;
  /** Of a student who may add one. */
  readonly limits?: BodyLimits | undefined;
}

async function listGymExercises(
  scope: Scope,
  studentId: number,
  { trainings, more = [], before, limits }: ExerciseUsage,
): Promise<GymExercise[]> {
  const used = trainings.flatMap((training) =>
    training.exercises.flatMap((entry) => exercisesOf(entry).map((exercise) => ({ entry_id: entry.id, exercise }))),
  );
  const exerciseById = new Map(
    [...used.map(({ exercise }) => exercise), ...more].map((exercise) => [exercise.id, exercise]),
  );
  const exerciseIds = [...exerciseById.keys()];
  const [lastByExercise, lastByRow, heaviest, notes, tests, texts] = await Promise.all([
    listLastPerformances(scope, studentId, { exerciseIds, before }),
    listLastOfRows(scope, studentId, {
      rows: used.map(({ entry_id, exercise }) => ({ entry_id, exercise_id: exercise.id })),
      before,
    }),
    listHeaviestSets(scope, studentId, { exerciseIds, before }),
    listLastNotes(scope, studentId, { exerciseIds, before }),
    listTestedStrength(scope, studentId),
    listExecutionTexts(scope, exerciseIds),
  ]);
  return [...exerciseById.values()].map((exercise) => {
    const { id, name, muscle_groups: muscleGroups, equipament_needed: equipment } = exercise;
    const tested = testedLoad({ name, muscleGroups, equipment }, tests);
    return {
      exercise_id: id,
      execution: texts.get(id) ?? null,
      last: lastByExercise.get(id) ?? null,
      rows: lastByRow
        .filter(({ exercise_id }) => exercise_id === id)
        .map(({ entry_id, last: performance }) => ({ entry_id, last: performance })),
      last_note: notes.get(id) ?? null,
      suggested_load_kg: tested?.kg ?? null,
      tested_on: tested?.testedOn ?? null,
      ...(limits && { caution: cautionOf(exercise, limits) }),
      // The heaviest of an assisted machine is the one with most help.
      heaviest: (isAssisted(equipment) ? [] : heaviest)
        .filter(({ exercise_id }) => exercise_id === id)
        .map(({ day, load_kg, repetitions }) => ({ day, load_kg, repetitions })),
    };
  });
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
