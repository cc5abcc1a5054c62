import { renewalTerms, type Terms } from "#domain/billing/sold-terms.ts";
import { isLapsed } from "#domain/billing/subscription.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import { findOwedInvoice } from "../../invoices/queries.ts";
import { findSubscriber } from "./subscriptions.ts";

export const termsOf = ({
  plan_name,
  frequency,
  value_cents,
}: Omit<Terms, "name"> & { readonly plan_name: string }): Terms => ({
  name: plan_name,
  frequency,
  value_cents,
});

interface Reduced extends Omit<Terms, "name"> {
  readonly plan_name: string;
  readonly discount_cents: number;
  readonly credit_cents: number;
}

/** The price of the plan without discount and credit. */
export const listTermsOf = ({ value_cents, discount_cents, credit_cents, ...terms }: Reduced): Terms =>
  termsOf({ ...terms, value_cents: value_cents + discount_cents + credit_cents });

/** A trainer keeps a lower price that is owed, renewed or chosen. Only terms of the sold frequency count. */
export async function findOwnTerms(
  scope: TrainerScope,
  plan: Terms & { readonly id: number },
  today: CalendarDate,
): Promise<Terms> {
  const listed: Terms = { name: plan.name, frequency: plan.frequency, value_cents: plan.value_cents };
  const subscriber = await findSubscriber(scope);
  if (!subscriber || isLapsed(subscriber, today)) return listed;
  const { renewing, plan_id, renewed_id } = subscriber;
  const owed = await findOwedInvoice(scope, { trainerId: subscriber.trainer_id, id: subscriber.id });
  const ownTerms: readonly (readonly [planId: number, terms: Terms | null])[] = [
    [owed?.plan_id ?? plan_id, owed ? listTermsOf(owed) : null],
    [plan_id, renewalTerms({ ...renewing, chosen: null, plan: listed })],
    [renewed_id, renewing.chosen],
  ];
  return ownTerms.reduce(
    (least, [id, terms]) =>
      id === plan.id && terms?.frequency === plan.frequency && terms.value_cents < least.value_cents ? terms : least,
    listed,
  );
}

/** Null when nothing is renewed. */
export async function findRenewalPrice(scope: TrainerScope, today: CalendarDate) {
  const subscriber = await findSubscriber(scope);
  if (!subscriber?.is_plan_sold || isLapsed(subscriber, today)) return null;
  const { renewed_id: id, renewing } = subscriber;
  const { value_cents } = await findOwnTerms(scope, { id, ...renewing.plan }, today);
  return { plan_id: id, value: toReais(value_cents) };
}
