import type { TrainingMax, TrainingMaxDraft } from "#contract/prescription/training-maxes.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { findMax, listExercises } from "./queries.ts";

/** A student's row is locked, so that of two windows the second one sees what the first one said. */
export async function saveTrainingMax(
  scope: StaffScope,
  studentId: number,
  draft: TrainingMaxDraft,
  clock: Clock,
): Promise<Outcome<"saved" | "not_found">> {
  const { tx, actor } = scope;
  const student = await tx
    .selectFrom("students")
    .select("id")
    .where("id", "=", studentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const [exercise] = await listExercises(scope, [draft.exercise_id]);
  const max = await findMax(scope, studentId, draft.exercise_id);
  if (!student || !exercise || !max) return { outcome: "not_found" };
  const change = changeOf(max, draft);
  if (change === null) return { outcome: "saved" };
  await tx
    .insertInto("training_maxes")
    .values({
      trainer_id: actor.trainerId,
      student_id: studentId,
      exercise_owner_id: exercise.owner_id,
      exercise_id: exercise.id,
      change,
      one_rep_max_kg: change === "typed" ? draft.one_rep_max_kg : null,
      percent: draft.percent,
      is_fixed: draft.is_fixed,
      changed_at: clock.now(),
    })
    .execute();
  return { outcome: "saved" };
}

/** Null where nothing changes. Fixing what tests or trainings say makes it the trainer's own. */
function changeOf({ current, percent, is_fixed }: TrainingMax, draft: TrainingMaxDraft) {
  const isOwn = current?.source === "typed";
  if (draft.one_rep_max_kg === null && isOwn) return "released";
  const isSame = draft.one_rep_max_kg === null || draft.one_rep_max_kg === current?.one_rep_max_kg;
  if (!isSame || (draft.is_fixed && !isOwn)) return "typed";
  return percent === draft.percent && is_fixed === draft.is_fixed ? null : "kept";
}
