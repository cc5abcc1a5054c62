import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { TrainingDraft } from "#contract/prescription/trainings.ts";
import { addedTrainings, MAX_TRAININGS, TOO_MANY_TRAININGS } from "#domain/training/added-trainings.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { ofCycle } from "../../../tables/of-cycle.ts";
import { findEvaluation } from "../../assessment/evaluations/queries.ts";
import { notify } from "../../people/notices/commands.ts";
import {
  findAvailableDays,
  findDaysOfWeek,
  findNamed,
  findStored,
  findTrainingMode,
  type LibraryKey,
  listTrained,
  listTrainings,
} from "./queries.ts";
import {
  areOnDays,
  asStored,
  type Catalogue,
  chosenOf,
  copyOf,
  draftOf,
  ENTRY_COLUMNS,
  type EntryRow,
  entryRow,
  fitted,
  forAnybody,
  idsBelong,
  inLaterWeek,
  isUnchanged,
  namedDays,
  refusalsOfHeartRates,
  refusalsOfTrainings,
  refuseWeekdays,
  type Slot,
  type StoredTraining,
  slotsChanged,
  slotsRemoved,
  trainingRow,
  withoutHeartRate,
  withoutIds,
} from "./rules.ts";

export type PrescribeRefusal =
  | Outcome<"not_found" | "training_not_evaluated" | "exercise_unavailable">
  | Outcome<"weekday_taken" | "weekday_unavailable" | "weekdays_in_sequence">
  | { readonly outcome: "invalid"; readonly fields: Record<string, string> }
  | { readonly outcome: "invalid"; readonly detail: string };

export type PrescribeOutcome = Outcome<"saved"> | PrescribeRefusal;

/** A library entry has neither evaluation nor available days. */
export type Target = CyclePath | LibraryKey;

/** Rows that the drafts name keep their ids and are written only where they changed. The target is locked before. */
export async function prescribe(
  scope: StaffScope,
  target: Target,
  drafts: readonly TrainingDraft[],
): Promise<PrescribeOutcome> {
  const cycle = "libraryEntryId" in target ? undefined : target;
  const stored = await findStored(scope, target);
  // A week that was copied from another one has trainings before it is evaluated.
  if (cycle && stored.length === 0 && !(await findEvaluation(scope, cycle))) {
    return { outcome: "training_not_evaluated" };
  }
  const mode = cycle ? await findTrainingMode(scope, cycle) : "weekdays";
  if (mode === "sequence" && areOnDays(drafts)) return { outcome: "weekdays_in_sequence" };
  const inUse = stored.flatMap(({ weekdays }) => weekdays);
  const available = cycle ? await findAvailableDays(scope, cycle.id) : EVERY_DAY;
  const refused = refuseWeekdays(drafts, { available, inUse });
  if (refused) return { outcome: refused };
  if (!idsBelong(drafts, stored)) return { outcome: "not_found" };
  const catalogue = await findNamed(scope, drafts);
  if (!catalogue) return { outcome: "exercise_unavailable" };
  const fields = {
    ...refusalsOfTrainings(drafts, catalogue, stored),
    ...(scope.actor.trainerId === PLATFORM && refusalsOfHeartRates(drafts)),
  };
  if (Object.keys(fields).length > 0) return { outcome: "invalid", fields };

  await write(scope, target, { drafts: asStored(drafts, catalogue), stored, catalogue });
  return { outcome: "saved" };
}

export interface Copying {
  readonly from: Target;
  readonly to: CyclePath;
  /** Absent: all, and only into a cycle that has none. */
  readonly trainingIds?: readonly number[] | undefined;
}

/**
 * The caller has locked the cycle. In one that has no trainings weekdays stay even where the student is not available: the trainer moves
 * them. A cycle in sequence takes none.
 */
export async function copyTrainings(
  scope: StaffScope,
  { from, to, trainingIds }: Copying,
): Promise<PrescribeOutcome | Outcome<"cycle_has_training">> {
  const existing = (await listTrainings(scope, to)).map(draftOf);
  const isEvaluated = (await findEvaluation(scope, to)) !== undefined;
  if (!isEvaluated && (existing.length === 0 || !trainingIds)) return { outcome: "training_not_evaluated" };
  if (existing.length > 0 && !trainingIds) return { outcome: "cycle_has_training" };
  const chosen = chosenOf(await listTrainings(scope, from), trainingIds);
  if (!chosen) return { outcome: "not_found" };
  const copies = chosen.map(copyOf).map(copyFor(from, to));
  return existing.length === 0 ? replaceTrainings(scope, to, copies) : addTrainings(scope, to, { existing, copies });
}

/** Kilograms of a library entry are the trainer's choice for all students; a heart rate holds for none of them. */
function copyFor(from: Target, to: CyclePath): (draft: TrainingDraft) => TrainingDraft {
  if ("libraryEntryId" in from) return withoutHeartRate;
  return from.id === to.id ? (draft) => draft : forAnybody;
}

interface Addition {
  readonly existing: readonly TrainingDraft[];
  readonly copies: readonly TrainingDraft[];
}

async function addTrainings(
  scope: StaffScope,
  to: CyclePath,
  { existing, copies }: Addition,
): Promise<PrescribeOutcome> {
  if (existing.length + copies.length > MAX_TRAININGS) return { outcome: "invalid", detail: TOO_MANY_TRAININGS };
  const catalogue = await findNamed(scope, copies);
  if (!catalogue) return { outcome: "exercise_unavailable" };
  const isSequence = (await findTrainingMode(scope, to)) === "sequence";
  const daysOfWeek = isSequence ? [] : await findDaysOfWeek(scope, to.id);
  const added = addedTrainings(existing.map(namedDays), copies, daysOfWeek);
  await write(scope, to, { drafts: [...existing, ...added], stored: await findStored(scope, to), catalogue });
  return { outcome: "saved" };
}

interface Edited {
  readonly before: readonly TrainingDraft[];
  readonly after: readonly TrainingDraft[];
}

/** The caller has locked the later cycle. Nothing changes where it was trained, and in a cycle whose rows would be refused. */
export async function carryOver(scope: StaffScope, to: CyclePath, edited: Edited): Promise<boolean> {
  const drafts = (await listTrainings(scope, to)).map(draftOf);
  const trained = await listTrained(
    scope,
    drafts.flatMap(({ id }) => id ?? []),
  );
  const carried = drafts.map((draft) => (trained.has(draft.id ?? 0) ? draft : inLaterWeek(draft, edited)));
  if (isDeepStrictEqual(drafts, carried)) return false;
  return (await prescribe(scope, to, carried)).outcome === "saved";
}

interface Overwriting {
  readonly from: Target;
  readonly to: CyclePath;
  /** They come from `from`, with their ids: rows that are as they are stored are never refused. */
  readonly drafts: readonly TrainingDraft[];
}

/** The caller has locked both. New trainings take the place of all that `to` has. */
export async function overwriteTrainings(
  scope: StaffScope,
  { from, to, drafts }: Overwriting,
): Promise<PrescribeOutcome> {
  const catalogue = await findNamed(scope, drafts);
  if (!catalogue) return { outcome: "exercise_unavailable" };
  const fields = refusalsOfTrainings(drafts, catalogue, await findStored(scope, from));
  if (Object.keys(fields).length > 0) return { outcome: "invalid", fields };
  return replaceTrainings(scope, to, asStored(drafts, catalogue).map(withoutIds));
}

/** As {@link overwriteTrainings} with what was stored before, which is not refused. */
export async function replaceTrainings(
  scope: StaffScope,
  to: CyclePath,
  drafts: readonly TrainingDraft[],
): Promise<PrescribeOutcome> {
  const catalogue = await findNamed(scope, drafts);
  if (!catalogue) return { outcome: "exercise_unavailable" };
  const mode = await findTrainingMode(scope, to);
  const fit = fitted(drafts, mode, await findDaysOfWeek(scope, to.id));
  await write(scope, to, { drafts: fit, stored: await findStored(scope, to), catalogue });
  return { outcome: "saved" };
}

/** The caller has locked the mesocycle and chosen its mode. Of these cycles the trainings get their days, or none, in their order. */
export async function changeDays(
  scope: StaffScope,
  path: CyclePath,
  { mode, cycles }: { readonly mode: TrainingMode; readonly cycles: readonly Pick<CyclePath, "microId">[] },
): Promise<void> {
  const daysOfWeek = await findDaysOfWeek(scope, path.id);
  for (const { microId } of cycles) {
    const stored = await listTrainings(scope, { mesoId: path.mesoId, microId });
    const fit = fitted(stored.map(draftOf), mode, daysOfWeek);
    for (const { id, weekdays } of fit) {
      await scope.tx
        .updateTable("trainings")
        .set({ weekdays: weekdays.map(Number) })
        .where("id", "=", id ?? 0)
        .execute();
    }
    if (mode === "sequence") await removeHiitDays(scope, { ...path, microId });
  }
  await tell(scope, path);
}

const removeHiitDays = ({ tx }: StaffScope, { mesoId, microId }: CyclePath) =>
  sql`
    update training_entries set hiit_weekdays = '{}'
      from trainings
     where trainings.trainer_id = training_entries.trainer_id and trainings.id = training_entries.training_id
       and ${ofCycle({ mesoId, microId })}
  `.execute(tx);

const EVERY_DAY = WEEKDAYS.map(({ value }) => Number(value));

/** The trainings of the library are no student's. */
const NO_STUDENT = 0;
const studentOf = (target: Target): number => ("libraryEntryId" in target ? NO_STUDENT : target.id);

interface Prescribed {
  readonly drafts: readonly TrainingDraft[];
  readonly stored: readonly StoredTraining[];
  readonly catalogue: Catalogue;
}

/** Each kind of change takes one statement. The student hears of a training that changed. */
async function write(scope: StaffScope, target: Target, { drafts, stored, catalogue }: Prescribed): Promise<void> {
  const keptTrainings = new Set(drafts.map(({ id }) => id));
  const removed = stored.filter(({ id }) => !keptTrainings.has(id)).map(({ id }) => id);
  await removeTrainings(scope, removed);
  const { ids, hasChanged } = await writeTrainings(scope, target, drafts, stored);
  const rows = drafts.flatMap(({ exercises }, index) =>
    exercises.map((entry, row) => entryRow(entry, { training_id: ids[index] ?? 0, position: row + 1 })),
  );

  const storedEntries = stored.filter(({ id }) => keptTrainings.has(id)).flatMap(({ entries }) => entries);
  const keptEntries = new Set(rows.map(({ id }) => id));
  const removedEntries = storedEntries.filter(({ id }) => !keptEntries.has(id)).map(({ id }) => id);
  await removeEntries(scope, removedEntries);
  const entriesBefore = new Map(storedEntries.map((entry) => [entry.id, entry]));
  const changed = rows.filter(({ id, columns }) => id === undefined || !isUnchanged(entriesBefore.get(id), columns));
  await updateEntries(
    scope,
    changed.filter(({ id }) => id !== undefined),
  );
  const written = await insertEntries(scope, target, rows);
  const slots = slotsChanged(written, entriesBefore);
  await removeSlots(scope, slotsRemoved(written, entriesBefore));
  await writeSlots(scope, target, slots, catalogue);
  if (hasChanged || [removed, removedEntries, changed, slots].some(({ length }) => length > 0))
    await tell(scope, target);
}

/** One notice, however many cycles are written. */
async function tell(scope: StaffScope, target: Target): Promise<void> {
  if ("libraryEntryId" in target) return;
  await notify(scope, { kind: "training_changed", to: "student", studentId: target.id, subject: "all" });
}

async function removeTrainings({ tx }: StaffScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("trainings").where("id", "=", anyOf(ids, "bigint")).execute();
}

async function writeTrainings(
  { tx, actor }: StaffScope,
  target: Target,
  drafts: readonly TrainingDraft[],
  stored: readonly StoredTraining[],
): Promise<{ readonly ids: readonly number[]; readonly hasChanged: boolean }> {
  const ids: number[] = [];
  let hasChanged = false;
  for (const [position, draft] of drafts.entries()) {
    const columns = trainingRow(draft, position);
    const values = { ...columns, exercise_type_order: JSON.stringify(columns.exercise_type_order) };
    const storedTraining = stored.find(({ id }) => id === draft.id);
    if (storedTraining && isUnchanged(storedTraining, columns)) {
      ids.push(storedTraining.id);
      continue;
    }
    hasChanged = true;
    if (storedTraining) {
      await tx.updateTable("trainings").set(values).where("id", "=", storedTraining.id).execute();
    }
    ids.push(storedTraining?.id ?? (await insertTraining({ tx, actor }, target, values)));
  }
  return { ids, hasChanged };
}

type TrainingValues = Omit<ReturnType<typeof trainingRow>, "exercise_type_order"> & { exercise_type_order: string };

async function insertTraining({ tx, actor }: StaffScope, target: Target, values: TrainingValues): Promise<number> {
  const owner =
    "libraryEntryId" in target
      ? { library_entry_id: target.libraryEntryId }
      : { mesocycle_id: target.mesoId, microcycle_id: target.microId ?? null };
  const { id } = await tx
    .insertInto("trainings")
    .values({ trainer_id: actor.trainerId, student_id: studentOf(target), ...owner, ...values })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function removeEntries({ tx }: StaffScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("training_entries").where("id", "=", anyOf(ids, "bigint")).execute();
}

const columnList = sql.raw(ENTRY_COLUMNS.join(", "));

/** PostgreSQL reads one parameter by the table's own types: one text serves any number of rows. */
const recordsOf = (rows: readonly EntryRow[]) =>
  sql`jsonb_populate_recordset(null::training_entries, ${JSON.stringify(rows.map(({ id, columns }) => ({ id, ...columns })))}::jsonb)`;

async function updateEntries({ tx }: StaffScope, rows: readonly EntryRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = sql.raw(ENTRY_COLUMNS.map((column) => `changed.${column}`).join(", "));
  await sql`
    update training_entries set (${columnList}) = row(${values}) from ${recordsOf(rows)} changed
     where training_entries.id = changed.id
  `.execute(tx);
}

async function insertEntries({ tx, actor }: StaffScope, target: Target, rows: readonly EntryRow[]) {
  const added = rows.filter(({ id }) => id === undefined);
  if (added.length === 0) return rows;
  const { rows: inserted } = await sql<{ id: number; training_id: number; position: number }>`
    insert into training_entries (trainer_id, student_id, ${columnList})
    select ${actor.trainerId}::bigint, ${studentOf(target)}::bigint, ${columnList} from ${recordsOf(added)}
    returning id, training_id, position
  `.execute(tx);
  const placeOf = (row: { training_id: number; position: number }) => `${row.training_id} ${row.position}`;
  const ids = new Map(inserted.map((row) => [placeOf(row), row.id]));
  return rows.map((row) => ({ ...row, id: row.id ?? ids.get(placeOf(row.columns)) }));
}

async function removeSlots({ tx }: StaffScope, slots: readonly Slot[]): Promise<void> {
  if (slots.length === 0) return;
  await sql`
    delete from training_entry_exercises stored
     using unnest(${slots.map(({ entryId }) => entryId)}::bigint[], ${slots.map(({ slot }) => slot)}::int[])
           as gone (entry_id, slot)
     where stored.entry_id = gone.entry_id and stored.slot = gone.slot
  `.execute(tx);
}

async function writeSlots(
  { tx, actor }: StaffScope,
  target: Target,
  slots: readonly Slot[],
  { ownerOf }: Catalogue,
): Promise<void> {
  if (slots.length === 0) return;
  await sql`
    insert into training_entry_exercises (trainer_id, student_id, entry_id, slot, exercise_id, exercise_owner_id)
    select ${actor.trainerId}::bigint, ${studentOf(target)}::bigint, changed.*
      from unnest(
        ${slots.map(({ entryId }) => entryId)}::bigint[],
        ${slots.map(({ slot }) => slot)}::int[],
        ${slots.map(({ exerciseId }) => exerciseId)}::bigint[],
        ${slots.map(({ exerciseId }) => ownerOf.get(exerciseId) ?? 0)}::bigint[]
      ) changed
    on conflict (trainer_id, entry_id, slot)
    do update set exercise_id = excluded.exercise_id, exercise_owner_id = excluded.exercise_owner_id
  `.execute(tx);
}

/** The caller has locked the cycle's row. */
export async function removeTraining(
  scope: StaffScope,
  path: CyclePath,
  trainingId: number,
): Promise<Outcome<"removed" | "not_found">> {
  const removed = await scope.tx
    .deleteFrom("trainings")
    .where(ofCycle(path))
    .where("id", "=", trainingId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return { outcome: "not_found" };
  await tell(scope, path);
  return { outcome: "removed" };
}
