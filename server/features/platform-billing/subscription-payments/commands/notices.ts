import { priceNoticeDue } from "#domain/billing/sold-terms.ts";
import { awaitsFirstPayment, isLapsed, noticeDue } from "#domain/billing/subscription.ts";
import { trialNoticeDue } from "#domain/billing/trial.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { findOwedInvoice } from "../../invoices/queries.ts";
import { recordTrialNotice } from "../../trials/commands.ts";
import { trialNotice } from "../../trials/mail.ts";
import { findStandingTrial, findTrialPerson } from "../../trials/queries.ts";
import { keptPriceNotice, type NotifiedSubscriber, priceNotice, renewalNotice } from "../mail.ts";
import { findLastTry } from "../queries/payments.ts";
import { findSubscriber, type Subscriber } from "../queries/subscriptions.ts";
import { takeTurns } from "./turns.ts";

/** Inactive and unconfirmed accounts get no mail. */
export const isTold = ({ is_active, confirmed_at }: Subscriber): boolean => is_active && confirmed_at !== null;

export async function withOwed(scope: TrainerScope, subscriber: Subscriber): Promise<NotifiedSubscriber> {
  const owed = await findOwedInvoice(scope, { trainerId: subscriber.trainer_id, id: subscriber.id });
  const last = owed && (await findLastTry(scope, owed.id));
  return {
    ...subscriber,
    owed,
    last_try_on: last ? todayInSaoPaulo(last.created_at.getTime()) : null,
    isRefused: last?.status === "canceled",
  };
}

/** The same transaction records the notice, so that it is mailed once. */
export async function sendRenewalNotice(
  scope: TrainerScope,
  { today, now }: { readonly today: CalendarDate; readonly now: Date },
): Promise<void> {
  await takeTurns(scope);
  const subscriber = await findSubscriber(scope);
  const day = subscriber && noticeDue(subscriber, today);
  if (!subscriber || day === undefined || !isTold(subscriber)) return;
  // The letters of a trial that was given after the end say when the access ends.
  if (await findStandingTrial(scope, today)) return;
  const told = await withOwed(scope, subscriber);
  // The refusal of a charge is told when it happens, and a trainer who canceled is told once more, before the end.
  if (day > 0 && (told.last_try_on === today || subscriber.is_ending)) return;
  const { id: subscription_id, period_end } = subscriber;
  const { numInsertedOrUpdatedRows: written } = await scope.tx
    .insertInto("renewal_notices")
    .values({ trainer_id: scope.actor.trainerId, subscription_id, period_end, day, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written) await enqueueMail(scope, renewalNotice(told, today));
}

/** The same transaction records the notice. A value that the plan no longer has is taken back by mail. */
export async function sendPriceNotice(
  scope: TrainerScope,
  { today, now }: { readonly today: CalendarDate; readonly now: Date },
): Promise<void> {
  await takeTurns(scope);
  const subscriber = await findSubscriber(scope);
  if (!subscriber || !isTold(subscriber) || isLapsed(subscriber, today)) return;
  const { id: subscription_id, plan_id, renewing, announced, notice_id, is_ending, is_plan_sold } = subscriber;
  const isOver = notice_id !== null && announced === null;
  if (isOver) await endNotice(scope, notice_id, now);
  if (is_ending || !is_plan_sold || awaitsFirstPayment(subscriber)) return;
  const due = priceNoticeDue(renewing, today);
  if (due) {
    await scope.tx
      .insertInto("price_notices")
      .values({ trainer_id: scope.actor.trainerId, subscription_id, plan_id, ...due, sent_at: now })
      .execute();
    await enqueueMail(scope, priceNotice(subscriber, due));
  } else if (isOver && renewing.chosen === null) await enqueueMail(scope, keptPriceNotice(subscriber));
}

const endNotice = ({ tx, actor }: TrainerScope, id: number, now: Date) =>
  tx
    .updateTable("price_notices")
    .set({ ended_at: now })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", id)
    .execute();

interface Sold {
  readonly subscriptionId: number;
  readonly sold: { readonly plan_id: number; readonly value_cents: number };
  readonly now: Date;
}

/** A period was sold: the notices of its value and of another plan are over. */
export async function endPriceNotices({ tx, actor }: TrainerScope, { subscriptionId, sold, now }: Sold): Promise<void> {
  await tx
    .updateTable("price_notices")
    .set({ ended_at: now })
    .where("trainer_id", "=", actor.trainerId)
    .where("subscription_id", "=", subscriptionId)
    .where("ended_at", "is", null)
    .where((eb) => eb.or([eb("plan_id", "<>", sold.plan_id), eb("value_cents", "=", sold.value_cents)]))
    .execute();
}

/** The same transaction records the notice. Who subscribed is told of the subscription alone. */
export async function sendTrialNotice(scope: TrainerScope, { today }: { readonly today: CalendarDate }): Promise<void> {
  await takeTurns(scope);
  const trial = await findStandingTrial(scope, today);
  const day = trial && trialNoticeDue(trial, today);
  if (!trial || day === undefined) return;
  const person = await findTrialPerson(scope);
  if (!person.is_active || person.confirmed_at === null) return;
  await recordTrialNotice(scope, day);
  await enqueueMail(scope, trialNotice(person, trial.ends_on, today));
}
