import { lastDayToCharge } from "#domain/billing/charges.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../platform/database/scope.ts";
import { tryEach } from "../../../platform/jobs/try-each.ts";
import { chargePlans } from "./commands.ts";
import { listTrainersToCharge } from "./queries.ts";

export async function chargeAllPlans({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const today = todayInSaoPaulo(clock.now().getTime());
  const trainers = await inSignInScope(db, (scope) => listTrainersToCharge(scope, lastDayToCharge(today)));
  await tryEach(trainers, (id) =>
    inScope(db, actAsTrainer(id, "due_charges"), (scope) => chargePlans(asTrainer(scope), today)),
  );
}
