import type { MuscleGroupDraft } from "#contract/catalogue/muscle-groups.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../platform/database/violations.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { createPosturalDeviation } from "../postural-deviations/commands.ts";
import { completeDeviations } from "./rules.ts";

/** A violated unique index ends the transaction: the caller refuses and rolls back. */
type Saved =
  | { readonly outcome: "saved"; readonly id: number }
  | Outcome<"name_taken" | "not_found">
  | { readonly outcome: "deviation_name_taken"; readonly index: number };

export async function createMuscleGroup(scope: Scope, { name, postural_deviations }: MuscleGroupDraft): Promise<Saved> {
  return refusingTakenNames(async () => {
    const { id } = await scope.tx
      .insertInto("muscle_groups")
      .values({ name })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const { index, draft } of completeDeviations(postural_deviations)) {
      const added = await createPosturalDeviation(scope, { groupId: id, draft });
      if (added.outcome === "name_taken") return { outcome: "deviation_name_taken", index };
    }
    return { outcome: "saved", id };
  });
}

export async function renameMuscleGroup(scope: Scope, id: number, name: string): Promise<Saved> {
  return refusingTakenNames(async () => {
    const renamed = await scope.tx
      .updateTable("muscle_groups")
      .set({ name })
      .where("id", "=", id)
      .where("hidden_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    return renamed ? { outcome: "saved", id } : { outcome: "not_found" };
  });
}

export async function removeMuscleGroup(
  { tx }: Scope,
  id: number,
  clock: Clock,
): Promise<Outcome<"removed" | "not_found">> {
  const group = await tx
    .updateTable("muscle_groups")
    .set(({ fn, val, ref }) => ({ hidden_at: fn.coalesce(ref("hidden_at"), val(clock.now())) }))
    .where("id", "=", id)
    .returning(["id", "hidden_at"])
    .executeTakeFirst();
  if (!group) return { outcome: "not_found" };
  await tx
    .updateTable("postural_deviations")
    .set({ hidden_at: group.hidden_at })
    .where("muscle_group_id", "=", id)
    .where("hidden_at", "is", null)
    .execute();
  return { outcome: "removed" };
}

/** Two windows may take a name at once: the index decides. */
async function refusingTakenNames(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (uniqueViolation(error) === "muscle_group_name_is_unique") return { outcome: "name_taken" };
    throw error;
  }
}
