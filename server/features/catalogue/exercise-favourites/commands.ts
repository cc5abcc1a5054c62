import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";

interface Star {
  readonly exerciseId: number;
  readonly favourite: boolean;
}

/** Two windows at once give one star. */
export async function setFavourite(
  { tx, actor }: TrainerScope,
  { exerciseId, favourite }: Star,
): Promise<Outcome<"saved" | "not_found">> {
  const exercise = await tx
    .selectFrom("exercises")
    .select("owner_id")
    .where("id", "=", exerciseId)
    .where("owner_id", "=", anyOf([PLATFORM, actor.trainerId], "bigint"))
    .executeTakeFirst();
  if (!exercise) return { outcome: "not_found" };
  if (favourite) {
    await tx
      .insertInto("exercise_favourites")
      .values({ trainer_id: actor.trainerId, exercise_owner_id: exercise.owner_id, exercise_id: exerciseId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom("exercise_favourites").where("exercise_id", "=", exerciseId).execute();
  }
  return { outcome: "saved" };
}
