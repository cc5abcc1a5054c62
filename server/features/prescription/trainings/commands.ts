import { sql } from "kysely";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { TrainingDraft } from "#contract/prescription/trainings.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { ofCycle } from "../../../tables/of-cycle.ts";
import { findEvaluation } from "../../assessment/evaluations/queries.ts";
import { notify } from "../../people/notices/commands.ts";
import { findAvailableDays, findNamed, findStored, hasTrainings, type LibraryKey, listTrainings } from "./queries.ts";
import {
  asStored,
  type Catalogue,
  copyOf,
  ENTRY_COLUMNS,
  type EntryRow,
  entryRow,
  idsBelong,
  isUnchanged,
  refusalsOfTrainings,
  refuseWeekdays,
  type Slot,
  type StoredTraining,
  slotsChanged,
  slotsRemoved,
  trainingRow,
  withoutIds,
} from "./rules.ts";

export type PrescribeRefusal =
  | Outcome<"not_found" | "training_not_evaluated" | "weekday_taken" | "weekday_unavailable" | "exercise_unavailable">
  | { readonly outcome: "invalid"; readonly fields: Record<string, string> };

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
  const inUse = stored.flatMap(({ weekdays }) => weekdays);
  const available = cycle ? await findAvailableDays(scope, cycle.id) : EVERY_DAY;
  const refused = refuseWeekdays(drafts, { available, inUse });
  if (refused) return { outcome: refused };
  if (!idsBelong(drafts, stored)) return { outcome: "not_found" };
  const catalogue = await findNamed(scope, drafts);
  if (!catalogue) return { outcome: "exercise_unavailable" };
  const fields = refusalsOfTrainings(drafts, catalogue, stored);
  if (Object.keys(fields).length > 0) return { outcome: "invalid", fields };

  await write(scope, target, { drafts: asStored(drafts, catalogue), stored, catalogue });
  return { outcome: "saved" };
}

/** The caller has locked the cycle. Weekdays stay even where the student is not available: the trainer moves them. */
export async function copyTrainings(
  scope: StaffScope,
  { from, to }: { readonly from: Target; readonly to: CyclePath },
): Promise<PrescribeOutcome | Outcome<"cycle_has_training">> {
  if (!(await findEvaluation(scope, to))) return { outcome: "training_not_evaluated" };
  if (await hasTrainings(scope, to)) return { outcome: "cycle_has_training" };
  const drafts = (await listTrainings(scope, from)).map(copyOf);
  if (drafts.length === 0) return { outcome: "not_found" };
  return replaceTrainings(scope, to, drafts);
}

interface Overwriting {
  readonly from: Target;
  readonly to: CyclePath;
  /** Of `from`, with their ids: rows that are as they are stored are never refused. */
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
  await write(scope, to, { drafts, stored: await findStored(scope, to), catalogue });
  return { outcome: "saved" };
}

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
