import type { Updateable } from "kysely";
import { isLapsed } from "#domain/billing/subscription.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import type { Tables } from "../../../../tables/tables.ts";
import { findPaymentUnderWay } from "../queries/payments.ts";
import { findSubscriber, type Subscriber } from "../queries/subscriptions.ts";
import { takeTurns } from "./turns.ts";

export type Unchangeable = Outcome<"no_subscription" | "payment_under_way">;

/** A card under way refuses changes. */
export async function findChangeable(scope: TrainerScope, today: CalendarDate): Promise<Subscriber | Unchangeable> {
  await takeTurns(scope);
  const subscriber = await findSubscriber(scope);
  if (!subscriber || isLapsed(subscriber, today)) return { outcome: "no_subscription" };
  return (await findPaymentUnderWay(scope)) ? { outcome: "payment_under_way" } : subscriber;
}

export const NO_NEXT_PLAN = {
  next_plan_id: null,
  next_installments: null,
  next_name: null,
  next_frequency: null,
  next_value_cents: null,
} as const;

export const updateSubscription = (
  { tx, actor }: TrainerScope,
  id: number,
  changes: Updateable<Tables["subscriptions"]>,
): Promise<unknown> =>
  tx.updateTable("subscriptions").set(changes).where("trainer_id", "=", actor.trainerId).where("id", "=", id).execute();
