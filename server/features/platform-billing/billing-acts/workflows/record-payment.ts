import type { BillingActDraft } from "#contract/platform-billing/billing-acts.ts";
import { PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { formatReais, toCents, toReais } from "#domain/money.ts";
import type { PlatformDay } from "../../../../platform/clock.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { findOwedInvoice } from "../../invoices/queries.ts";
import { findPlatformPlan } from "../../plans/queries.ts";
import { beginPayment } from "../../subscription-payments/commands/begin.ts";
import { beginInvoicePayment } from "../../subscription-payments/commands/begin-invoice.ts";
import { settleSubscriptionPayment } from "../../subscription-payments/commands/settle.ts";
import { findOpenSubscription } from "../../subscription-payments/queries/subscriptions.ts";
import { planRefusal, priceRefusal } from "../../subscription-payments/rules.ts";

type Received = Extract<BillingActDraft, { kind: "payment_recorded" }>;

const IN_ORDER = { detail: "O período pago termina em mais de sete dias: ainda não há o que pagar." };
const NOTHING_OWED = { detail: "Não há fatura em aberto. Escolha o plano que foi pago." };

/** Received and settled in one transaction; the sentence says what it paid. */
export async function recordPayment(scope: TrainerScope, draft: Received, { now }: PlatformDay): Promise<string> {
  const cents = toCents(draft.value);
  const key = draft.plan
    ? await beginForPlan(scope, draft, { cents, now })
    : await beginForOwed(scope, draft, { cents, now });
  const { outcome } = await settleSubscriptionPayment(scope, { key, now }, null);
  if (outcome === "too_late") return refuse("changed_elsewhere");
  return `Pagamento de ${formatReais(toReais(cents))} recebido: ${PAYMENT_METHODS[draft.method].toLowerCase()}`;
}

interface Seen {
  readonly cents: number;
  readonly now: Date;
}

async function beginForOwed(scope: TrainerScope, { method }: Received, { cents, now }: Seen): Promise<string> {
  const open = await findOpenSubscription(scope);
  const owed = open && (await findOwedInvoice(scope, { trainerId: scope.actor.trainerId, id: open.id }));
  if (!owed) return refuse("invalid", NOTHING_OWED);
  if (owed.value_cents !== cents) return refuse("price_changed", priceRefusal(owed.value_cents));
  const begun = await beginInvoicePayment(scope, { invoiceId: owed.id, now, isAutomatic: false, method });
  if (begun.outcome === "under_way") return refuse("payment_under_way");
  return begun.outcome === "begun" ? begun.key : refuse("changed_elsewhere");
}

async function beginForPlan(scope: TrainerScope, draft: Received, { cents, now }: Seen): Promise<string> {
  const installments = draft.plan?.installments ?? 1;
  const plan = await findPlatformPlan(scope, draft.plan?.id ?? 0);
  const fields = planRefusal(plan, installments);
  if (!plan || fields) return refuse("invalid", { ...(fields && { fields }) });
  const key = `act-${draft.key}`;
  const begun = await beginPayment(scope, { key, plan, installments, seenCents: cents, now, method: draft.method });
  if (begun.outcome === "price_changed") return refuse("price_changed", priceRefusal(begun.cents));
  if (begun.outcome === "in_order") return refuse("invalid", IN_ORDER);
  return begun.outcome === "begun" ? key : refuse("payment_under_way");
}
