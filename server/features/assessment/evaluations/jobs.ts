import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope, type Scope } from "../../../platform/database/scope.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { tellTenants } from "../../people/notices/workflows/tell-tenants.ts";
import { listTenants } from "../posture-photos/queries.ts";
import { tellOfEvaluations } from "./commands/evaluation.ts";
import { forgetChanges } from "./commands/forget-changes.ts";

/** Eight in the morning in São Paulo. */
const EVERY_MORNING = "0 11 * * *";
const EVERY_NIGHT = "17 6 * * *";

export const evaluationJobs = (services: Pick<Dependencies, "db" | "clock">): Job[] => [
  { name: "evaluation_notices", at: EVERY_MORNING, work: () => tellTenants(services, tellOfEvaluations) },
  { name: "forget_replaced_changes", at: EVERY_NIGHT, work: () => forgetChangesOfAll(services) },
];

/** One failure does not keep the others' from being removed; the job is retried. */
async function forgetChangesOfAll({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await inSignInScope(db, listTenants)) {
    const forget = (scope: Scope) => forgetChanges(asTrainer(scope), clock.now());
    await inScope(db, actAsTrainer(id, "retention"), forget).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
