import type { LoadSteps } from "#contract/prescription/load-steps.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";

export async function saveLoadSteps({ tx, actor }: TrainerScope, draft: LoadSteps): Promise<void> {
  const steps = { ...draft, plates_kg: draft.plates_kg.toSorted((one, other) => one - other) };
  await tx
    .insertInto("load_steps")
    .values({ trainer_id: actor.trainerId, ...steps })
    .onConflict((conflict) => conflict.column("trainer_id").doUpdateSet(steps))
    .execute();
}
