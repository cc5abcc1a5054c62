import type { Subscription } from "#contract/payments.ts";
import { isLapsed, stateOn } from "#domain/billing/subscription.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { SignInScope, TrainerScope } from "../../platform/database/scope.ts";

/** The subscription that is not canceled; there is one at most. */
export const findOpenSubscription = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("subscriptions")
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .select(["subscriptions.id", "plan_id", "plan.name as plan_name", "state", "period_start", "period_end"])
    .where("trainer_id", "=", actor.trainerId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();

export type OpenSubscription = NonNullable<Awaited<ReturnType<typeof findOpenSubscription>>>;

export const toSubscription = (row: OpenSubscription, today: CalendarDate): Subscription => ({
  plan: { id: row.plan_id, name: row.plan_name },
  status: stateOn(row, today),
  period_end: row.period_end,
});

export const findPayment = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("payments")
    .select(["id", "status", "created_at"])
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

/** Whether somebody waits for the provider's answer to another payment of the acting trainer. */
export async function isAnotherUnderWay({ tx, actor }: TrainerScope, key: string, since: Date): Promise<boolean> {
  const other = await tx
    .selectFrom("payments")
    .select("id")
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "<>", key)
    .where("status", "=", "pending")
    .where("created_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether the product is closed to a trainer until they pay. */
export async function hasLapsed({ tx }: SignInScope, trainerId: number, today: CalendarDate): Promise<boolean> {
  const subscription = await tx
    .selectFrom("subscriptions")
    .select(["state", "period_end"])
    .where("trainer_id", "=", trainerId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();
  return isLapsed(subscription, today);
}
