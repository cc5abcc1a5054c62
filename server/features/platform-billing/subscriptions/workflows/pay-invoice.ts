import type { Outcome } from "../../../../platform/outcome.ts";
import type { ChargeAnswer } from "../../../../platform/payments/provider.ts";
import { findInvoice } from "../../invoices/queries.ts";
import { beginInvoicePayment } from "../../subscription-payments/commands/begin-invoice.ts";
import { findSubscriber } from "../../subscription-payments/queries/subscriptions.ts";
import { chargedCard, payingCustomer, type TypedCard } from "../../subscription-payments/rules.ts";
import {
  type AsPayer,
  isFreeToPay,
  type PaymentServices,
  settleAnswer,
} from "../../subscription-payments/workflows/settle.ts";

interface InvoicePayment {
  readonly invoiceId: number;
  /** Null: the card that the subscription keeps. */
  readonly card: TypedCard | null;
  readonly isAutomatic: boolean;
  /** Undefined for the job, which charges what the invoice asks for. */
  readonly seenCents?: number;
  readonly installments?: number | undefined;
}

type Paid =
  | Outcome<"paid" | "not_owed" | "under_way" | "away" | "no_card" | "too_many_parts">
  | { readonly outcome: "price_changed"; readonly cents: number }
  | Extract<ChargeAnswer, { outcome: "refused" }>;

/** The try is recorded before the provider is asked. A crash in between leaves a try that `settleWithProvider` ends. */
export async function payInvoice(
  services: PaymentServices,
  asPayer: AsPayer,
  { invoiceId, card, isAutomatic, seenCents, installments }: InvoicePayment,
): Promise<Paid> {
  const now = services.clock.now();
  if (!(await isFreeToPay(services, asPayer))) return { outcome: "under_way" };
  const begun = await asPayer(async (scope) => {
    const { trainerId } = scope.actor;
    const owed = await findInvoice(scope, { trainerId, id: invoiceId });
    if (owed?.state !== "pending") return { outcome: owed?.state === "paid" ? "paid" : "not_owed" } as const;
    const cents = owed.value_cents;
    if (seenCents !== undefined && seenCents !== cents) return { outcome: "price_changed", cents } as const;
    const subscriber = await findSubscriber(scope);
    const charged = chargedCard(card, subscriber?.card_reference ?? null);
    if (!charged || !subscriber) return { outcome: "no_card" } as const;
    const payment = await beginInvoicePayment(scope, {
      invoiceId,
      installments,
      now,
      isAutomatic,
      method: "credit_card",
    });
    return payment.outcome === "begun" ? { ...payment, charged, subscriber } : payment;
  });
  if (begun.outcome === "price_changed") return begun;
  if (begun.outcome !== "begun") return { outcome: begun.outcome };
  const { key, invoice, charged, subscriber } = begun;
  const answer = await services.payments.charge({
    key,
    cents: invoice.value_cents,
    installments: installments ?? invoice.installments,
    card: charged,
    customer: payingCustomer(subscriber, card),
    description: `Plano ${invoice.plan_name}`,
  });
  const { outcome } = await settleAnswer(services, asPayer, { key, answer });
  if (answer.outcome === "refused") return answer;
  if (outcome === "waiting") return { outcome: "away" };
  return { outcome: outcome === "paid" ? "paid" : "not_owed" };
}
