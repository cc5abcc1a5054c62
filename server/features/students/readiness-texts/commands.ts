import type { ReadinessTextsDraft } from "#contract/students/readiness-texts.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";

export async function saveReadinessTexts({ tx, actor }: TrainerScope, draft: ReadinessTextsDraft): Promise<void> {
  await tx
    .insertInto("readiness_texts")
    .values({ trainer_id: actor.trainerId, ...draft })
    .onConflict((conflict) => conflict.column("trainer_id").doUpdateSet(draft))
    .execute();
}
