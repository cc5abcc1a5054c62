import type { TrainerBilling } from "#contract/platform-billing/billing-acts.ts";
import * as calls from "#contract/platform-billing/billing-acts.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, asSeveral, asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { findDiscount } from "../discounts/queries.ts";
import { toHeldDiscount } from "../discounts/rules.ts";
import { findOwnSubscription } from "../subscriptions/queries.ts";
import { lockTrainerAccount } from "../trainers/queries.ts";
import { findStandingTrial } from "../trials/queries.ts";
import { listActs, namesOf, toAct } from "./queries.ts";
import { act } from "./workflows/act.ts";

export function billingActRoutes(dependencies: Dependencies): Route[] {
  const { db, clock, config } = dependencies;
  const billingOf = (id: number): Promise<TrainerBilling> =>
    asSeveral(db, async (turns) => {
      found(await lockTrainerAccount(await turns.authenticator(), id));
      const scope = asTrainer(await turns.as(actAsTrainer(id, "administration")));
      const today = todayInSaoPaulo(clock.now().getTime());
      const subscription = await findOwnSubscription(scope, { today, pix: config.platformPix });
      const discount = await findDiscount(scope);
      const trial = await findStandingTrial(scope, today);
      const acts = await listActs(scope);
      const names = await namesOf(await turns.authenticator(), [...new Set(acts.map(({ actor_id }) => actor_id))]);
      return {
        subscription,
        trial_ends_on: trial?.ends_on ?? null,
        discount: discount ? toHeldDiscount(discount) : null,
        acts: acts.map((row) => toAct(row, names)),
      };
    });
  return [
    bind(calls.findTrainerBilling, ({ params: { id } }) => billingOf(id)),
    bind(calls.actOnBilling, async ({ actor, params: { id }, body }) => {
      await act(dependencies, actor, id, body);
      return billingOf(id);
    }),
  ];
}
