import {
  findCardKey,
  findSubscription,
  listPayments,
  type PaymentInformation,
  type Subscription,
  subscribe,
} from "#contract/payments.ts";
import { mayRenew } from "#domain/billing/subscription.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asTrainer, type TrainerScope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { type InScope, on, type Route } from "../../platform/http/route.ts";
import { found, refuse } from "../../platform/refusal.ts";
import { findPlatformPlan } from "../plans/queries.ts";
import { beginPayment, cancelPayment, settlePayment } from "./commands.ts";
import { findOpenSubscription, listPayments as listTheirPayments, toSubscription } from "./queries.ts";
import { paymentKey, planRefusal, refusalOf, toCharge } from "./rules.ts";

export function paymentRoutes({ clock, payments }: Dependencies): Route[] {
  /** The provider is asked outside a transaction: it takes its time, and a connection should not wait for it. */
  async function pay(trainerId: number, information: PaymentInformation, inScope: InScope): Promise<Subscription> {
    const now = clock.now();
    const today = todayInSaoPaulo(now.getTime());
    const { id, installments } = information.plan;
    const plan = await inScope((scope) => findPlatformPlan(scope, id));
    const fields = planRefusal(plan, installments);
    if (!plan || fields) return refuse("invalid", { ...(fields && { fields }) });
    const key = paymentKey(trainerId, information);
    const intended = { key, plan, installments, now };
    const asOwner = <T>(work: (scope: TrainerScope) => Promise<T>) => inScope((scope) => work(asTrainer(scope)));

    const begun = await asOwner((scope) => beginPayment(scope, intended));
    if (begun.outcome === "in_order") return toSubscription(begun.subscription, today);
    if (begun.outcome === "under_way") return refuse("payment_under_way");
    if (begun.outcome === "refused_before") return refuse("card_refused");

    const answer = await payments.charge(toCharge(key, plan, information));
    if (answer.outcome === "away") return refuse("dependency_away");
    if (answer.outcome === "refused") {
      await asOwner((scope) => cancelPayment(scope, key));
      return refuse("card_refused", refusalOf(answer));
    }
    return asOwner(async (scope) => {
      await settlePayment(scope, intended, answer);
      return toSubscription(found(await findOpenSubscription(scope)), today);
    });
  }

  return [
    on(findCardKey, async () => payments.cardKey()),
    on(listPayments, async ({ inScope, query }) => found(await inScope((scope) => listTheirPayments(scope, query)))),
    on(findSubscription, async ({ inScope }) => {
      const today = todayInSaoPaulo(clock.now().getTime());
      const open = await inScope((scope) => findOpenSubscription(asTrainer(scope)));
      return { subscription: open ? toSubscription(open, today) : null, may_renew: mayRenew(open, today) };
    }),
    on(subscribe, async ({ body, actor, inScope }) => ({
      subscription: await pay(actor.userId, body.paymentInformation, inScope),
    })),
  ];
}
