import { sql } from "kysely";
import type { ProposedLoad } from "#contract/execution/progression.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { awaitsClearance } from "#domain/students/readiness/screening.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { isAssisted, loadStepKg } from "#domain/training/loads/load-steps.ts";
import { proposeHelp } from "#domain/training/progression/propose-help.ts";
import { proposeLoad, withoutRaise } from "#domain/training/progression/propose-load.ts";
import { isWorkingSet } from "#domain/training/sets/detailed-set.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { findReadinessOf } from "../../../tables/readiness.ts";
import { findLoadSteps } from "../../prescription/load-steps/queries.ts";
import { listTrainings } from "../../prescription/trainings/queries.ts";
import { listLastOfRows, listLastPerformances, listMarkedPains } from "../exercise-history/queries.ts";
import { listEquivalents } from "../gym/queries.ts";

interface Target {
  readonly mesocycle: number;
  readonly microcycle?: number | undefined;
}

export async function findProgression(scope: Scope, studentId: number, target: Target, today: CalendarDate) {
  const start = await findStart(scope, studentId, target);
  if (!start) return undefined;
  const origin = await findOrigin(scope, studentId, start);
  if (!origin) return { origin: null, trainings: [], loads: [] };
  const { mesocycle_id: mesoId, microcycle_id, ...named } = origin;
  const trainings = await listTrainings(scope, { mesoId: mesoId ?? 0, microId: microcycle_id ?? undefined });
  return { origin: named, trainings, loads: await proposeLoads(scope, studentId, trainings, today) };
}

/** How long ago an exercise that was done in place of another one still names its row. */
const DAYS_OF_SWAP = 14;

/** Undefined where the student has no such cycle. */
export async function findAdjustment(
  scope: Scope,
  studentId: number,
  { exercise, ...target }: Target & { readonly exercise: number },
  today: CalendarDate,
) {
  if (!(await findStart(scope, studentId, target))) return undefined;
  const all = await listTrainings(scope, { mesoId: target.mesocycle, microId: target.microcycle });
  const prescribing = rowsWith(all, (entry) => exercisesOf(entry).some(({ id }) => id === exercise));
  const trainings =
    prescribing.length > 0 ? prescribing : await listRowsOfSwap(scope, studentId, { trainings: all, exercise, today });
  const rows = trainings.flatMap(({ id: training_id, exercises }) =>
    exercises.flatMap((entry) => {
      const [first, ...others] = exercisesOf(entry);
      if (!first) return [];
      const prescribed = [first, ...others].find(({ id }) => id === exercise) ?? first;
      return { training_id, entry_id: entry.id, exercise_id: prescribed.id };
    }),
  );
  const loads = await proposeLoads(scope, studentId, trainings, today);
  const equivalents = await listEquivalents(scope, studentId, { trainings, today });
  const prescribed = rows[0]?.exercise_id ?? exercise;
  const isBeside = (id: number) =>
    all.some(
      (training) =>
        rows.some(({ training_id }) => training_id === training.id) &&
        training.exercises.some((entry) => exercisesOf(entry).some((one) => one.id === id)),
    );
  return {
    rows,
    loads: loads.filter(({ exercise_id }) => exercise_id === exercise),
    equivalents: (equivalents.get(prescribed) ?? []).filter(({ id }) => id !== exercise && !isBeside(id)),
  };
}

const rowsWith = (trainings: readonly Training[], isMeant: (entry: TrainingEntry) => boolean): readonly Training[] =>
  trainings
    .map((training) => ({ ...training, exercises: training.exercises.filter(isMeant) }))
    .filter(({ exercises }) => exercises.length > 0);

interface Swap {
  readonly trainings: readonly Training[];
  readonly exercise: number;
  readonly today: CalendarDate;
}

async function listRowsOfSwap({ tx }: Scope, studentId: number, { trainings, exercise, today }: Swap) {
  const done = await tx
    .selectFrom("executed_exercises")
    .select("entry_id")
    .distinct()
    .where("student_id", "=", studentId)
    .where("exercise_id", "=", exercise)
    .where("day", ">", addDays(today, -DAYS_OF_SWAP))
    .where("entry_id", "is not", null)
    .execute();
  return rowsWith(trainings, ({ id }) => done.some(({ entry_id }) => entry_id === id));
}

async function findStart({ tx }: Scope, studentId: number, { mesocycle, microcycle }: Target) {
  const cycle = await tx
    .selectFrom("mesocycles")
    .leftJoin("microcycles", (join) =>
      join
        .onRef("microcycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("microcycles.mesocycle_id", "=", "mesocycles.id")
        .on("microcycles.id", "=", microcycle ?? 0),
    )
    .select(["mesocycles.start_date", "microcycles.start_date as week_start"])
    .where("mesocycles.student_id", "=", studentId)
    .where("mesocycles.id", "=", mesocycle)
    .executeTakeFirst();
  return microcycle === undefined ? cycle?.start_date : (cycle?.week_start ?? undefined);
}

/** A lighter week is left out where a usual one of its mesocycle comes before it: the next loads would begin a step back. */
const findOrigin = ({ tx }: Scope, studentId: number, start: CalendarDate) =>
  tx
    .selectFrom("trainings")
    .innerJoin("mesocycles as meso", (join) =>
      join.onRef("meso.trainer_id", "=", "trainings.trainer_id").onRef("meso.id", "=", "trainings.mesocycle_id"),
    )
    .leftJoin("microcycles as micro", (join) =>
      join.onRef("micro.trainer_id", "=", "trainings.trainer_id").onRef("micro.id", "=", "trainings.microcycle_id"),
    )
    .select(["trainings.mesocycle_id", "trainings.microcycle_id"])
    .select(({ fn }) => [
      fn.coalesce("micro.name", "meso.name").as("name"),
      fn.coalesce("micro.start_date", "meso.start_date").as("start_date"),
      fn.coalesce("micro.end_date", "meso.end_date").as("end_date"),
    ])
    .where("trainings.student_id", "=", studentId)
    .where(({ eb, fn }) => eb(fn.coalesce("micro.start_date", "meso.start_date"), "<", start))
    .where(({ and, exists, not, ref, selectFrom }) =>
      not(
        and([
          sql<boolean>`coalesce(${ref("micro.is_lighter")}, false)`,
          exists(
            selectFrom("microcycles as usual")
              .innerJoin("trainings as of_usual", (join) =>
                join
                  .onRef("of_usual.trainer_id", "=", "usual.trainer_id")
                  .onRef("of_usual.microcycle_id", "=", "usual.id"),
              )
              .whereRef("usual.trainer_id", "=", "micro.trainer_id")
              .whereRef("usual.mesocycle_id", "=", "micro.mesocycle_id")
              .whereRef("usual.start_date", "<", "micro.start_date")
              .where("usual.is_lighter", "=", false),
          ),
        ]),
      ),
    )
    .orderBy("start_date", "desc")
    .limit(1)
    .executeTakeFirst();

async function proposeLoads(
  scope: Scope,
  studentId: number,
  trainings: readonly Training[],
  today: CalendarDate,
): Promise<ProposedLoad[]> {
  const rows = trainings.flatMap((training) =>
    training.exercises.flatMap((entry) => exercisesOf(entry).map((exercise) => ({ training, entry, exercise }))),
  );
  const exerciseIds = [...new Set(rows.map(({ exercise }) => exercise.id))];
  const tomorrow = addDays(today, 1);
  const ofExercises = await listLastPerformances(scope, studentId, { exerciseIds, before: tomorrow });
  const lastOfRows = await listLastOfRows(scope, studentId, {
    rows: rows.map(({ entry, exercise }) => ({ entry_id: entry.id, exercise_id: exercise.id })),
    before: tomorrow,
  });
  const ofRows = new Map(lastOfRows.map(({ entry_id, exercise_id, last }) => [rowKey(entry_id, exercise_id), last]));
  const steps = await findLoadSteps(scope);
  const pains = await listMarkedPains(scope, studentId, exerciseIds);
  const isUncleared = awaitsClearance((await findReadinessOf(scope, studentId, today)).screening);
  const bodyKg = await findBodyWeight(scope, studentId, today);
  const isOnce = (id: number) => rows.filter(({ exercise }) => exercise.id === id).length === 1;
  return rows.flatMap(({ training, entry, exercise }) => {
    // Sets of a warm-up row say nothing about the working row of the same exercise.
    const last =
      ofRows.get(rowKey(entry.id, exercise.id)) ?? (isOnce(exercise.id) ? ofExercises.get(exercise.id) : undefined);
    const heaviest = Math.max(0, ...(last?.sets ?? []).filter(isWorkingSet).map(({ load_kg }) => load_kg ?? 0));
    // Somebody who stopped because of pain recorded no set.
    const since = pains.filter(({ exercise_id, day }) => exercise_id === exercise.id && (!last || day >= last.day));
    const doneOn =
      last?.day ??
      since
        .map(({ day }) => day)
        .sort()
        .at(-1);
    if (doneOn === undefined) return [];
    const pain = since.length > 0 ? Math.max(...since.map((one) => one.pain)) : (last?.pain ?? null);
    const stepKg = loadStepKg(exercise, heaviest, steps);
    const prescribed = fromWire(entry);
    const sets = last?.sets ?? [];
    const lastTime = { ...prescribed, plan: prescribed.sets, sets, pain };
    const proposed = isAssisted(exercise.equipament_needed)
      ? proposeHelp({ ...lastTime, stepKg: steps.machine_step_kg, bodyKg })
      : proposeLoad({ ...lastTime, stepKg });
    if (!proposed) return [];
    const proposal = isUncleared ? withoutRaise(proposed) : proposed;
    return {
      entry_id: entry.id,
      exercise_id: exercise.id,
      name: exercise.name,
      training_name: training.name,
      change: proposal.change,
      last_kg: proposal.lastKg,
      proposed_kg: proposal.proposedKg,
      more_repetitions: proposal.moreRepetitions,
      reason: proposal.reason,
      done_on: doneOn,
    };
  });
}

async function findBodyWeight({ tx }: Scope, studentId: number, today: CalendarDate): Promise<number | null> {
  const latest = await tx
    .selectFrom("evaluations")
    .select("weight_kg")
    .where("student_id", "=", studentId)
    .where("weight_kg", "is not", null)
    .where("evaluated_on", "<=", today)
    .orderBy("evaluated_on", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.weight_kg ?? null;
}

const rowKey = (entryId: number, exerciseId: number) => `${entryId} ${exerciseId}`;
