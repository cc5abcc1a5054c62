import { sql } from "kysely";
import type { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import type { Clock } from "../../../platform/clock.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../platform/database/violations.ts";

/** A violated unique index ends the transaction: the caller refuses and rolls back. */
type Saved =
  | { readonly outcome: "saved"; readonly id: number }
  | { readonly outcome: "type_in_use"; readonly trainings: number }
  | { readonly outcome: "name_taken" | "not_found" | "unknown_muscle_group" | "unknown_deviation" };

/** Whose exercises the actor keeps: the trainer the own ones, the administrator the platform's. */
export const ownerOf = ({ actor }: Scope): number => (actor.role === "admin" ? PLATFORM : actor.userId);

/** Adds an exercise to the actor's own. */
export async function createExercise(scope: Scope, draft: ExerciseDraft): Promise<Saved> {
  return refusingTakenNames(async () => {
    const { id } = await scope.tx
      .insertInto("exercises")
      .values({ owner_id: ownerOf(scope), ...columnsOf(draft) })
      .returning("id")
      .executeTakeFirstOrThrow();
    return saveLinks(scope, id, draft);
  });
}

/**
 * Changes an exercise of the actor's own. A hidden one is listed again, so that a removal can be taken back. The type stays while a training
 * uses the exercise: its rows hold the figures of that type.
 */
export async function updateExercise(scope: Scope, id: number, draft: ExerciseDraft): Promise<Saved> {
  return refusingTakenNames(async () => {
    const before = await scope.tx
      .selectFrom("exercises")
      .select("exercise_type")
      .where("owner_id", "=", ownerOf(scope))
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (before && before.exercise_type !== draft.exercise_type) {
      const trainings = await countTrainings(scope, id);
      if (trainings > 0) return { outcome: "type_in_use", trainings };
    }
    const changed = await scope.tx
      .updateTable("exercises")
      .set({ ...columnsOf(draft), hidden_at: null })
      .where("owner_id", "=", ownerOf(scope))
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    return changed ? saveLinks(scope, id, draft) : { outcome: "not_found" };
  });
}

/** How many trainings use an exercise of the actor's own; of the platform's those of all tenants. */
async function countTrainings(scope: Scope, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select trainings_with_exercise(${ownerOf(scope)}::bigint, ${id}::bigint) as count
  `.execute(scope.tx);
  return rows[0]?.count ?? 0;
}

/** Hides an exercise of the actor's own. Hiding it again changes nothing. */
export async function removeExercise(
  scope: Scope,
  id: number,
  clock: Clock,
): Promise<{ readonly outcome: "removed" | "not_found" }> {
  const hidden = await scope.tx
    .updateTable("exercises")
    .set(({ fn, val, ref }) => ({ hidden_at: fn.coalesce(ref("hidden_at"), val(clock.now())) }))
    .where("owner_id", "=", ownerOf(scope))
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return { outcome: hidden ? "removed" : "not_found" };
}

/** A draft as its row holds it. Blank texts are null. */
export const columnsOf = ({ name, link, exercise_type, equipament_needed, execution }: ExerciseDraft) => ({
  name,
  exercise_type,
  link: link || null,
  equipment: equipament_needed || null,
  execution: execution || null,
});

/** Replaces the muscle groups, the main one first, and the deviations that the draft names; absent ones stay. */
async function saveLinks(scope: Scope, id: number, draft: ExerciseDraft): Promise<Saved> {
  const { tx } = scope;
  const key = { owner_id: ownerOf(scope), exercise_id: id };
  const groups = draft.muscle_group_ids && [...new Set(draft.muscle_group_ids)];
  const deviations = draft.postural_deviation_ids && [...new Set(draft.postural_deviation_ids)];
  if (groups) {
    const known = await tx.selectFrom("muscle_groups").select("id").where("id", "=", anyOf(groups, "bigint")).execute();
    if (known.length < groups.length) return { outcome: "unknown_muscle_group" };
    await tx.deleteFrom("exercise_muscle_groups").where("exercise_id", "=", id).execute();
    const rows = groups.map((muscle_group_id, position) => ({ ...key, muscle_group_id, position }));
    if (rows.length > 0) await tx.insertInto("exercise_muscle_groups").values(rows).execute();
  }
  if (deviations) {
    const ids = anyOf(deviations, "bigint");
    const known = await tx.selectFrom("postural_deviations").select("id").where("id", "=", ids).execute();
    if (known.length < deviations.length) return { outcome: "unknown_deviation" };
    // A removed deviation keeps its exercises: its removal may be taken back.
    await tx
      .deleteFrom("exercise_postural_deviations as links")
      .using("postural_deviations as listed")
      .whereRef("listed.id", "=", "links.postural_deviation_id")
      .where("listed.hidden_at", "is", null)
      .where("links.exercise_id", "=", id)
      .execute();
    const rows = deviations.map((postural_deviation_id) => ({ ...key, postural_deviation_id }));
    if (rows.length > 0) {
      await tx
        .insertInto("exercise_postural_deviations")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  return { outcome: "saved", id };
}

/** Two windows may take a name at once: the index decides. */
async function refusingTakenNames(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (uniqueViolation(error) === "exercise_name_is_unique_per_owner") return { outcome: "name_taken" };
    throw error;
  }
}
