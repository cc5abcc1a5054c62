import { sql } from "kysely";
import type { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import { isMovement } from "#domain/figures/exercise/patterns.ts";
import type { Clock } from "../../../platform/clock.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../platform/database/violations.ts";
import type { Outcome } from "../../../platform/outcome.ts";

/** A violated unique index ends the transaction: the caller refuses and rolls back. */
type Saved =
  | { readonly outcome: "saved"; readonly id: number }
  | { readonly outcome: "type_in_use"; readonly trainings: number }
  | Outcome<"name_taken" | "not_found" | "unknown_movement" | "unknown_muscle_group" | "unknown_deviation">;

/** A trainer keeps their own exercises, the administrator the platform's. */
export const ownerOf = ({ actor }: Scope): number => (actor.role === "admin" ? PLATFORM : actor.userId);

export async function createExercise(scope: Scope, draft: ExerciseDraft): Promise<Saved> {
  return refusingTakenNames(async () => {
    if (!isDrawable(draft)) return { outcome: "unknown_movement" };
    const { id } = await scope.tx
      .insertInto("exercises")
      .values({ owner_id: ownerOf(scope), ...columnsOf(draft) })
      .returning("id")
      .executeTakeFirstOrThrow();
    return saveLinks(scope, id, draft);
  });
}

/** Listing a hidden exercise again takes a removal back. The type stays while rows of trainings hold its figures. */
export async function updateExercise(scope: Scope, id: number, draft: ExerciseDraft): Promise<Saved> {
  return refusingTakenNames(async () => {
    if (!isDrawable(draft)) return { outcome: "unknown_movement" };
    const stored = await scope.tx
      .selectFrom("exercises")
      .select("exercise_type")
      .where("owner_id", "=", ownerOf(scope))
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (stored && stored.exercise_type !== draft.exercise_type) {
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

/** An exercise of the platform counts the trainings of all tenants. */
async function countTrainings(scope: Scope, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select trainings_with_exercise(${ownerOf(scope)}::bigint, ${id}::bigint) as count
  `.execute(scope.tx);
  return rows[0]?.count ?? 0;
}

export async function removeExercise(
  scope: Scope,
  id: number,
  clock: Clock,
): Promise<Outcome<"removed" | "not_found">> {
  const hidden = await scope.tx
    .updateTable("exercises")
    .set(({ fn, val, ref }) => ({ hidden_at: fn.coalesce(ref("hidden_at"), val(clock.now())) }))
    .where("owner_id", "=", ownerOf(scope))
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return { outcome: hidden ? "removed" : "not_found" };
}

export const isDrawable = ({ movement }: ExerciseDraft): boolean => !movement || isMovement(movement);

export const columnsOf = ({ name, link, exercise_type, equipament_needed, execution, movement }: ExerciseDraft) => ({
  name,
  exercise_type,
  link: link || null,
  equipment: equipament_needed || null,
  execution: execution || null,
  ...(movement !== undefined && { movement: JSON.stringify(movement) }),
});

/** The main muscle group comes first; groups and deviations that the draft lacks stay. */
async function saveLinks(scope: Scope, id: number, draft: ExerciseDraft): Promise<Saved> {
  const { tx } = scope;
  const key = { owner_id: ownerOf(scope), exercise_id: id };
  const groups = draft.muscle_group_ids && [...new Set(draft.muscle_group_ids)];
  const deviations = draft.postural_deviation_ids && [...new Set(draft.postural_deviation_ids)];
  if (groups) {
    const listed = await tx
      .selectFrom("muscle_groups")
      .select("id")
      .where("id", "=", anyOf(groups, "bigint"))
      .execute();
    if (listed.length < groups.length) return { outcome: "unknown_muscle_group" };
    await tx.deleteFrom("exercise_muscle_groups").where("exercise_id", "=", id).execute();
    const rows = groups.map((muscle_group_id, position) => ({ ...key, muscle_group_id, position }));
    if (rows.length > 0) await tx.insertInto("exercise_muscle_groups").values(rows).execute();
  }
  if (deviations) {
    const ids = anyOf(deviations, "bigint");
    const listed = await tx.selectFrom("postural_deviations").select("id").where("id", "=", ids).execute();
    if (listed.length < deviations.length) return { outcome: "unknown_deviation" };
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
