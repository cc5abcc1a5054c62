import type { PaymentInformation, Subscription } from "#contract/platform-billing/subscription-payments.ts";
import { platformDay } from "../../../../platform/clock.ts";
import { asTrainer, type TrainerScope } from "../../../../platform/database/scope.ts";
import type { InScope } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { beginPayment } from "../commands/begin.ts";
import { findPayer } from "../queries/payments.ts";
import { findOpenSubscription, toSubscription } from "../queries/subscriptions.ts";
import { cardRefusal, paymentKey, priceRefusal, seenCentsOf, toSubscriptionCharge } from "../rules.ts";
import { findSoldPlan } from "./find-sold-plan.ts";
import { isFreeToPay, type PaymentServices, settleAnswer } from "./settle.ts";

/** The provider is asked between two transactions. */
export async function subscribe(
  services: PaymentServices,
  { trainerId, inScope }: { readonly trainerId: number; readonly inScope: InScope },
  information: PaymentInformation,
): Promise<Subscription> {
  const { clock, payments } = services;
  const { now, today } = platformDay(clock);
  const { id, installments } = information.plan;
  const plan = await inScope((scope) => findSoldPlan(scope, id, installments));
  const key = paymentKey(trainerId, information);
  const intended = { key, plan, installments, seenCents: seenCentsOf(information.plan), now };
  const asOwner = <T>(work: (scope: TrainerScope) => Promise<T>) => inScope((scope) => work(asTrainer(scope)));

  let begun = await asOwner((scope) => beginPayment(scope, intended));
  if (begun.outcome === "under_way" && (await isFreeToPay(services, asOwner)))
    begun = await asOwner((scope) => beginPayment(scope, intended));
  if (begun.outcome === "in_order") return toSubscription(begun.subscription, today);
  if (begun.outcome === "under_way") return refuse("payment_under_way");
  if (begun.outcome === "refused_before") return refuse("card_refused");
  if (begun.outcome === "price_changed") return refuse("price_changed", priceRefusal(begun.cents));

  const payer = await asOwner(findPayer);
  const answer = await payments.charge(toSubscriptionCharge({ key, terms: begun.terms, payer }, information));
  if (answer.outcome === "away") return refuse("dependency_away");
  const settled = await settleAnswer(services, asOwner, { key, answer });
  if (answer.outcome === "refused") return refuse("card_refused", cardRefusal(answer));
  if (settled.outcome !== "paid") return refuse("payment_under_way");
  return asOwner(async (scope) => toSubscription(found(await findOpenSubscription(scope)), today));
}
