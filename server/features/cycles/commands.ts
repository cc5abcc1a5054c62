import type {
  MacrocycleDraft,
  MacrocyclePath,
  MesocycleChange,
  MesocycleDraft,
  MesocyclePath,
} from "#contract/cycles.ts";
import { type NamedPeriod, overlapMessage } from "#domain/periodisation/cycles.ts";
import { itemsToBeEvaluated } from "#domain/periodisation/evaluation-items.ts";
import { isFinished } from "#domain/periodisation/period.ts";
import type { Clock } from "../../platform/clock.ts";
import type { TrainerScope } from "../../platform/database/scope.ts";
import { uniqueViolation } from "../../platform/database/violations.ts";
import { recordEvaluation } from "../evaluations/commands.ts";
import { prescribe } from "../trainings/commands.ts";

const columns = ({ items_to_be_evaluated, ...draft }: MacrocycleDraft) => ({
  ...draft,
  items_to_be_evaluated: [...itemsToBeEvaluated(items_to_be_evaluated)],
});

/** The new macrocycle's id; undefined when this trainer has no such student. */
export async function createMacrocycle({ tx, actor }: TrainerScope, studentId: number, draft: MacrocycleDraft) {
  const student = await tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst();
  if (!student) return undefined;
  const { id } = await tx
    .insertInto("macrocycles")
    .values({ trainer_id: actor.trainerId, student_id: studentId, ...columns(draft) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMacrocycle({ tx }: TrainerScope, path: MacrocyclePath, draft: MacrocycleDraft) {
  const updated = await tx
    .updateTable("macrocycles")
    .set(columns(draft))
    .where("student_id", "=", path.id)
    .where("id", "=", path.macroId)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Removes it and everything below it. */
export async function removeMacrocycle({ tx }: TrainerScope, path: MacrocyclePath) {
  const removed = await tx
    .deleteFrom("macrocycles")
    .where("student_id", "=", path.id)
    .where("id", "=", path.macroId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

type Overlap = { readonly outcome: "cycles_overlap"; readonly detail: string };
type Absent = { readonly outcome: "not_found" };

/** Two mesocycles of a macrocycle may not share a day; the answer names the other one. */
export async function createMesocycle(
  scope: TrainerScope,
  path: MacrocyclePath,
  draft: MesocycleDraft,
): Promise<{ readonly outcome: "saved"; readonly id: number } | Overlap | Absent> {
  const { tx, actor } = scope;
  if (!(await lockMacrocycle(scope, path))) return { outcome: "not_found" };
  const other = await overlapping(scope, path.macroId, draft);
  if (other) return { outcome: "cycles_overlap", detail: overlapMessage(other) };
  const { id } = await tx
    .insertInto("mesocycles")
    .values({ trainer_id: actor.trainerId, student_id: path.id, macrocycle_id: path.macroId, ...draft })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { outcome: "saved", id };
}

/** Who changes dates in a macrocycle does so alone: each then sees the other's days, and neither waits for the other in turn. */
const lockMacrocycle = ({ tx }: TrainerScope, path: MacrocyclePath) =>
  tx
    .selectFrom("macrocycles")
    .select("id")
    .where("student_id", "=", path.id)
    .where("id", "=", path.macroId)
    .forUpdate()
    .executeTakeFirst();

async function overlapping(
  { tx }: TrainerScope,
  macrocycleId: number,
  period: Pick<MesocycleDraft, "start_date" | "end_date">,
  except = 0,
): Promise<NamedPeriod | undefined> {
  return tx
    .selectFrom("mesocycles")
    .select(["name", "start_date as startDate", "end_date as endDate"])
    .where("macrocycle_id", "=", macrocycleId)
    .where("id", "<>", except)
    .where("start_date", "<=", period.end_date)
    .where("end_date", ">=", period.start_date)
    .executeTakeFirst();
}

export type MesocycleOutcome =
  | { readonly outcome: "saved" }
  | { readonly outcome: "changed_elsewhere" | "cycle_finished" }
  | Overlap
  | Absent
  | Awaited<ReturnType<typeof recordEvaluation>>
  | Awaited<ReturnType<typeof prescribe>>;

/**
 * Saves the present parts of a mesocycle in one go: name and dates, evaluation, trainings. The row is locked first, so two
 * windows cannot both pass the `lock_version` check; whoever comes second changes nothing.
 */
export async function updateMesocycle(
  scope: TrainerScope,
  path: MesocyclePath,
  change: MesocycleChange,
  clock: Clock,
): Promise<MesocycleOutcome> {
  if (change.start_date || change.end_date) await lockMacrocycle(scope, path);
  const current = await lock(scope, path);
  if (!current) return { outcome: "not_found" };
  if (current.lock_version !== change.lock_version) return { outcome: "changed_elsewhere" };
  const evaluated = change.evaluation ? change.evaluated_items : undefined;
  if ((evaluated || change.trainings) && isFinished(current.end_date, clock.now().getTime())) {
    return { outcome: "cycle_finished" };
  }

  const dated = await changeDates(scope, path, current, change);
  if (dated.outcome !== "saved") return dated;
  if (evaluated) {
    const recorded = await recordEvaluation(scope, path, evaluated, clock);
    if (recorded.outcome !== "saved") return recorded;
  }
  if (change.trainings) return prescribe(scope, path, change.trainings);
  return { outcome: "saved" };
}

const lock = ({ tx }: TrainerScope, path: MesocyclePath) =>
  tx
    .selectFrom("mesocycles")
    .select(["name", "goal", "start_date", "end_date", "lock_version"])
    .where("student_id", "=", path.id)
    .where("macrocycle_id", "=", path.macroId)
    .where("id", "=", path.mesoId)
    .forUpdate()
    .executeTakeFirst();

async function changeDates(
  scope: TrainerScope,
  path: MesocyclePath,
  current: MesocycleDraft,
  change: MesocycleChange,
): Promise<
  { readonly outcome: "saved" } | Overlap | { readonly outcome: "invalid"; readonly fields: Record<string, string> }
> {
  const next = {
    name: change.name ?? current.name,
    goal: change.goal ?? current.goal,
    start_date: change.start_date ?? current.start_date,
    end_date: change.end_date ?? current.end_date,
  };
  if (next.end_date <= next.start_date) {
    return { outcome: "invalid", fields: { end_date: "A data final deve ser depois da data inicial" } };
  }
  const other = await overlapping(scope, path.macroId, next, path.mesoId);
  if (other) return { outcome: "cycles_overlap", detail: overlapMessage(other) };
  await scope.tx
    .updateTable("mesocycles")
    .set(next)
    .set(({ eb }) => ({ lock_version: eb("lock_version", "+", 1) }))
    .where("id", "=", path.mesoId)
    .execute();
  return { outcome: "saved" };
}

/** Two windows may pass the check above at once; the database's own constraint then refuses the second. */
export const isOverlapViolation = (error: unknown) =>
  uniqueViolation(error) === "mesocycles_of_a_macrocycle_do_not_overlap";

export async function removeMesocycle({ tx }: TrainerScope, path: MesocyclePath): Promise<boolean> {
  const removed = await tx
    .deleteFrom("mesocycles")
    .where("student_id", "=", path.id)
    .where("macrocycle_id", "=", path.macroId)
    .where("id", "=", path.mesoId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Removes one training of a mesocycle that has not finished. */
export async function removeTraining(
  scope: TrainerScope,
  path: MesocyclePath,
  trainingId: number,
  clock: Clock,
): Promise<{ readonly outcome: "saved" | "not_found" | "cycle_finished" }> {
  const current = await lock(scope, path);
  if (!current) return { outcome: "not_found" };
  if (isFinished(current.end_date, clock.now().getTime())) return { outcome: "cycle_finished" };
  const removed = await scope.tx
    .deleteFrom("trainings")
    .where("mesocycle_id", "=", path.mesoId)
    .where("id", "=", trainingId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return { outcome: "not_found" };
  await scope.tx
    .updateTable("mesocycles")
    .set(({ eb }) => ({ lock_version: eb("lock_version", "+", 1) }))
    .where("id", "=", path.mesoId)
    .execute();
  return { outcome: "saved" };
}
