import type { UpgradeQuote } from "#contract/platform-billing/upgrades.ts";
import { toReais } from "#domain/money.ts";
import type { Quote, Quoted } from "./queries.ts";

/** Why another plan cannot begin today. */
export const NO_UPGRADE: Readonly<Record<Exclude<Quoted["outcome"], "quoted">, string>> = {
  no_subscription: "Você não tem uma assinatura em andamento.",
  nothing_paid: "Pague antes a fatura em aberto.",
  same_plan: "Este já é o seu plano.",
  covered: "O que você já pagou cobre este plano: escolha-o para o próximo período.",
};

export const toUpgradeQuote = (
  { terms, discountCents, creditCents, cents, daysLeft, periodStart, periodEnd }: Quote,
  planId: number,
): UpgradeQuote => ({
  plan_id: planId,
  price: toReais(terms.value_cents),
  discount: toReais(discountCents),
  credit: toReais(creditCents),
  value: toReais(cents),
  days_left: daysLeft,
  period_start: periodStart,
  period_end: periodEnd,
});
