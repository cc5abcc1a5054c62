import { lastDayToCharge } from "#domain/billing/charges.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../platform/database/scope.ts";
import { chargePlans } from "./commands.ts";
import { listTrainersToCharge } from "./queries.ts";

/** One failure does not keep the charges from the others; the job is retried. */
export async function chargeAllPlans({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const today = todayInSaoPaulo(clock.now().getTime());
  const failures: unknown[] = [];
  for (const id of await inSignInScope(db, (scope) => listTrainersToCharge(scope, lastDayToCharge(today)))) {
    const actor = actAsTrainer(id, "due_charges");
    await inScope(db, actor, (scope) => chargePlans(asTrainer(scope), today)).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
}
