import type {
  CycleChange,
  CyclePath,
  MacrocyclePath,
  MesocyclePath,
  MicrocyclePath,
} from "#contract/planning/cycles.ts";
import type { MesocycleDraft } from "#contract/planning/mesocycles.ts";
import type { MicrocycleDraft } from "#contract/planning/microcycles.ts";
import type { TrainingDraft } from "#contract/prescription/trainings.ts";
import { type NamedPeriod, overlapMessage } from "#domain/periodisation/cycles.ts";
import { firstOpenDay, isFinished } from "#domain/periodisation/period.ts";
import { splitIntoMicrocycles, WEEKS_AFTER_TRAINING } from "#domain/periodisation/weeks.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../platform/database/violations.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { type Quota, quotaReached } from "../../../platform/quotas.ts";
import * as trainings from "../../prescription/trainings/commands.ts";
import { hasTrainings, listTrainings } from "../../prescription/trainings/queries.ts";
import { draftOf } from "../../prescription/trainings/rules.ts";
import { lockMacrocycle } from "../macrocycles/commands.ts";
import { countMesocycles, isMicrocycle, listLaterWeeks } from "./queries.ts";
import {
  type Creation,
  type CycleOutcome,
  changed,
  modeChosen,
  refuseFixed,
  refuseOutside,
  refusePeriod,
  weeksGiven,
} from "./rules.ts";

type Days = Pick<MicrocycleDraft, "start_date" | "end_date">;

/** Two mesocycles of a macrocycle may not share a day; the answer names the other one. */
export async function createMesocycle(
  scope: StaffScope,
  path: MacrocyclePath,
  draft: MesocycleDraft,
  quota: Quota,
): Promise<Creation> {
  const { tx, actor } = scope;
  if (!(await lockMacrocycle(scope, path))) return { outcome: "not_found" };
  if ((await countMesocycles(scope, path)) >= quota.max) return quotaReached(quota);
  const other = await mesocycleOn(scope, path, draft);
  if (other) return { outcome: "cycles_overlap", detail: overlapMessage(other) };
  const { id } = await tx
    .insertInto("mesocycles")
    .values({ trainer_id: actor.trainerId, student_id: path.id, macrocycle_id: path.macroId, ...draft })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (draft.weeks !== null) await insertWeeks(scope, { ...path, mesoId: id }, draft, draft.weeks);
  return { outcome: "saved", id };
}

const insertWeeks = (scope: StaffScope, path: MesocyclePath, mesocycle: Days & { goal: string }, weeks: number) => {
  const { goal, start_date, end_date } = mesocycle;
  return insertMicrocycles(
    scope,
    { ...path, start_date, end_date },
    splitIntoMicrocycles(start_date, weeks).map(({ name, startDate, endDate }) => ({
      name,
      goal,
      start_date: startDate,
      end_date: endDate,
    })),
  );
};

/** The mesocycle's days travel along: a check holds its microcycles within them. */
const insertMicrocycles = (
  { tx, actor }: StaffScope,
  { id, macroId, mesoId, start_date, end_date }: MesocyclePath & Days,
  drafts: readonly MicrocycleDraft[],
) =>
  tx
    .insertInto("microcycles")
    .values(
      drafts.map((draft) => ({
        trainer_id: actor.trainerId,
        student_id: id,
        macrocycle_id: macroId,
        mesocycle_id: mesoId,
        mesocycle_start: start_date,
        mesocycle_end: end_date,
        ...draft,
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();

export async function createMicrocycle(
  scope: StaffScope,
  path: MesocyclePath,
  draft: MicrocycleDraft,
): Promise<Creation> {
  const mesocycle = await lockCycle(scope, path);
  if (!mesocycle) return { outcome: "not_found" };
  if (mesocycle.weeks === null) return { outcome: "without_microcycles" };
  const outside = refuseOutside(mesocycle, draft);
  if (outside) return outside;
  const other = await microcycleOn(scope, path, draft);
  if (other) return { outcome: "cycles_overlap", detail: overlapMessage(other) };
  const { start_date, end_date } = mesocycle;
  const { id } = await insertMicrocycles(scope, { ...path, start_date, end_date }, [draft]);
  return { outcome: "saved", id };
}

const mesocycleOn = (
  { tx }: StaffScope,
  { macroId }: MacrocyclePath,
  days: Days,
  except = 0,
): Promise<NamedPeriod | undefined> =>
  tx
    .selectFrom("mesocycles")
    .select(["name", "start_date as startDate", "end_date as endDate"])
    .where("macrocycle_id", "=", macroId)
    .where("id", "<>", except)
    .where("start_date", "<=", days.end_date)
    .where("end_date", ">=", days.start_date)
    .executeTakeFirst();

const microcycleOn = ({ tx }: StaffScope, { mesoId }: MesocyclePath, days: Days): Promise<NamedPeriod | undefined> =>
  tx
    .selectFrom("microcycles")
    .select(["name", "start_date as startDate", "end_date as endDate"])
    .where("mesocycle_id", "=", mesoId)
    .where("start_date", "<=", days.end_date)
    .where("end_date", ">=", days.start_date)
    .executeTakeFirst();

/** The row is locked first, so that two windows cannot both pass the `lock_version` check. */
export async function updateCycle(
  scope: StaffScope,
  path: CyclePath,
  change: CycleChange,
  clock: Clock,
): Promise<CycleOutcome> {
  const moves = path.microId === undefined && (change.start_date || change.end_date || change.weeks);
  if (moves) await lockMacrocycle(scope, path);
  const current = await lockCycle(scope, path);
  if (!current) return { outcome: "not_found" };
  if (current.lock_version !== change.lock_version) return { outcome: "changed_elsewhere" };
  const weeks = weeksGiven(current, change);
  const mode = modeChosen(current, change);
  if ((change.trainings || weeks !== null || mode !== null) && isFinished(current.end_date, clock.now().getTime())) {
    return { outcome: "cycle_finished" };
  }
  const next = changed(current, change);
  const refused = refuseFixed(current, change) ?? refusePeriod(next);
  if (refused) return refused;
  if (weeks !== null && (await hasTrainings(scope, path))) {
    return { outcome: "cycle_has_training", detail: WEEKS_AFTER_TRAINING };
  }
  const other = moves && (await mesocycleOn(scope, path, next, path.mesoId));
  if (other) return { outcome: "cycles_overlap", detail: overlapMessage(other) };

  await raiseVersion(scope, path, next);
  if (mode !== null) await changeMode(scope, path, { mode, clock });
  if (weeks !== null) await giveWeeks(scope, path, next, weeks);
  // With weeks the whole body of a mesocycle has no trainings of its own, and that is not an order to remove any.
  if (!change.trainings || current.weeks !== null) return { outcome: "saved" };
  const { and_following } = change;
  if (and_following && isMicrocycle(path)) {
    return prescribeOnwards(scope, path, { drafts: change.trainings, start_date: current.start_date, and_following });
  }
  return trainings.prescribe(scope, path, change.trainings);
}

interface Onwards {
  readonly drafts: readonly TrainingDraft[];
  readonly start_date: string;
  readonly and_following: NonNullable<CycleChange["and_following"]>;
}

/** The later weeks are locked in the order of their days, as copying a week does. */
async function prescribeOnwards(
  scope: StaffScope,
  path: MicrocyclePath,
  { drafts, start_date, and_following }: Onwards,
): Promise<CycleOutcome> {
  const read = async () => (await listTrainings(scope, path)).map(draftOf);
  const asStored = await read();
  const prescribed = await trainings.prescribe(scope, path, drafts);
  if (prescribed.outcome !== "saved") return prescribed;
  const asPrescribed = await read();
  const changedWeeks: number[] = [];
  for (const { id } of await listLaterWeeks(scope, path, start_date)) {
    if (and_following !== true && !and_following.includes(id)) continue;
    const week = { ...path, microId: id };
    if (
      !(await lockCycle(scope, week)) ||
      !(await trainings.carryOver(scope, week, { before: asStored, after: asPrescribed }))
    )
      continue;
    await raiseVersion(scope, week);
    changedWeeks.push(id);
  }
  return { outcome: "saved", changedWeeks };
}

/** Weeks that ended stay as they were; the others get a new version, as their trainings change. */
async function changeMode(
  scope: StaffScope,
  path: MesocyclePath,
  { mode, clock }: { readonly mode: TrainingMode; readonly clock: Clock },
) {
  await scope.tx.updateTable("mesocycles").set({ training_mode: mode }).where("id", "=", path.mesoId).execute();
  const weeks = await scope.tx
    .selectFrom("microcycles")
    .select("id")
    .where("mesocycle_id", "=", path.mesoId)
    .where("end_date", ">=", firstOpenDay(clock.now().getTime()))
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const { id: microId } of weeks) await raiseVersion(scope, { ...path, microId });
  await trainings.changeDays(scope, path, { mode, cycles: [{}, ...weeks.map(({ id: microId }) => ({ microId }))] });
}

async function giveWeeks(scope: StaffScope, path: MesocyclePath, mesocycle: Days & { goal: string }, weeks: number) {
  await scope.tx.updateTable("mesocycles").set({ weeks }).where("id", "=", path.mesoId).execute();
  await insertWeeks(scope, path, mesocycle, weeks);
}

/** A microcycle's mesocycle is held first, as its removal does, so that neither waits in turn. */
export async function lockCycle({ tx }: StaffScope, path: CyclePath) {
  const mesocycle = await tx
    .selectFrom("mesocycles")
    .select(["name", "goal", "start_date", "end_date", "lock_version", "weeks", "training_mode"])
    .$narrowType<{ training_mode: TrainingMode }>()
    .where("student_id", "=", path.id)
    .where("macrocycle_id", "=", path.macroId)
    .where("id", "=", path.mesoId)
    .$if(path.microId === undefined, (query) => query.forUpdate())
    .$if(path.microId !== undefined, (query) => query.forKeyShare())
    .executeTakeFirst();
  if (!mesocycle || path.microId === undefined) {
    return mesocycle && { ...mesocycle, is_lighter: false, level: "mesocycle" as const };
  }
  const microcycle = await tx
    .selectFrom("microcycles")
    .select(["name", "goal", "start_date", "end_date", "lock_version", "is_lighter"])
    .where("mesocycle_id", "=", path.mesoId)
    .where("id", "=", path.microId)
    .forUpdate()
    .executeTakeFirst();
  const { training_mode } = mesocycle;
  return microcycle && { ...microcycle, training_mode, weeks: null, level: "microcycle" as const };
}

/** The version tells other windows that their copy is old. */
export async function raiseVersion({ tx }: StaffScope, path: CyclePath, values: Partial<MicrocycleDraft> = {}) {
  if (path.microId !== undefined) {
    await tx
      .updateTable("microcycles")
      .set(({ eb }) => ({ ...values, lock_version: eb("lock_version", "+", 1) }))
      .where("id", "=", path.microId)
      .execute();
    return;
  }
  await tx
    .updateTable("mesocycles")
    .set(({ eb }) => ({ ...values, lock_version: eb("lock_version", "+", 1) }))
    .where("id", "=", path.mesoId)
    .execute();
}

const OVERLAPS = ["mesocycles_of_a_macrocycle_do_not_overlap", "microcycles_of_a_mesocycle_do_not_overlap"];

/** Two windows may pass the checks above at once; the database's own constraint then refuses the second. */
export const isOverlapViolation = (error: unknown) => OVERLAPS.includes(uniqueViolation(error) ?? "");

export async function removeCycle({ tx }: StaffScope, path: CyclePath): Promise<Outcome<"removed" | "not_found">> {
  const removal =
    path.microId === undefined
      ? tx.deleteFrom("mesocycles").where("id", "=", path.mesoId)
      : tx.deleteFrom("microcycles").where("mesocycle_id", "=", path.mesoId).where("id", "=", path.microId);
  const removed = await removal
    .where("student_id", "=", path.id)
    .where("macrocycle_id", "=", path.macroId)
    .executeTakeFirst();
  return { outcome: removed.numDeletedRows > 0n ? "removed" : "not_found" };
}

interface Removal {
  readonly trainingId: number;
  /** Absent: removes from the current version. */
  readonly lockVersion: number | undefined;
}

export async function removeTraining(
  scope: StaffScope,
  path: CyclePath,
  { trainingId, lockVersion }: Removal,
  clock: Clock,
): Promise<CycleOutcome> {
  const current = await lockCycle(scope, path);
  if (!current) return { outcome: "not_found" };
  if (lockVersion !== undefined && lockVersion !== current.lock_version) return { outcome: "changed_elsewhere" };
  if (isFinished(current.end_date, clock.now().getTime())) return { outcome: "cycle_finished" };
  const removed = await trainings.removeTraining(scope, path, trainingId);
  if (removed.outcome === "not_found") return removed;
  await raiseVersion(scope, path);
  return { outcome: "saved" };
}

export async function copyTrainings(
  scope: StaffScope,
  copying: trainings.Copying,
  clock: Clock,
): Promise<CycleOutcome> {
  const target = await lockCycle(scope, copying.to);
  if (!target) return { outcome: "not_found" };
  if (target.weeks !== null) return { outcome: "training_in_microcycles" };
  if (isFinished(target.end_date, clock.now().getTime())) return { outcome: "cycle_finished" };
  const copied = await trainings.copyTrainings(scope, copying);
  if (copied.outcome === "saved") await raiseVersion(scope, copying.to);
  return copied;
}
