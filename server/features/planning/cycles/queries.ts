import type { CyclePath, MacrocyclePath, MesocyclePath, MicrocyclePath } from "#contract/planning/cycles.ts";
import type { Mesocycle, MesocycleSummary } from "#contract/planning/mesocycles.ts";
import type { Microcycle, MicrocycleSummary } from "#contract/planning/microcycles.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { firstOpenDay } from "#domain/periodisation/period.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { nextInSequence } from "#domain/training/sequence.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";
import type { Clock } from "../../../platform/clock.ts";
import { compileOnce, type ValueOf } from "../../../platform/database/compiled-query.ts";
import type { Scope, StaffScope } from "../../../platform/database/scope.ts";
import { together } from "../../../platform/database/together.ts";
import { findScreened } from "../../../tables/readiness.ts";
import {
  evaluationContents,
  findEvaluation,
  listEarlierEvaluations,
  readableEvaluation,
} from "../../assessment/evaluations/queries.ts";
import { listPhotos } from "../../assessment/posture-photos/queries.ts";
import { listStrengthOnDay, listTestedStrength } from "../../assessment/strength-tests/queries.ts";
import { listSeriesTypes } from "../../catalogue/exercises/queries.ts";
import { findSequence } from "../../execution/executions/queries.ts";
import { listLastOfRows, listLastPerformances } from "../../execution/exercise-history/queries.ts";
import { findDaysOfWeek, listTrainings, withReadableBeats } from "../../prescription/trainings/queries.ts";
import { findMacrocycle, findPeopleOnSheet } from "../macrocycles/queries.ts";

const mesocycles = ({ tx }: Pick<Scope, "tx">) =>
  tx
    .selectFrom("mesocycles")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("evaluations")
          .whereRef("evaluations.trainer_id", "=", "mesocycles.trainer_id")
          .whereRef("evaluations.mesocycle_id", "=", "mesocycles.id")
          .where("evaluations.microcycle_id", "is", null)
          .select("evaluations.mesocycle_id as of_mesocycle")
          .select(["evaluations.fat_percentage", "evaluations.skinfold_protocol as fat_percentage_protocol"])
          .as("evaluation"),
      (join) => join.onTrue(),
    )
    .select(["mesocycles.id", "name", "goal", "start_date", "end_date", "weeks", "lock_version", "training_mode"])
    .$narrowType<{ training_mode: TrainingMode }>()
    .select(["evaluation.fat_percentage", "evaluation.fat_percentage_protocol"])
    .select((eb) => [
      eb("evaluation.of_mesocycle", "is not", null).$castTo<boolean>().as("was_evaluated"),
      // Its own or, with weeks, those of its microcycles.
      eb
        .exists(
          eb
            .selectFrom("trainings")
            .whereRef("trainings.trainer_id", "=", "mesocycles.trainer_id")
            .whereRef("trainings.mesocycle_id", "=", "mesocycles.id"),
        )
        .$castTo<boolean>()
        .as("has_training"),
    ]);

const microcycles = ({ tx }: Scope) =>
  tx
    .selectFrom("microcycles")
    .select(["microcycles.id", "name", "goal", "start_date", "end_date", "lock_version"])
    .select(["mesocycle_id", "macrocycle_id"])
    .select((eb) => [
      eb
        .selectFrom("mesocycles")
        .select("training_mode")
        .whereRef("mesocycles.trainer_id", "=", "microcycles.trainer_id")
        .whereRef("mesocycles.id", "=", "microcycles.mesocycle_id")
        .$asScalar()
        .$castTo<TrainingMode>()
        .as("training_mode"),
      eb
        .exists(
          eb
            .selectFrom("evaluations")
            .whereRef("evaluations.trainer_id", "=", "microcycles.trainer_id")
            .whereRef("evaluations.mesocycle_id", "=", "microcycles.mesocycle_id")
            .whereRef("evaluations.microcycle_id", "=", "microcycles.id"),
        )
        .$castTo<boolean>()
        .as("was_evaluated"),
      eb
        .exists(
          eb
            .selectFrom("trainings")
            .whereRef("trainings.trainer_id", "=", "microcycles.trainer_id")
            .whereRef("trainings.mesocycle_id", "=", "microcycles.mesocycle_id")
            .whereRef("trainings.microcycle_id", "=", "microcycles.id"),
        )
        .$castTo<boolean>()
        .as("has_training"),
    ]);

export async function listMesocycles(
  scope: Scope,
  path: MacrocyclePath,
  clock: Clock,
): Promise<MesocycleSummary[] | undefined> {
  const rows = await mesocycles(scope)
    .where("student_id", "=", path.id)
    .where("macrocycle_id", "=", path.macroId)
    .orderBy("start_date")
    .execute();
  if (rows.length === 0) return (await findMacrocycle(scope, path)) && [];
  const weeks = await microcycles(scope)
    .where("student_id", "=", path.id)
    .where("macrocycle_id", "=", path.macroId)
    .orderBy("start_date")
    .execute();
  const summary = summariser(clock);
  const byMesocycle = Map.groupBy(weeks.map(summary), ({ mesocycle_id }) => mesocycle_id);
  return rows.map((row) => ({ ...summary(row), microcycles: byMesocycle.get(row.id) ?? [] }));
}

async function mesocycleAt(scope: Scope, { id, macroId, mesoId }: MesocyclePath) {
  const [mesocycle] = await mesocyclesAt(scope, { id, macroId, mesoId }, {});
  return mesocycle;
}

const mesocyclesAt = compileOnce((tx, value: ValueOf<MesocyclePath>) =>
  mesocycles({ tx })
    .where("student_id", "=", value("id"))
    .where("macrocycle_id", "=", value("macroId"))
    .where("mesocycles.id", "=", value("mesoId")),
);

export async function listMicrocycles(
  scope: Scope,
  path: MesocyclePath,
  clock: Clock,
): Promise<MicrocycleSummary[] | undefined> {
  const rows = await microcycles(scope)
    .where("student_id", "=", path.id)
    .where("macrocycle_id", "=", path.macroId)
    .where("mesocycle_id", "=", path.mesoId)
    .orderBy("start_date")
    .execute();
  if (rows.length === 0) return (await mesocycleAt(scope, path)) && [];
  return rows.map(summariser(clock));
}

export const listLaterWeeks = ({ tx }: Scope, { mesoId }: MesocyclePath, start_date: string) =>
  tx
    .selectFrom("microcycles")
    .select("id")
    .where("mesocycle_id", "=", mesoId)
    .where("start_date", ">", start_date)
    .orderBy("start_date")
    .execute();

export async function findMesocycle(scope: Scope, path: MesocyclePath, clock: Clock): Promise<Mesocycle | undefined> {
  const [row, contents] = await Promise.all([mesocycleAt(scope, path), findContents(scope, path, clock)]);
  if (!row || !contents) return undefined;
  const weeks = row.weeks === null ? [] : await listMicrocycles(scope, path, clock);
  return { ...summariser(clock)(row), microcycles: weeks ?? [], ...contents };
}

export async function findMicrocycle(
  scope: Scope,
  path: MicrocyclePath,
  clock: Clock,
): Promise<Microcycle | undefined> {
  const [row, mesocycle, contents] = await Promise.all([
    microcycles(scope)
      .where("student_id", "=", path.id)
      .where("macrocycle_id", "=", path.macroId)
      .where("mesocycle_id", "=", path.mesoId)
      .where("microcycles.id", "=", path.microId)
      .executeTakeFirst(),
    mesocycleAt(scope, path),
    findContents(scope, path, clock),
  ]);
  if (!row || !mesocycle || !contents) return undefined;
  const { id, name, start_date, end_date } = mesocycle;
  const { id: macrocycle_id, name: macrocycle_name } = contents.macrocycle;
  return {
    ...summariser(clock)(row),
    ...contents,
    mesocycle: { id, name, start_date, end_date, macrocycle_id, macrocycle_name },
  };
}

export const isMicrocycle = (path: CyclePath): path is MicrocyclePath => path.microId !== undefined;

/** Undefined where the trainings have weekdays, and without any. */
export async function findNextInSequence<T extends { readonly id: number; readonly name: string }>(
  scope: Scope,
  path: Pick<CyclePath, "mesoId">,
  trainings: readonly T[],
): Promise<T | undefined> {
  const sequence = await findSequence(scope, path.mesoId);
  return sequence ? nextInSequence(trainings, sequence.done) : undefined;
}

async function findContents(scope: Scope, path: CyclePath, clock: Clock) {
  const [macrocycle, stored, sequence, evaluation, screenedOn] = await Promise.all([
    findMacrocycle(scope, path),
    listTrainings(scope, path),
    findSequence(scope, path.mesoId),
    findEvaluation(scope, path),
    findScreened(scope, path.id),
  ]);
  if (!macrocycle) return undefined;
  const reader = { studentId: path.id, today: todayInSaoPaulo(clock.now().getTime()) };
  const trainings = scope.actor.role === "student" ? await withReadableBeats(scope, reader, stored) : stored;
  const next = sequence && nextInSequence(trainings, sequence.done);
  return {
    macrocycle,
    macrocycle_name: macrocycle.name,
    ...evaluationContents(
      scope,
      evaluation && readableEvaluation(screenedOn)(evaluation),
      macrocycle.skinfold_protocol,
    ),
    trainings,
    next_training_id: next?.id ?? null,
  };
}

export const locateMesocycle = ({ tx }: Scope, mesocycleId: number): Promise<MesocyclePath | undefined> =>
  tx
    .selectFrom("mesocycles")
    .select(["student_id as id", "macrocycle_id as macroId", "id as mesoId"])
    .where("id", "=", mesocycleId)
    .executeTakeFirst();

export const locateMicrocycle = ({ tx }: Scope, microcycleId: number): Promise<MicrocyclePath | undefined> =>
  tx
    .selectFrom("microcycles")
    .select(["student_id as id", "macrocycle_id as macroId", "mesocycle_id as mesoId", "id as microId"])
    .where("id", "=", microcycleId)
    .executeTakeFirst();

export interface NamedCycle {
  readonly level: "mesocycle" | "microcycle";
  readonly id: number;
}

export const locateCycle = (scope: Scope, { level, id }: NamedCycle): Promise<CyclePath | undefined> =>
  level === "microcycle" ? locateMicrocycle(scope, id) : locateMesocycle(scope, id);

const findHead = ({ tx }: Scope, { id, macroId, mesoId, microId }: CyclePath) =>
  tx
    .selectFrom("mesocycles")
    .innerJoin("macrocycles", (join) =>
      join
        .onRef("macrocycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("macrocycles.id", "=", "mesocycles.macrocycle_id"),
    )
    .leftJoin("microcycles", (join) =>
      join
        .onRef("microcycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("microcycles.mesocycle_id", "=", "mesocycles.id")
        .on("microcycles.id", "=", microId ?? 0),
    )
    .select(["macrocycles.name as macrocycle", "mesocycles.name as mesocycle", "microcycles.name as microcycle"])
    .select("mesocycles.training_mode")
    .$narrowType<{ training_mode: TrainingMode }>()
    .select(({ fn }) => [
      fn.coalesce("microcycles.start_date", "mesocycles.start_date").as("start_date"),
      fn.coalesce("microcycles.end_date", "mesocycles.end_date").as("end_date"),
      fn.coalesce("microcycles.name", "mesocycles.name").as("name"),
    ])
    .where("mesocycles.student_id", "=", id)
    .where("mesocycles.macrocycle_id", "=", macroId)
    .where("mesocycles.id", "=", mesoId)
    .$if(microId !== undefined, (query) => query.where("microcycles.id", "is not", null))
    .executeTakeFirst();

export async function findPrintedEvaluation(scope: Scope, path: CyclePath, today: CalendarDate) {
  const head = await findHead(scope, path);
  if (!head) return undefined;
  const { photos, stored, earlier, screenedOn, ...read } = await together({
    people: findPeopleOnSheet(scope, path.id),
    stored: findEvaluation(scope, path),
    earlier: listEarlierEvaluations(scope, path, head.start_date),
    screenedOn: findScreened(scope, path.id),
    strength: listStrengthOnDay(scope, path.id, head.end_date),
    photos: listPhotos(scope, path),
  });
  const readable = readableEvaluation(screenedOn, stored?.evaluated_on);
  return {
    path,
    head,
    ...read,
    photos: photos ?? [],
    evaluation: stored && readable(stored),
    earlier: earlier.map(readable),
    // Zones are trained by from now on: a clearance or a symptom told since counts.
    zonedHeart: stored && {
      ...screenedOn(stored.evaluated_on).heart,
      screening: screenedOn(today).heart.screening,
    },
  };
}

export async function findPrintedTrainings(scope: Scope, path: CyclePath, today: CalendarDate) {
  const head = await findHead(scope, path);
  if (!head) return undefined;
  const { stored, ...read } = await together({
    people: findPeopleOnSheet(scope, path.id),
    stored: listTrainings(scope, path),
    daysOfWeek: findDaysOfWeek(scope, path.id),
    seriesTypes: listSeriesTypes(scope),
    strengthTests: listTestedStrength(scope, path.id),
  });
  const trainings = await withReadableBeats(scope, { studentId: path.id, today }, stored);
  const rows = trainings.flatMap((training) =>
    training.exercises.flatMap((entry) =>
      exercisesOf(entry).map(({ id }) => ({ entry_id: entry.id, exercise_id: id })),
    ),
  );
  const exerciseIds = [...new Set(rows.map(({ exercise_id }) => exercise_id))];
  const last = await together({
    lastPerformances: listLastPerformances(scope, path.id, { exerciseIds }),
    lastOfRows: listLastOfRows(scope, path.id, { rows }),
  });
  return { path, head, ...read, trainings, ...last };
}

export async function findComparedCycle(scope: Scope, path: CyclePath) {
  const head = await findHead(scope, path);
  if (!head) return undefined;
  const read = await together({
    stored: findEvaluation(scope, path),
    strength: listStrengthOnDay(scope, path.id, head.end_date),
  });
  return { path, head, ...read };
}

/** The clock is asked once for all rows. */
function summariser(clock: Clock) {
  const openDay = firstOpenDay(clock.now().getTime());
  return <Row extends { readonly end_date: string }>(row: Row) => ({ ...row, is_finished: row.end_date < openDay });
}

export async function countMesocycles({ tx, actor }: StaffScope, { macroId }: MacrocyclePath): Promise<number> {
  const { total } = await tx
    .selectFrom("mesocycles")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("trainer_id", "=", actor.trainerId)
    .where("macrocycle_id", "=", macroId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
