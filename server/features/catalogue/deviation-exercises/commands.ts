import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";

interface ExerciseOfDeviation {
  readonly groupId: number;
  readonly deviationId: number;
  readonly exerciseId: number;
}

interface ExercisesOfDeviation extends Omit<ExerciseOfDeviation, "exerciseId"> {
  readonly exerciseIds: readonly number[];
}

/** All or none. */
export async function linkExercises(
  scope: Scope,
  { exerciseIds, ...of }: ExercisesOfDeviation,
): Promise<Outcome<"linked" | "not_found">> {
  const ids = [...new Set(exerciseIds)];
  const deviation = await findListed(scope, of);
  const exercises = await platformsExercises(scope, ids).where("hidden_at", "is", null).execute();
  if (!deviation || exercises.length < ids.length) return { outcome: "not_found" };
  await scope.tx
    .insertInto("exercise_postural_deviations")
    .values(exercises.map(({ id }) => ({ owner_id: PLATFORM, exercise_id: id, postural_deviation_id: deviation.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { outcome: "linked" };
}

export async function unlinkExercise(
  scope: Scope,
  { exerciseId, ...of }: ExerciseOfDeviation,
): Promise<Outcome<"unlinked" | "not_found">> {
  const deviation = await findListed(scope, of);
  const exercise = await platformsExercises(scope, [exerciseId]).executeTakeFirst();
  if (!deviation || !exercise) return { outcome: "not_found" };
  await scope.tx
    .deleteFrom("exercise_postural_deviations")
    .where("owner_id", "=", PLATFORM)
    .where("exercise_id", "=", exercise.id)
    .where("postural_deviation_id", "=", deviation.id)
    .execute();
  return { outcome: "unlinked" };
}

const platformsExercises = ({ tx }: Scope, ids: readonly number[]) =>
  tx.selectFrom("exercises").select("id").where("owner_id", "=", PLATFORM).where("id", "=", anyOf(ids, "bigint"));

const findListed = ({ tx }: Scope, { groupId, deviationId }: Omit<ExerciseOfDeviation, "exerciseId">) =>
  tx
    .selectFrom("postural_deviations")
    .select("id")
    .where("id", "=", deviationId)
    .where("muscle_group_id", "=", groupId)
    .where("hidden_at", "is", null)
    .executeTakeFirst();
