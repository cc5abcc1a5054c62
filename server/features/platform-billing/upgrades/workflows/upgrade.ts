import type { z } from "zod";
import type { upgrade as upgradeCall } from "#contract/platform-billing/upgrades.ts";
import { toCents } from "#domain/money.ts";
import { platformDay } from "../../../../platform/clock.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { findSubscriber } from "../../subscription-payments/queries/subscriptions.ts";
import { cardRefusal, chargedCard, NO_CARD, payingCustomer, priceRefusal } from "../../subscription-payments/rules.ts";
import { findSoldPlan } from "../../subscription-payments/workflows/find-sold-plan.ts";
import {
  type AsPayer,
  isFreeToPay,
  type PaymentServices,
  settleAnswer,
} from "../../subscription-payments/workflows/settle.ts";
import { beginUpgrade } from "../commands.ts";
import { NO_UPGRADE } from "../rules.ts";

type UpgradeRequest = z.output<(typeof upgradeCall)["schema"]["body"]>;

/** The provider is asked between two transactions. */
export async function upgrade(services: PaymentServices, asPayer: AsPayer, asked: UpgradeRequest): Promise<void> {
  const { clock, payments } = services;
  const { now, today } = platformDay(clock);
  const plan = await asPayer((scope) => findSoldPlan(scope, asked.plan_id, asked.installments));
  const payer = await asPayer(findSubscriber);
  if (!payer) return refuse("invalid", { detail: NO_UPGRADE.no_subscription });
  const card = chargedCard(asked.creditCard, payer.card_reference) ?? refuse("invalid", NO_CARD);
  const key = `upgrade-${payer.trainer_id}-${asked.key}`;
  const intended = { key, plan, installments: asked.installments, seenCents: toCents(asked.value), today, now };

  let begun = await asPayer((scope) => beginUpgrade(scope, intended));
  if (begun.outcome === "under_way" && (await isFreeToPay(services, asPayer)))
    begun = await asPayer((scope) => beginUpgrade(scope, intended));
  if (begun.outcome === "paid") return;
  if (begun.outcome === "under_way") return refuse("payment_under_way");
  if (begun.outcome === "refused_before") return refuse("card_refused");
  if (begun.outcome === "price_changed") return refuse("price_changed", priceRefusal(begun.cents));
  if (begun.outcome !== "begun") return refuse("invalid", { detail: NO_UPGRADE[begun.outcome] });

  const answer = await payments.charge({
    key,
    cents: begun.terms.value_cents,
    installments: asked.installments,
    card,
    customer: payingCustomer(payer, asked.creditCard),
    description: `Plano ${begun.terms.name}`,
  });
  if (answer.outcome === "away") return refuse("dependency_away");
  const settled = await settleAnswer(services, asPayer, { key, answer });
  if (answer.outcome === "refused") return refuse("card_refused", cardRefusal(answer));
  if (settled.outcome !== "paid") return refuse("payment_under_way");
}
