import { sql } from "kysely";
import type { CyclePath, MesocyclePath } from "#contract/planning/cycles.ts";
import type { WeekCopyDraft } from "#contract/planning/week-copies.ts";
import { isFinished } from "#domain/periodisation/period.ts";
import { isDeload } from "#domain/training/weeks/week-rule.ts";
import type { Clock } from "../../../platform/clock.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { findLoadSteps } from "../../prescription/load-steps/queries.ts";
import { overwriteTrainings, replaceTrainings } from "../../prescription/trainings/commands.ts";
import { listTrainings } from "../../prescription/trainings/queries.ts";
import { copyOf } from "../../prescription/trainings/rules.ts";
import { lockCycle, raiseVersion } from "../cycles/commands.ts";
import { listMicrocycles, locateMesocycle } from "../cycles/queries.ts";
import { findStoredCopy, listTrained } from "./queries.ts";
import {
  type CopiedWeek,
  draftsOfWeek,
  hasTrainingsSentence,
  type NumberedWeek,
  numberWeeks,
  trainedSentence,
  type WeekCopyOutcome,
  type WeekCopyRefusal,
} from "./rules.ts";

/** Everything is locked and looked at before anything is written. */
export async function copyWeek(
  scope: StaffScope,
  path: MesocyclePath,
  draft: WeekCopyDraft,
  clock: Clock,
): Promise<WeekCopyOutcome> {
  const from = await locateSource(scope, path, draft);
  const all = from && (await listMicrocycles(scope, path, clock));
  if (!from || !all) return { outcome: "not_found" };
  if (all.length === 0) return { outcome: "without_microcycles" };
  const weeks = numberWeeks(all, draft);
  if ("outcome" in weeks) return weeks;

  const source = await lockCycle(scope, from);
  if (!source) return { outcome: "not_found" };
  if (source.weeks !== null) return { outcome: "training_in_microcycles" };
  if (source.lock_version !== draft.lock_version) return { outcome: "changed_elsewhere" };
  const trainings = await listTrainings(scope, from);
  if (trainings.length === 0) return { outcome: "invalid", detail: "Esta semana não tem treinos para copiar." };
  const formerWeeks = await lockWeeks(scope, path, weeks, clock);
  if ("outcome" in formerWeeks) return formerWeeks;

  const loadSteps = await findLoadSteps(scope);
  for (const week of weeks) {
    const drafts = draftsOfWeek(trainings, { ...draft, loadSteps }, week);
    if ("outcome" in drafts) return drafts;
    const written = await overwriteTrainings(scope, { from, to: { ...path, microId: week.id }, drafts });
    if (written.outcome !== "saved") return written;
    await raiseVersion(scope, { ...path, microId: week.id });
  }
  const lighter = weeks.filter(({ number }) => isDeload(draft.deload, number));
  await markLighter(scope, weeks, lighter);
  await remember(scope, path, { weeks: formerWeeks, at: clock.now() });
  return { outcome: "saved" };
}

async function locateSource(
  scope: StaffScope,
  path: MesocyclePath,
  { microcycle_id, mesocycle_id }: WeekCopyDraft,
): Promise<CyclePath | undefined> {
  if (microcycle_id !== undefined) return mesocycle_id === undefined ? { ...path, microId: microcycle_id } : undefined;
  const other = mesocycle_id === undefined ? undefined : await locateMesocycle(scope, mesocycle_id);
  return other?.id === path.id ? other : undefined;
}

/** Answers the trainings that the weeks have, to which the copy can be undone. */
async function lockWeeks(
  scope: StaffScope,
  path: MesocyclePath,
  weeks: readonly NumberedWeek[],
  clock: Clock,
): Promise<CopiedWeek[] | WeekCopyRefusal> {
  const formerWeeks: CopiedWeek[] = [];
  for (const { id, lock_version } of weeks) {
    const week = { ...path, microId: id };
    const locked = await lockCycle(scope, week);
    if (!locked) return { outcome: "not_found" };
    if (locked.lock_version !== lock_version) return { outcome: "changed_elsewhere" };
    if (isFinished(locked.end_date, clock.now().getTime())) return { outcome: "cycle_finished" };
    const trainings = (await listTrainings(scope, week)).map(copyOf);
    const { is_lighter } = locked;
    formerWeeks.push({ microcycle_id: id, lock_version: lock_version + 1, trainings, is_lighter });
  }
  const trained = await listTrained(
    scope,
    weeks.map(({ id }) => id),
  );
  const ofTrained = weeks.filter(({ id }) => trained.has(id));
  if (ofTrained.length > 0) return refuseNamed(ofTrained, trainedSentence);
  const filled = weeks.filter(({ replaces }, index) => !replaces && formerWeeks[index]?.trainings.length);
  return filled.length > 0 ? refuseNamed(filled, hasTrainingsSentence) : formerWeeks;
}

const refuseNamed = (weeks: readonly { readonly name: string }[], sentence: (names: string[]) => string) =>
  ({ outcome: "cycle_has_training", detail: sentence(weeks.map(({ name }) => name)) }) as const;

interface Marked {
  readonly id: number;
}

const markLighter = ({ tx }: StaffScope, weeks: readonly Marked[], lighter: readonly Marked[]) =>
  tx
    .updateTable("microcycles")
    .set({ is_lighter: sql<boolean>`id = ${anyOf(idsOf(lighter), "bigint")}` })
    .where("id", "=", anyOf(idsOf(weeks), "bigint"))
    .execute();

const idsOf = (weeks: readonly Marked[]): number[] => weeks.map(({ id }) => id);

const remember = (
  { tx, actor }: StaffScope,
  { id, mesoId }: MesocyclePath,
  { weeks, at }: { readonly weeks: readonly CopiedWeek[]; readonly at: Date },
) =>
  tx
    .insertInto("week_copies")
    .values({
      trainer_id: actor.trainerId,
      student_id: id,
      mesocycle_id: mesoId,
      copied_at: at,
      weeks: JSON.stringify(weeks),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["trainer_id", "mesocycle_id"])
        .doUpdateSet(({ ref }) => ({ copied_at: ref("excluded.copied_at"), weeks: ref("excluded.weeks") })),
    )
    .execute();

export async function undoWeekCopy(
  scope: StaffScope,
  path: MesocyclePath,
  clock: Clock,
): Promise<WeekCopyRefusal | Outcome<"saved">> {
  const copy = await findStoredCopy(scope, path);
  if (!copy) return { outcome: "not_found" };
  const names: { readonly id: number; readonly name: string }[] = [];
  for (const { microcycle_id, lock_version } of copy.weeks) {
    const locked = await lockCycle(scope, { ...path, microId: microcycle_id });
    if (locked?.lock_version !== lock_version) return { outcome: "changed_elsewhere" };
    if (isFinished(locked.end_date, clock.now().getTime())) return { outcome: "cycle_finished" };
    names.push({ id: microcycle_id, name: locked.name });
  }
  const trained = await listTrained(
    scope,
    names.map(({ id }) => id),
  );
  if (trained.size > 0) {
    return refuseNamed(
      names.filter(({ id }) => trained.has(id)),
      trainedSentence,
    );
  }
  for (const { microcycle_id, trainings } of copy.weeks) {
    const week = { ...path, microId: microcycle_id };
    const restored = await replaceTrainings(scope, week, trainings);
    if (restored.outcome !== "saved") return restored;
    await raiseVersion(scope, week);
  }
  const ofCopy = copy.weeks.map(({ microcycle_id: id, ...week }) => ({ id, ...week }));
  await markLighter(
    scope,
    ofCopy,
    ofCopy.filter(({ is_lighter }) => is_lighter),
  );
  await scope.tx.deleteFrom("week_copies").where("mesocycle_id", "=", path.mesoId).execute();
  return { outcome: "saved" };
}
