import { sql } from "kysely";
import type { PlatformMethod } from "#domain/billing/payments.ts";
import type { Terms } from "#domain/billing/sold-terms.ts";
import { mayRenew } from "#domain/billing/subscription.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { findDiscountCents } from "../../discounts/queries.ts";
import { findOwedInvoice } from "../../invoices/queries.ts";
import { findPayment, findPaymentUnderWay, type Payment } from "../queries/payments.ts";
import { findOpenSubscription, type OpenSubscription } from "../queries/subscriptions.ts";
import { findOwnTerms, termsOf } from "../queries/terms.ts";
import { makeWay } from "./make-way.ts";
import { takeTurns } from "./turns.ts";

interface Intended {
  readonly key: string;
  readonly plan: Terms & { readonly id: number };
  readonly installments: number;
  /** Undefined for a call that does not say what the payer saw. */
  readonly seenCents: number | undefined;
  readonly now: Date;
  /** Absent: a card. */
  readonly method?: PlatformMethod;
}

type Begun =
  | { readonly outcome: "begun"; readonly terms: Terms }
  | { readonly outcome: "price_changed"; readonly cents: number }
  | { readonly outcome: "in_order"; readonly subscription: OpenSubscription }
  | Outcome<"under_way" | "refused_before">;

/** The payment is recorded before the provider is asked. It pays what is owed when plan and price are the same. */
export async function beginPayment(
  scope: TrainerScope,
  { key, plan, installments, seenCents, now, method = "credit_card" }: Intended,
): Promise<Begun> {
  await takeTurns(scope);
  const { trainerId } = scope.actor;
  const subscription = await findOpenSubscription(scope);
  const today = todayInSaoPaulo(now.getTime());
  if (subscription && !mayRenew(subscription, today)) return { outcome: "in_order", subscription };
  const previous = await findPayment(scope, key);
  if (previous && previous.status !== "canceled") return { outcome: "begun", terms: termsOf(previous) };
  if (previous && !(await mayBeginAgain(scope, key, previous))) return { outcome: "refused_before" };
  if (method === "pix" && (await findPaymentUnderWay(scope))) return { outcome: "under_way" };
  const way = await makeWay(scope, now);
  if (way.outcome === "under_way") return way;
  if (previous) {
    await reopenPayment(scope, previous.id);
    return { outcome: "begun", terms: termsOf(previous) };
  }
  const owed = subscription && (await findOwedInvoice(scope, { trainerId, id: subscription.id }));
  const price = await findOwnTerms(scope, plan, today);
  const discount_cents = await findDiscountCents(scope, price.value_cents);
  const terms = { ...price, value_cents: price.value_cents - discount_cents };
  if (seenCents !== undefined && seenCents !== terms.value_cents)
    return { outcome: "price_changed", cents: terms.value_cents };
  const isOwed =
    owed?.plan_id === plan.id && owed.frequency === terms.frequency && owed.value_cents === terms.value_cents;
  await scope.tx
    .insertInto("payments")
    .values({
      trainer_id: trainerId,
      plan_id: plan.id,
      invoice_id: isOwed ? owed.id : null,
      idempotency_key: key,
      status: "pending",
      method,
      plan_name: terms.name,
      frequency: terms.frequency,
      value_cents: terms.value_cents,
      discount_cents,
      installments,
      created_at: now,
    })
    .execute();
  return { outcome: "begun", terms };
}

/** A payment that the provider did not know of. Money that came of it after all may be on its way back. */
export const mayBeginAgain = async (
  scope: TrainerScope,
  key: string,
  { refusal, refunded_at }: Pick<Payment, "refusal" | "refunded_at">,
): Promise<boolean> => refusal === "absent" && refunded_at === null && !(await isReturning(scope, key));

async function isReturning({ tx }: TrainerScope, key: string): Promise<boolean> {
  const { rows } = await sql<{ returning: boolean }>`select is_charge_returning(${key}) as returning`.execute(tx);
  return rows[0]?.returning ?? false;
}

/** The provider charges one key once, so an unknown payment is asked for again. */
export async function reopenPayment({ tx, actor }: TrainerScope, id: number): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "pending", refusal: null })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", id)
    .execute();
}
