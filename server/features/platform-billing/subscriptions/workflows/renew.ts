import { isChargeDue } from "#domain/billing/renewal.ts";
import { isLapsed, RENEWAL_DAYS } from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate, MS_PER_DAY, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { ChargeServices } from "../../../../dependencies.ts";
import { platformDay } from "../../../../platform/clock.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { tryEach } from "../../../../platform/jobs/try-each.ts";
import { findOwedInvoice, findWaitingInvoicePix } from "../../invoices/queries.ts";
import { findLastTry, listPaymentsWithoutEnd } from "../../subscription-payments/queries/payments.ts";
import { findSubscriber } from "../../subscription-payments/queries/subscriptions.ts";
import { type AsPayer, isFreeToPay, settleWithProvider } from "../../subscription-payments/workflows/settle.ts";
import { prepareRenewal } from "../commands.ts";
import { listTrainersToRenew } from "../queries.ts";
import { payInvoice } from "./pay-invoice.ts";

const ABSENT_DAYS = 2;

/** It may run at any time, in several processes at once, and after a crash. */
export async function renewSubscriptions(services: ChargeServices): Promise<void> {
  const { db, clock } = services;
  const { now, today } = platformDay(clock);
  const since = new Date(now.getTime() - ABSENT_DAYS * MS_PER_DAY);
  const payments = await inSignInScope(db, (scope) => listPaymentsWithoutEnd(scope, since));
  try {
    await tryEach(payments, ({ trainerId, key }) => settleWithProvider(services, asPayerOf(services, trainerId), key));
  } finally {
    const until = addDays(today, RENEWAL_DAYS);
    const trainers = await inSignInScope(db, (scope) => listTrainersToRenew(scope, until));
    await tryEach(trainers, (trainerId) => renew(services, asPayerOf(services, trainerId), today));
  }
}

const asPayerOf =
  ({ db }: Pick<ChargeServices, "db">, id: number): AsPayer =>
  (work) =>
    inScope(db, actAsTrainer(id, "renewal"), (scope) => work(asTrainer(scope)));

async function renew(services: ChargeServices, asPayer: AsPayer, today: CalendarDate): Promise<void> {
  if (!(await isFreeToPay(services, asPayer))) return;
  const now = services.clock.now();
  const invoiceId = await asPayer(async (scope) => {
    await prepareRenewal(scope, { today, now });
    const subscriber = await findSubscriber(scope);
    if (!subscriber?.card_reference || !subscriber.is_active || isLapsed(subscriber, today)) return undefined;
    const owed = await findOwedInvoice(scope, { trainerId: subscriber.trainer_id, id: subscriber.id });
    if (!owed) return undefined;
    // A Pix that waits is paid or over within a day.
    if (await findWaitingInvoicePix(scope, { trainerId: owed.trainer_id, id: owed.id })) return undefined;
    const last = await findLastTry(scope, owed.id);
    const last_try_on = last ? todayInSaoPaulo(last.created_at.getTime()) : null;
    return isChargeDue({ due_on: owed.due_on, last_try_on }, today) ? owed.id : undefined;
  });
  if (invoiceId !== undefined) await payInvoice(services, asPayer, { invoiceId, card: null, isAutomatic: true });
}
