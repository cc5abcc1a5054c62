import type { PosturalDeviationDraft } from "#contract/catalogue/postural-deviations.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../platform/database/violations.ts";
import type { Outcome } from "../../../platform/outcome.ts";

/** A violated unique index ends the transaction: the caller refuses and rolls back. */
type Saved = { readonly outcome: "saved"; readonly id: number } | Outcome<"name_taken" | "not_found">;

interface NewDeviation {
  readonly groupId: number;
  readonly draft: PosturalDeviationDraft;
}

export async function createPosturalDeviation(scope: Scope, { groupId, draft }: NewDeviation): Promise<Saved> {
  // A removal of the group at the same time waits for this deviation, and hides it too.
  const group = await scope.tx
    .selectFrom("muscle_groups")
    .select("id")
    .where("id", "=", groupId)
    .where("hidden_at", "is", null)
    .forShare()
    .executeTakeFirst();
  if (!group) return { outcome: "not_found" };
  return refusingTakenNames(async () => {
    const { id } = await scope.tx
      .insertInto("postural_deviations")
      .values({ muscle_group_id: group.id, name: draft.name, region: draft.type })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeProperties(scope, id, draft);
    return { outcome: "saved", id };
  });
}

/** A hidden deviation is listed again, so that a removal can be taken back. */
export async function updatePosturalDeviation(scope: Scope, id: number, draft: PosturalDeviationDraft): Promise<Saved> {
  return refusingTakenNames(async () => {
    const changed = await scope.tx
      .updateTable("postural_deviations")
      .set({ name: draft.name, region: draft.type, hidden_at: null })
      .where("id", "=", id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("muscle_groups")
            .select("id")
            .whereRef("muscle_groups.id", "=", "postural_deviations.muscle_group_id")
            .where("muscle_groups.hidden_at", "is", null),
        ),
      )
      .returning("id")
      .executeTakeFirst();
    if (!changed) return { outcome: "not_found" };
    await scope.tx.deleteFrom("postural_deviation_properties").where("postural_deviation_id", "=", id).execute();
    await writeProperties(scope, id, draft);
    return { outcome: "saved", id };
  });
}

const writeProperties = ({ tx }: Scope, id: number, { properties }: PosturalDeviationDraft) =>
  tx
    .insertInto("postural_deviation_properties")
    .values(properties.map(({ key, selected }) => ({ postural_deviation_id: id, key, selected })))
    .execute();

export async function removePosturalDeviation(
  { tx }: Scope,
  id: number,
  clock: Clock,
): Promise<Outcome<"removed" | "not_found">> {
  const hidden = await tx
    .updateTable("postural_deviations")
    .set(({ fn, val, ref }) => ({ hidden_at: fn.coalesce(ref("hidden_at"), val(clock.now())) }))
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return { outcome: hidden ? "removed" : "not_found" };
}

/** Two windows may take a name at once: the index decides. */
async function refusingTakenNames(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (uniqueViolation(error) === "postural_deviation_name_is_unique") return { outcome: "name_taken" };
    throw error;
  }
}
