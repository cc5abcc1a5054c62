import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../platform/database/scope.ts";
import { tryEach } from "../../../platform/jobs/try-each.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { listTrainerIds } from "../../people/accounts/queries.ts";
import { tellTenants } from "../../people/notices/workflows/tell-tenants.ts";
import { tellOfEvaluations } from "./commands/evaluation.ts";
import { forgetChanges } from "./commands/forget-changes.ts";

/** Eight in the morning in São Paulo. */
const EVERY_MORNING = "0 11 * * *";
const EVERY_NIGHT = "17 6 * * *";

export const evaluationJobs = (services: Pick<Dependencies, "db" | "clock">): Job[] => [
  { name: "evaluation_notices", at: EVERY_MORNING, work: () => tellTenants(services, tellOfEvaluations) },
  { name: "forget_replaced_changes", at: EVERY_NIGHT, work: () => forgetChangesOfAll(services) },
];

async function forgetChangesOfAll({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  await tryEach(await inSignInScope(db, listTrainerIds), (id) =>
    inScope(db, actAsTrainer(id, "retention"), (scope) => forgetChanges(asTrainer(scope), clock.now())),
  );
}
