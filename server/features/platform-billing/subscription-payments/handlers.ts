import * as calls from "#contract/platform-billing/subscription-payments.ts";
import { findSubscription, subscribe } from "#contract/platform-billing/subscription-payments.ts";
import { mayRenew } from "#domain/billing/subscription.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { findDiscount } from "../discounts/queries.ts";
import { toHeldDiscount } from "../discounts/rules.ts";
import { findOpenSubscription, findRenewalPrice, listPayments, toSubscription } from "./queries.ts";
import * as workflow from "./workflows/subscribe.ts";

export function subscriptionPaymentRoutes(dependencies: Dependencies): Route[] {
  const { clock, payments } = dependencies;
  return [
    bind(calls.findCardKey, async () => payments.cardKey()),
    bind(calls.listPayments, async ({ inScope, query }) => found(await inScope((scope) => listPayments(scope, query)))),
    bind(findSubscription, async ({ inScope }) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      return inScope(async (anyScope) => {
        const scope = asTrainer(anyScope);
        const open = await findOpenSubscription(scope);
        const discount = await findDiscount(scope);
        return {
          subscription: open ? toSubscription(open, today) : null,
          may_renew: mayRenew(open, today),
          discount: discount ? toHeldDiscount(discount) : null,
          renewal: await findRenewalPrice(scope, today),
        };
      });
    }),
    bind(subscribe, async ({ body, actor, inScope }) => ({
      subscription: await workflow.subscribe(
        dependencies,
        { trainerId: actor.userId, inScope },
        body.paymentInformation,
      ),
    })),
  ];
}
