import type { Frequency } from "#domain/billing/plans.ts";
import { isLapsed, mayRenew, noticeDue, periodEnd, renewalStart } from "#domain/billing/subscription.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../platform/database/scope.ts";
import { enqueueMail } from "../../platform/jobs/commands.ts";
import type { PaidCharge } from "../../platform/payments/provider.ts";
import { renewalNotice } from "./mail.ts";
import {
  findOpenSubscription,
  findPayment,
  findSubscriber,
  isAnotherUnderWay,
  type OpenSubscription,
} from "./queries.ts";

/** After this wait for an answer, another payment may be tried. */
const WAITING_MS = 60_000;

interface Intended {
  readonly key: string;
  readonly plan: { readonly id: number; readonly value_cents: number; readonly frequency: Frequency };
  readonly installments: number;
  readonly now: Date;
}

/** Requests of one trainer go one after the other from here to the end of the transaction. */
const takeTurns = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("trainers")
    .select("trainer_id")
    .where("trainer_id", "=", actor.trainerId)
    .forUpdate()
    .executeTakeFirstOrThrow();

type Begun =
  | { readonly outcome: "begun" }
  | { readonly outcome: "in_order"; readonly subscription: OpenSubscription }
  | { readonly outcome: "under_way" }
  | { readonly outcome: "refused_before" };

/** Records the payment before the provider is asked, unless nothing is due. */
export async function beginPayment(scope: TrainerScope, { key, plan, installments, now }: Intended): Promise<Begun> {
  await takeTurns(scope);
  const subscription = await findOpenSubscription(scope);
  const today = todayInSaoPaulo(now.getTime());
  if (subscription && !mayRenew(subscription, today)) return { outcome: "in_order", subscription };
  const before = await findPayment(scope, key);
  if (before?.status === "canceled") return { outcome: "refused_before" };
  if (before) return { outcome: "begun" };
  if (await isAnotherUnderWay(scope, key, new Date(now.getTime() - WAITING_MS))) return { outcome: "under_way" };
  await scope.tx
    .insertInto("payments")
    .values({
      trainer_id: scope.actor.trainerId,
      plan_id: plan.id,
      idempotency_key: key,
      status: "pending",
      method: "credit_card",
      value_cents: plan.value_cents,
      installments,
      created_at: now,
    })
    .execute();
  return { outcome: "begun" };
}

/** The provider refused: the payment is over. */
export async function cancelPayment({ tx, actor }: TrainerScope, key: string): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "canceled" })
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "=", key)
    .where("status", "=", "pending")
    .execute();
}

/**
 * The provider was paid: the subscription begins, or goes on from its end. Told twice, as by two requests, it happens once.
 */
export async function settlePayment(
  scope: TrainerScope,
  { key, plan, now }: Intended,
  paid: PaidCharge,
): Promise<void> {
  await takeTurns(scope);
  if ((await findPayment(scope, key))?.status !== "pending") return;
  const subscription_id = await prolong(scope, { plan, now }, paid);
  await scope.tx
    .updateTable("payments")
    .set({ status: "paid", subscription_id, card_brand: paid.brand, card_last4: paid.last4 })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("idempotency_key", "=", key)
    .execute();
}

async function prolong(scope: TrainerScope, { plan, now }: Omit<Intended, "key" | "installments">, paid: PaidCharge) {
  const { tx, actor } = scope;
  const today = todayInSaoPaulo(now.getTime());
  const former = await findOpenSubscription(scope);
  const period_start = renewalStart(former, today);
  const period = {
    plan_id: plan.id,
    period_start,
    period_end: periodEnd(period_start, plan.frequency),
    card_reference: paid.cardReference,
  };
  if (former && !isLapsed(former, today)) {
    await tx
      .updateTable("subscriptions")
      .set({ ...period, state: "active" })
      .where("trainer_id", "=", actor.trainerId)
      .where("id", "=", former.id)
      .execute();
    return former.id;
  }
  await tx
    .updateTable("subscriptions")
    .set({ state: "canceled" })
    .where("trainer_id", "=", actor.trainerId)
    .where("state", "<>", "canceled")
    .execute();
  const begun = await tx
    .insertInto("subscriptions")
    .values({ trainer_id: actor.trainerId, state: "active", created_at: now, ...period })
    .returning("id")
    .executeTakeFirstOrThrow();
  return begun.id;
}

/**
 * Mails the acting trainer the notice that is due about the end of the paid period, once, also when it is called again: the
 * notice is recorded in the same transaction. A trainer who renewed or was deactivated meanwhile gets none.
 */
export async function sendRenewalNotice(
  scope: TrainerScope,
  { today, now }: { readonly today: CalendarDate; readonly now: Date },
): Promise<void> {
  await takeTurns(scope);
  const subscriber = await findSubscriber(scope);
  const day = subscriber && noticeDue(subscriber, today);
  if (!subscriber || day === undefined) return;
  const { subscription_id, period_end } = subscriber;
  const { numInsertedOrUpdatedRows: written } = await scope.tx
    .insertInto("renewal_notices")
    .values({ trainer_id: scope.actor.trainerId, subscription_id, period_end, day, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written) await enqueueMail(scope, renewalNotice(subscriber, today));
}
