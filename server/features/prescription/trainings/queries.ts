import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { Training, TrainingDraft, TrainingEntry } from "#contract/prescription/trainings.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { fromColumns, toWire } from "#domain/training/entry/names.ts";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { loadOfPercent } from "#domain/training/maxima/training-max.ts";
import type { DetailedSet } from "#domain/training/sets/detailed-set.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { compileOnce, type ValueOf } from "../../../platform/database/compiled-query.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { findHeartRateNote } from "../../../tables/readiness.ts";
import { trainingsOf } from "../../../tables/trainings-of.ts";
import { exercises } from "../../catalogue/exercises/queries.ts";
import { findLoadSteps } from "../load-steps/queries.ts";
import { findMaxes } from "../training-maxes/queries.ts";
import { type Catalogue, withoutHeartRate } from "./rules.ts";

export interface LibraryKey {
  readonly libraryEntryId: number;
}

type Owner = Pick<CyclePath, "mesoId" | "microId"> | LibraryKey;

/** Three queries suffice, however many trainings and rows there are; percentages take those of the student's maxima. */
export async function listTrainings(scope: Scope, owner: Owner): Promise<Training[]> {
  const trainings = await trainingRows(scope, owner);
  if (trainings.length === 0) return [];
  const entries = await entryRows(
    scope,
    trainings.map(({ id }) => id),
  );
  const used = await exercisesById(
    scope,
    entries.flatMap(({ exercise_ids }) => exercise_ids),
  );
  const loadsOf = "libraryEntryId" in owner ? NO_LOADS : await percentLoads(scope, entries, used);
  return trainings.map((training) => ({
    id: training.id,
    name: training.name,
    weekdays: training.weekdays.flatMap((day) => WEEKDAYS[day]?.value ?? []),
    exercise_type: training.exercise_types.map((value) => ({ name: exerciseTypeLabel(value), value })),
    muscle_group: training.muscle_groups,
    ...(training.follows_exercises && { follows_exercises: true }),
    training_method:
      training.method_name || training.method_description
        ? { name: training.method_name, description: training.method_description }
        : null,
    exercise_type_order: training.exercise_type_order,
    exercises: entries
      .filter(({ training_id }) => training_id === training.id)
      .map((entry) => withLoads(toEntry(entry, used), loadsOf)),
  }));
}

interface Reader {
  readonly studentId: number;
  readonly today: CalendarDate;
}

/**
 * As the student trains by them: without beats where their heart does not tell the effort (yet). The trainer's editor keeps what is stored,
 * and its check tells of it.
 */
export async function withReadableBeats(
  scope: Scope,
  { studentId, today }: Reader,
  trainings: Training[],
): Promise<Training[]> {
  if (!trainings.some(({ exercises }) => exercises.some(({ freqCardiaca }) => freqCardiaca))) return trainings;
  const isReadable = (await findHeartRateNote(scope, studentId, today)) === null;
  return isReadable ? trainings : trainings.map(withoutHeartRate);
}

export async function findStored(scope: Scope, owner: Owner) {
  const trainings = await trainingRows(scope, owner);
  const entries = await entryRows(
    scope,
    trainings.map(({ id }) => id),
  );
  return trainings.map((training) => ({
    ...training,
    entries: entries.filter(({ training_id }) => training_id === training.id),
  }));
}

/** Those among them that were recorded at least once. */
export async function listTrained({ tx }: Scope, trainingIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom("training_executions")
    .select("training_id")
    .distinct()
    .where("training_id", "=", anyOf(trainingIds, "bigint"))
    .execute();
  return new Set(rows.flatMap(({ training_id }) => training_id ?? []));
}

export async function hasTrainings({ tx }: Scope, owner: Owner): Promise<boolean> {
  const training = await tx.selectFrom("trainings").select("id").where(trainingsOf(owner)).limit(1).executeTakeFirst();
  return training !== undefined;
}

const trainingRows = (scope: Scope, owner: Owner) =>
  "libraryEntryId" in owner
    ? trainingsOfOwner(scope, { mesoId: 0, microId: 0, ...owner }, { ownedBy: "library" })
    : trainingsOfOwner(
        scope,
        { mesoId: owner.mesoId, microId: owner.microId ?? 0, libraryEntryId: 0 },
        { ownedBy: owner.microId === undefined ? "mesocycle" : "microcycle" },
      );

interface OwnerValues {
  readonly mesoId: number;
  readonly microId: number;
  readonly libraryEntryId: number;
}

interface OwnerShape {
  readonly ownedBy: "mesocycle" | "microcycle" | "library";
}

const trainingsOfOwner = compileOnce((tx, value: ValueOf<OwnerValues>, { ownedBy }: OwnerShape) =>
  tx
    .selectFrom("trainings")
    .select(["id", "position", "name", "weekdays", "exercise_types", "muscle_group_ids"])
    .select(["method_name", "method_description", "exercise_type_order", "follows_exercises"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("muscle_groups")
          .select(["muscle_groups.id", "muscle_groups.name"])
          .where(sql<boolean>`muscle_groups.id = any(trainings.muscle_group_ids)`)
          .orderBy("muscle_groups.id"),
      ).as("muscle_groups"),
    )
    .where(
      trainingsOf(
        ownedBy === "library"
          ? { libraryEntryId: value("libraryEntryId") }
          : { mesoId: value("mesoId"), microId: ownedBy === "microcycle" ? value("microId") : undefined },
      ),
    )
    .orderBy("position"),
);

const entryRows = (scope: Scope, trainingIds: readonly number[]) => entriesOf(scope, { trainingIds }, {});

const entriesOf = compileOnce((tx, value: ValueOf<{ readonly trainingIds: readonly number[] }>) =>
  tx
    .selectFrom("training_entries")
    .leftJoin("techniques", "techniques.id", "training_entries.technique_id")
    .selectAll("training_entries")
    .select(["techniques.name as technique_name", "techniques.description as technique_description"])
    .select(
      sql<number[]>`(
        select coalesce(jsonb_agg(exercise_id order by slot), '[]') from training_entry_exercises slots
         where slots.trainer_id = training_entries.trainer_id and slots.entry_id = training_entries.id
      )`.as("exercise_ids"),
    )
    .where("training_id", "=", anyOf(value("trainingIds"), "bigint"))
    .orderBy("training_id")
    .orderBy("position"),
);

type EntryRow = Awaited<ReturnType<typeof entryRows>>[number];

export async function exercisesById(scope: Scope, ids: readonly number[]): Promise<Map<number, Exercise>> {
  if (ids.length === 0) return new Map();
  const rows = await exercisesIn(scope, { ids: [...new Set(ids)] }, {});
  return new Map(rows.map((row) => [row.id, row]));
}

const exercisesIn = compileOnce((tx, value: ValueOf<{ readonly ids: readonly number[] }>) =>
  exercises({ tx }).where("exercises.id", "=", anyOf(value("ids"), "bigint")),
);

function toEntry(row: EntryRow, used: ReadonlyMap<number, Exercise>): TrainingEntry {
  const { min_reps, max_reps } = row;
  const together = row.exercise_ids
    .flatMap((id) => used.get(id) ?? [])
    .map((exercise) => ({ ...exercise, muscle_group: exercise.muscle_groups, min_reps, max_reps }));
  const [only, ...others] = together;
  return {
    id: row.id,
    sq: row.position,
    order: row.position,
    exercise: only && others.length === 0 ? only : together,
    exercise_technic:
      row.technique_id === null
        ? null
        : { id: row.technique_id, name: row.technique_name ?? "", description: row.technique_description ?? "" },
    ...toWire(fromColumns(row)),
  };
}

type LoadOfPercent = (exerciseId: number, set: DetailedSet) => number | null;

const NO_LOADS: LoadOfPercent = () => null;

const hasPercent = ({ sets }: Pick<EntryRow, "sets">): boolean =>
  sets?.some(({ percent }) => percent !== null) ?? false;

/** In the loads that exist where the student trains. */
async function percentLoads(
  scope: Scope,
  entries: readonly EntryRow[],
  used: ReadonlyMap<number, Exercise>,
): Promise<LoadOfPercent> {
  const rows = entries.filter(hasPercent);
  const [row] = rows;
  if (!row) return NO_LOADS;
  const maxes = await findMaxes(scope, row.student_id, distinct(rows.flatMap(({ exercise_ids }) => exercise_ids)));
  const steps = await findLoadSteps(scope);
  return (exerciseId, { percent, percent_of }) => {
    const { current, percent: share } = maxes.get(exerciseId) ?? {};
    if (!current || share === undefined || percent === null || percent_of === null) return null;
    const equipment = used.get(exerciseId)?.equipament_needed ?? null;
    const maximum = { one_rep_max_kg: current.one_rep_max_kg, percent: share };
    return loadOfPercent({ percent, of: percent_of }, maximum, { equipment, steps });
  };
}

/** Exercises done together have a maximum each, and one set of figures: their percentages stay percentages. */
function withLoads(entry: TrainingEntry, loadOf: LoadOfPercent): TrainingEntry {
  const [only, ...others] = exercisesOf(entry);
  if (!entry.sets || !only || others.length > 0) return entry;
  return { ...entry, sets: entry.sets.map((set) => ({ ...set, resolved_kg: loadOf(only.id, set) })) };
}

/** The place counts from 0. */
export async function findTrainingAt({ tx }: Scope, owner: Owner, index: number) {
  const row = await tx
    .selectFrom("trainings")
    .select(["exercise_types", "muscle_group_ids"])
    .where(trainingsOf(owner))
    .orderBy("position")
    .offset(index)
    .limit(1)
    .executeTakeFirst();
  return row && { types: row.exercise_types, muscleGroupIds: row.muscle_group_ids };
}

/** The trainer may change it: the caller holds the cycle. */
export const findTrainingMode = async ({ tx }: Scope, { mesoId }: Pick<CyclePath, "mesoId">): Promise<TrainingMode> =>
  (
    await tx
      .selectFrom("mesocycles")
      .select("training_mode")
      .$narrowType<{ training_mode: TrainingMode }>()
      .where("id", "=", mesoId)
      .executeTakeFirstOrThrow()
  ).training_mode;

export const findMesocycleOf = ({ tx }: Scope, microcycleId: number) =>
  tx.selectFrom("microcycles").select("mesocycle_id as mesoId").where("id", "=", microcycleId).executeTakeFirst();

/** `monday` to `sunday`. */
export async function findDaysOfWeek({ tx }: Scope, studentId: number): Promise<readonly string[]> {
  const student = await tx
    .selectFrom("students")
    .select("personal_anamnesis")
    .where("id", "=", studentId)
    .executeTakeFirstOrThrow();
  return student.personal_anamnesis.days_of_week ?? [];
}

/** Days run from 0 (Sunday) to 6. */
export async function findAvailableDays(scope: Scope, studentId: number): Promise<number[]> {
  const days = await findDaysOfWeek(scope, studentId);
  return WEEKDAYS.filter(({ key }) => days.includes(key)).map(({ value }) => Number(value));
}

/** Undefined when this trainer lacks one of them. */
export async function findNamed({ tx }: Scope, drafts: readonly TrainingDraft[]): Promise<Catalogue | undefined> {
  const entries = drafts.flatMap(({ exercises }) => exercises);
  const exerciseIds = distinct(entries.flatMap(({ exercise }) => exercise.map(({ id }) => id)));
  const techniqueIds = distinct(entries.flatMap(({ exercise_technic }) => exercise_technic?.id ?? []));
  const seriesTypeIds = distinct(entries.flatMap(({ series_type_id }) => series_type_id ?? []));
  const muscleGroupIds = distinct(drafts.flatMap(({ muscle_group }) => muscle_group.map(({ id }) => id)));

  const exercises = await tx
    .selectFrom("exercises")
    .select(["id", "owner_id", "exercise_type"])
    .select((eb) =>
      eb
        .selectFrom("exercise_muscle_groups as main")
        .select("main.muscle_group_id")
        .whereRef("main.owner_id", "=", "exercises.owner_id")
        .whereRef("main.exercise_id", "=", "exercises.id")
        .where("main.position", "=", 0)
        .as("main_group_id"),
    )
    .where("id", "=", anyOf(exerciseIds, "bigint"))
    .execute();
  const techniques = await tx
    .selectFrom("techniques")
    .select(["id", "name"])
    .where("id", "=", anyOf(techniqueIds, "bigint"))
    .execute();
  const seriesTypes = await tx
    .selectFrom("series_types")
    .select("id")
    .where("id", "=", anyOf(seriesTypeIds, "bigint"))
    .execute();
  const muscleGroups = await tx
    .selectFrom("muscle_groups")
    .select("id")
    .where("id", "=", anyOf(muscleGroupIds, "bigint"))
    .execute();

  const isComplete =
    exercises.length === exerciseIds.length &&
    techniques.length === techniqueIds.length &&
    seriesTypes.length === seriesTypeIds.length &&
    muscleGroups.length === muscleGroupIds.length;
  if (!isComplete) return undefined;
  return {
    ownerOf: new Map(exercises.map(({ id, owner_id }) => [id, owner_id])),
    typeOf: new Map(exercises.map(({ id, exercise_type }) => [id, exercise_type])),
    mainGroupOf: new Map(exercises.map(({ id, main_group_id }) => [id, main_group_id])),
    techniqueOf: new Map(techniques.map(({ id, name }) => [id, name])),
  };
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];
