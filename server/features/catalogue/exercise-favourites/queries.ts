import { sql } from "kysely";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { exercises } from "../exercises/queries.ts";

/** The latest rows suffice, however many trainings there are. */
const LATEST_ROWS = 300;
const RECENT = 12;

export const listFavourites = (scope: TrainerScope): Promise<Exercise[]> =>
  exercises(scope)
    .where("hidden_at", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("exercise_favourites as starred")
          .select("starred.exercise_id")
          .where("starred.trainer_id", "=", scope.actor.trainerId)
          .whereRef("starred.exercise_owner_id", "=", "exercises.owner_id")
          .whereRef("starred.exercise_id", "=", "exercises.id"),
      ),
    )
    .orderBy("exercises.search")
    .execute();

export async function listRecent(scope: TrainerScope): Promise<Exercise[]> {
  const { rows } = await sql<{ exercise_id: number }>`
    select exercise_id from (
      select exercise_id, entry_id from training_entry_exercises
       where trainer_id = ${scope.actor.trainerId} order by entry_id desc limit ${LATEST_ROWS}
    ) latest
    group by exercise_id order by max(entry_id) desc limit ${RECENT}
  `.execute(scope.tx);
  const ids = rows.map(({ exercise_id }) => exercise_id);
  const found = await exercises(scope)
    .where("hidden_at", "is", null)
    .where("exercises.id", "=", anyOf(ids, "bigint"))
    .execute();
  return ids.flatMap((id) => found.find((exercise) => exercise.id === id) ?? []);
}
