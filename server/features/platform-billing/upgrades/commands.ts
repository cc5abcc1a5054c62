import type { Terms } from "#domain/billing/sold-terms.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { mayBeginAgain, reopenPayment } from "../subscription-payments/commands/begin.ts";
import { makeWay } from "../subscription-payments/commands/make-way.ts";
import { takeTurns } from "../subscription-payments/commands/turns.ts";
import { findPayment } from "../subscription-payments/queries/payments.ts";
import { termsOf } from "../subscription-payments/queries/terms.ts";
import { type Quoted, quoteUpgrade } from "./queries.ts";

interface Intended {
  readonly key: string;
  readonly plan: Terms & { readonly id: number };
  readonly installments: number;
  readonly seenCents: number;
  readonly today: CalendarDate;
  readonly now: Date;
}

type Begun =
  | { readonly outcome: "begun"; readonly terms: Terms }
  | { readonly outcome: "price_changed"; readonly cents: number }
  | Outcome<"paid" | "under_way" | "refused_before">
  | Exclude<Quoted, { outcome: "quoted" }>;

/** The payment keeps the credit and the day from which it was counted, whenever the provider's answer comes. */
export async function beginUpgrade(scope: TrainerScope, intended: Intended): Promise<Begun> {
  const { key, plan, installments, seenCents, today, now } = intended;
  await takeTurns(scope);
  const previous = await findPayment(scope, key);
  if (previous?.status === "paid") return { outcome: "paid" };
  // The key was made for one plan and value; what it was asked for first has its end before another.
  const isSame = previous?.plan_id === plan.id && previous.value_cents === seenCents;
  if (previous?.status === "pending")
    return isSame ? { outcome: "begun", terms: termsOf(previous) } : { outcome: "under_way" };
  if (previous && !(await mayBeginAgain(scope, key, previous))) return { outcome: "refused_before" };
  const quote = await quoteUpgrade(scope, plan, today);
  if (quote.outcome !== "quoted") return quote;
  // A payment that never reached the provider keeps its value, which is of its day.
  const cents = previous ? previous.value_cents : quote.cents;
  if (seenCents !== cents || (previous && previous.starts_on !== today))
    return { outcome: "price_changed", cents: quote.cents };
  const way = await makeWay(scope, now);
  if (way.outcome === "under_way") return way;
  if (previous) {
    await reopenPayment(scope, previous.id);
    return { outcome: "begun", terms: termsOf(previous) };
  }
  const terms = { ...quote.terms, value_cents: quote.cents };
  await scope.tx
    .insertInto("payments")
    .values({
      trainer_id: scope.actor.trainerId,
      plan_id: plan.id,
      idempotency_key: key,
      status: "pending",
      method: "credit_card",
      plan_name: terms.name,
      frequency: terms.frequency,
      value_cents: terms.value_cents,
      discount_cents: quote.discountCents,
      credit_cents: quote.creditCents,
      starts_on: today,
      installments,
      created_at: now,
    })
    .execute();
  return { outcome: "begun", terms };
}
