import type { LoadSteps } from "#contract/prescription/load-steps.ts";
import { USUAL_LOAD_STEPS } from "#domain/training/loads/load-steps.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";

export async function findLoadSteps({ tx, actor }: Scope): Promise<LoadSteps> {
  const chosen = await tx
    .selectFrom("load_steps")
    .select(["bar_kg", "plates_kg", "dumbbell_step_kg", "heavy_dumbbell_step_kg"])
    .select(["machine_step_kg", "cable_step_kg", "kettlebell_step_kg"])
    .where("trainer_id", "=", tenantOf(actor))
    .executeTakeFirst();
  return chosen ?? { ...USUAL_LOAD_STEPS, plates_kg: [...USUAL_LOAD_STEPS.plates_kg] };
}
