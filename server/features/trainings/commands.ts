import type { CyclePath } from "#contract/cycles.ts";
import type { TrainingDraft, TrainingEntryDraft } from "#contract/trainings.ts";
import { allOf, anyOf } from "../../platform/database/lists.ts";
import { ofCycle } from "../../platform/database/of-cycle.ts";
import type { StaffScope } from "../../platform/database/scope.ts";
import { findEvaluation } from "../evaluations/queries.ts";
import { findAllowedDays, findNamed, hasTrainings, listTrainings } from "./queries.ts";
import { type Catalogue, copyOf, refusalsOfTrainings, refuseWeekdays } from "./rules.ts";

export type PrescribeOutcome =
  | {
      readonly outcome:
        | "saved"
        | "not_found"
        | "training_not_evaluated"
        | "weekday_taken"
        | "weekday_unavailable"
        | "exercise_unavailable";
    }
  | { readonly outcome: "invalid"; readonly fields: Record<string, string> };

/**
 * Makes the trainings of a cycle what the editor shows: those it still has are replaced under their own ids, new ones
 * are added, absent ones are removed. The cycle's row is locked by the caller.
 */
export async function prescribe(
  scope: StaffScope,
  path: CyclePath,
  drafts: readonly TrainingDraft[],
): Promise<PrescribeOutcome> {
  if (!(await findEvaluation(scope, path))) return { outcome: "training_not_evaluated" };
  const refused = refuseWeekdays(drafts, await findAllowedDays(scope, path));
  if (refused) return { outcome: refused };

  const kept = drafts.flatMap(({ id }) => id ?? []);
  if (!(await areAllHere(scope, path, kept))) return { outcome: "not_found" };
  const catalogue = await findNamed(scope, drafts);
  if (!catalogue) return { outcome: "exercise_unavailable" };
  const fields = refusalsOfTrainings(drafts, catalogue);
  if (Object.keys(fields).length > 0) return { outcome: "invalid", fields };

  await removeOthers(scope, path, kept);
  await saveInOrder(scope, path, drafts, catalogue);
  return { outcome: "saved" };
}

/**
 * Copies the trainings of one cycle into another that has none; its row is locked by the caller. Weekdays come along as they
 * are, also where this student is not available: the trainer sees them and moves them.
 */
export async function copyTrainings(
  scope: StaffScope,
  { from, to }: { readonly from: CyclePath; readonly to: CyclePath },
): Promise<PrescribeOutcome | { readonly outcome: "cycle_has_training" }> {
  if (!(await findEvaluation(scope, to))) return { outcome: "training_not_evaluated" };
  if (await hasTrainings(scope, to)) return { outcome: "cycle_has_training" };
  const drafts = (await listTrainings(scope, from)).map(copyOf);
  if (drafts.length === 0) return { outcome: "not_found" };
  const catalogue = await findNamed(scope, drafts);
  if (!catalogue) return { outcome: "exercise_unavailable" };
  await saveInOrder(scope, to, drafts, catalogue);
  return { outcome: "saved" };
}

/** Each training by itself, because some are new; their rows all together, anew. */
async function saveInOrder(
  scope: StaffScope,
  path: CyclePath,
  drafts: readonly TrainingDraft[],
  catalogue: Catalogue,
): Promise<void> {
  const rows: Row[] = [];
  for (const [position, draft] of drafts.entries()) {
    const trainingId = await saveTraining(scope, path, draft, position);
    rows.push(...draft.exercises.map((entry, index) => ({ trainingId, position: index + 1, entry })));
  }
  await removeEntries(
    scope,
    drafts.flatMap(({ id }) => id ?? []),
  );
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await insertEntries(scope, path, rows.slice(start, start + ROWS_A_STATEMENT), catalogue);
  }
}

async function areAllHere({ tx }: StaffScope, path: CyclePath, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx
    .selectFrom("trainings")
    .select("id")
    .where(ofCycle(path))
    .where("id", "=", anyOf(ids, "bigint"))
    .execute();
  return rows.length === new Set(ids).size && ids.length === rows.length;
}

async function removeOthers({ tx }: StaffScope, path: CyclePath, kept: readonly number[]): Promise<void> {
  await tx.deleteFrom("trainings").where(ofCycle(path)).where("id", "<>", allOf(kept, "bigint")).execute();
}

async function saveTraining({ tx, actor }: StaffScope, path: CyclePath, draft: TrainingDraft, position: number) {
  const values = {
    position,
    name: draft.name,
    weekdays: draft.weekdays.map(Number).sort(),
    exercise_types: draft.exercise_type.map(({ value }) => value),
    muscle_group_ids: draft.muscle_group.map(({ id }) => id),
    method_name: draft.training_method?.name || null,
    method_description: draft.training_method?.description || null,
    exercise_type_order: JSON.stringify(draft.exercise_type_order ?? []),
  };
  if (draft.id !== undefined) {
    await tx.updateTable("trainings").set(values).where("id", "=", draft.id).execute();
    return draft.id;
  }
  const { id } = await tx
    .insertInto("trainings")
    .values({
      trainer_id: actor.trainerId,
      student_id: path.id,
      mesocycle_id: path.mesoId,
      microcycle_id: path.microId ?? null,
      ...values,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A row of a training, at its place from 1. */
interface Row {
  readonly trainingId: number;
  readonly position: number;
  readonly entry: TrainingEntryDraft;
}

/** With ten exercises each they stay below the 65,535 values that a statement of PostgreSQL takes. */
const ROWS_A_STATEMENT = 500;

async function removeEntries({ tx }: StaffScope, trainingIds: readonly number[]): Promise<void> {
  if (trainingIds.length === 0) return;
  await tx.deleteFrom("training_entries").where("training_id", "=", anyOf(trainingIds, "bigint")).execute();
}

async function insertEntries({ tx, actor }: StaffScope, path: CyclePath, rows: readonly Row[], catalogue: Catalogue) {
  const keys = { trainer_id: actor.trainerId, student_id: path.id };
  const saved = await tx
    .insertInto("training_entries")
    .values(
      rows.map(({ trainingId, position, entry }) => ({
        ...keys,
        training_id: trainingId,
        position,
        ...toColumns(entry),
      })),
    )
    .returning(["id", "training_id", "position"])
    .execute();
  const placeOf = (trainingId: number, position: number) => `${trainingId} ${position}`;
  const ids = new Map(saved.map(({ id, training_id, position }) => [placeOf(training_id, position), id]));
  const slots = rows.flatMap(({ trainingId, position, entry }) =>
    entry.exercise.map(({ id }, slot) => ({
      ...keys,
      entry_id: ids.get(placeOf(trainingId, position)) ?? 0,
      slot: slot + 1,
      exercise_id: id,
      exercise_owner_id: catalogue.ownerOf.get(id) ?? 0,
    })),
  );
  await tx.insertInto("training_entry_exercises").values(slots).execute();
}

/** From the names of the wire to those of the table. */
const toColumns = (entry: TrainingEntryDraft) => ({
  technique_id: entry.exercise_technic?.id ?? null,
  series_type_id: entry.series_type_id ?? null,
  series: entry.series ?? null,
  min_reps: entry.min_reps ?? null,
  max_reps: entry.max_reps ?? null,
  reps_pattern: entry.reps_pattern || null,
  rest: entry.descanco || null,
  cadence: entry.cadencia || null,
  duration: entry.tempo || null,
  sprints: entry.quantidade_tiros ?? null,
  sprint_interval: entry.intervalo_tiros || null,
  sprint_duration: entry.tempo_tiros || null,
  heart_rate: entry.freqCardiaca ?? null,
  hiit: entry.hiit ?? false,
  continuous_aerobic: entry.aerobicocont ?? false,
  notes: entry.observacao || null,
});

/** Removes one training of a cycle whose row the caller has locked. */
export async function removeTraining({ tx }: StaffScope, path: CyclePath, trainingId: number): Promise<boolean> {
  const removed = await tx.deleteFrom("trainings").where(ofCycle(path)).where("id", "=", trainingId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
