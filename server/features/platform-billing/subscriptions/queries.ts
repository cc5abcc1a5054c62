import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import type { OwnSubscription } from "#contract/platform-billing/subscriptions.ts";
import { isLapsed } from "#domain/billing/subscription.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import { findDiscount } from "../discounts/queries.ts";
import { findOwedInvoice, findWaitingInvoicePix } from "../invoices/queries.ts";
import { findLastTry, findPaymentUnderWay } from "../subscription-payments/queries/payments.ts";
import { findSubscriber } from "../subscription-payments/queries/subscriptions.ts";
import { toOwnSubscription } from "./rules.ts";

interface OwnRequest {
  readonly today: CalendarDate;
  /** Undefined: the platform has no Pix key of its own. */
  readonly pix: PixReceiver | undefined;
}

/** Null when there is none, or it is over. */
export async function findOwnSubscription(
  scope: TrainerScope,
  { today, pix }: OwnRequest,
): Promise<OwnSubscription | null> {
  const subscriber = await findSubscriber(scope);
  if (!subscriber || isLapsed(subscriber, today)) return null;
  const owed = await findOwedInvoice(scope, { trainerId: subscriber.trainer_id, id: subscriber.id });
  const last = owed && (await findLastTry(scope, owed.id));
  const underWay = owed && (await findPaymentUnderWay(scope));
  const waitingPix = owed && (await findWaitingInvoicePix(scope, { trainerId: owed.trainer_id, id: owed.id }));
  const discount = await findDiscount(scope);
  return toOwnSubscription({ subscriber, owed, last, underWay, discount, pix: pix ?? null, waitingPix }, today);
}

export const listTrainersToRenew = async ({ tx }: SignInScope, until: CalendarDate): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("subscriptions")
    .select("trainer_id")
    .where("state", "<>", "canceled")
    .where("period_end", "<=", until)
    .orderBy("trainer_id")
    .execute();
  return rows.map(({ trainer_id }) => trainer_id);
};
