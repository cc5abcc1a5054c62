import * as calls from "#contract/platform-billing/subscription-payments.ts";
import { findSubscription, subscribe } from "#contract/platform-billing/subscription-payments.ts";
import { mayRenew, nextPeriodStart } from "#domain/billing/subscription.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { findDiscount } from "../discounts/queries.ts";
import { toHeldDiscount } from "../discounts/rules.ts";
import { findWaitingPlanPix } from "../invoices/queries.ts";
import { toWaitingPlanPix } from "../invoices/rules.ts";
import { findStandingTrial } from "../trials/queries.ts";
import { listPayments } from "./queries/history.ts";
import { findPaymentUnderWay } from "./queries/payments.ts";
import { findOpenSubscription, toSubscription } from "./queries/subscriptions.ts";
import { findRenewalPrice } from "./queries/terms.ts";
import { announcePlanPix } from "./workflows/announce-plan-pix.ts";
import * as workflow from "./workflows/subscribe.ts";

export function subscriptionPaymentRoutes(dependencies: Dependencies): Route[] {
  const { clock, payments, config } = dependencies;
  return [
    bind(calls.findCardKey, async () => payments.cardKey()),
    bind(calls.listPayments, async ({ inScope, query }) => found(await inScope((scope) => listPayments(scope, query)))),
    bind(calls.announcePlanPix, async ({ actor, body }) => {
      if (!config.platformPix) return refuse("not_found");
      return { announced_on: await announcePlanPix(dependencies, actor, body) };
    }),
    bind(findSubscription, async ({ inScope }) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      return inScope(async (anyScope) => {
        const scope = asTrainer(anyScope);
        const open = await findOpenSubscription(scope);
        const discount = await findDiscount(scope);
        const underWay = await findPaymentUnderWay(scope);
        return {
          subscription: open ? toSubscription(open, today) : null,
          may_renew: mayRenew(open, today),
          pays_from: open ? nextPeriodStart(open) : null,
          discount: discount ? toHeldDiscount(discount) : null,
          trial_ends_on: (await findStandingTrial(scope, today))?.ends_on ?? null,
          pix: config.platformPix ?? null,
          pix_confirms: config.platformPix === undefined,
          pix_charge: toWaitingPlanPix(await findWaitingPlanPix(scope, scope.actor.trainerId)),
          pix_announced_on: underWay?.method === "pix" ? todayInSaoPaulo(underWay.created_at.getTime()) : null,
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
