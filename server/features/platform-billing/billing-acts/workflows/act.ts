import type { BillingActDraft } from "#contract/platform-billing/billing-acts.ts";
import type { AccountEvent } from "#domain/audit.ts";
import { type BillingActKind, discountText, termsText } from "#domain/billing/billing-acts.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { formatReais, toCents, toReais } from "#domain/money.ts";
import type { ChargeServices } from "../../../../dependencies.ts";
import { type PlatformDay, platformDay } from "../../../../platform/clock.ts";
import {
  type Actor,
  actAsTrainer,
  asSeveral,
  asTrainer,
  inScope,
  type TrainerScope,
} from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { redeemCoupon } from "../../coupons/commands.ts";
import { NO_COUPON } from "../../coupons/rules.ts";
import { endDiscount, giveDiscount } from "../../discounts/commands.ts";
import { findDiscount } from "../../discounts/queries.ts";
import { findPlatformPlan } from "../../plans/queries.ts";
import { takeTurns } from "../../subscription-payments/commands/turns.ts";
import { findPayer, findPaymentUnderWay } from "../../subscription-payments/queries/payments.ts";
import { planRefusal } from "../../subscription-payments/rules.ts";
import { lockTrainerAccount } from "../../trainers/queries.ts";
import { giveTrialDays } from "../../trials/commands.ts";
import { recordAct } from "../commands/acts.ts";
import { beginRefund, settleRefundOutside } from "../commands/refunds.ts";
import * as subscription from "../commands/subscription.ts";
import { billingActNotice } from "../mail.ts";
import { findAct, findPaymentOfInvoice } from "../queries.ts";
import { recordPayment } from "./record-payment.ts";
import { recordTakenBack } from "./record-taken-back.ts";
import { giveBackByProvider } from "./refund.ts";

interface Done {
  readonly summary: string;
  /** Its money goes back by the provider, once the act is saved. */
  readonly refundOf?: number;
}

const EVENTS: Readonly<Record<BillingActKind, AccountEvent>> = {
  plan_changed: "plan_changed",
  free_days: "free_days_given",
  discount: "discount_given",
  coupon: "discount_given",
  discount_ended: "discount_ended",
  canceled: "subscription_canceled",
  payment_recorded: "payment_recorded",
  refunded: "payment_refunded",
  refunded_outside: "refund_recorded",
};

/** Subscription, act, mail and log change in one transaction; a card's money goes back after it. */
export async function act(services: ChargeServices, actor: Actor, id: number, draft: BillingActDraft): Promise<void> {
  const moment = platformDay(services.clock);
  if (draft.kind === "refunded_outside") await hearOfReturns(services, id, draft.invoice_id);
  const done = await asSeveral(services.db, async (turns): Promise<Done | undefined> => {
    const { is_active } = found(await lockTrainerAccount(await turns.authenticator(), id));
    const payer = asTrainer(await turns.as(actAsTrainer(id, "administration")));
    await takeTurns(payer);
    if (await findAct(payer, draft.key)) return undefined;
    const { kind, key, reason } = draft;
    const result = await carryOut(payer, draft, moment);
    const { summary } = result;
    await recordAct(payer, { key, kind, summary, reason, actor_id: actor.userId, happened_at: moment.now });
    // A payment has its own letter, with the receipt.
    if (is_active && kind !== "payment_recorded")
      await enqueueMail(payer, billingActNotice(await findPayer(payer), { kind, summary, reason }));
    await recordEvent(await turns.authenticator(), { userId: id, action: EVENTS[kind], actorId: actor.userId });
    return result;
  });
  if (done?.refundOf !== undefined) await giveBackByProvider(services, id, done.refundOf);
}

/** The provider may have given it back meanwhile: then there is nothing to record. While it is away, the person's word counts. */
async function hearOfReturns(services: ChargeServices, trainerId: number, invoiceId: number): Promise<void> {
  const payer = actAsTrainer(trainerId, "administration");
  const payment = await inScope(services.db, payer, (scope) => findPaymentOfInvoice(asTrainer(scope), invoiceId));
  if (payment) await recordTakenBack(services, payment.key);
}

async function carryOut(scope: TrainerScope, draft: BillingActDraft, moment: PlatformDay): Promise<Done> {
  switch (draft.kind) {
    case "plan_changed":
      return changePlan(scope, draft.plan, moment);
    case "free_days":
      return giveFreeDays(scope, draft.days, moment);
    case "discount": {
      const cents = draft.value === null ? null : toCents(draft.value);
      await freeToChange(scope);
      await giveDiscount(scope, { ...draft, cents, now: moment.now });
      return { summary: `Desconto de ${discountText({ ...draft, cents })}` };
    }
    case "coupon": {
      await freeToChange(scope);
      const coupon = await redeemCoupon(scope, draft.coupon, moment);
      if (coupon.outcome === "unknown") return refuse("invalid", NO_COUPON);
      return { summary: `Cupom ${draft.coupon}: desconto de ${discountText(coupon)}` };
    }
    case "discount_ended": {
      await freeToChange(scope);
      if (!(await findDiscount(scope))) return refuse("changed_elsewhere");
      await endDiscount(scope, moment.now);
      return { summary: "O desconto terminou" };
    }
    case "canceled": {
      const canceled = await subscription.cancel(scope, { atOnce: draft.at_once, today: moment.today });
      if (canceled.outcome !== "canceled") return refuseChange(canceled.outcome);
      return { summary: `Assinatura cancelada: o último dia de acesso é ${formatDate(canceled.lastDay)}` };
    }
    case "payment_recorded":
      return { summary: await recordPayment(scope, draft, moment) };
    case "refunded":
      return refund(scope, draft, moment);
    case "refunded_outside": {
      const settled = await settleRefundOutside(scope, draft.invoice_id, moment.now);
      if (settled.outcome === "absent") return refuse("changed_elsewhere");
      return { summary: `Estorno de ${formatReais(toReais(settled.cents))} devolvido por fora da operadora` };
    }
  }
}

const NO_SUBSCRIPTION = { detail: "Este personal não tem uma assinatura em andamento." };

const refuseChange = (outcome: "no_subscription" | "payment_under_way"): never =>
  outcome === "no_subscription" ? refuse("invalid", NO_SUBSCRIPTION) : refuse(outcome);

/** A price that a card is asked for does not change meanwhile. */
async function freeToChange(scope: TrainerScope): Promise<void> {
  if (await findPaymentUnderWay(scope)) refuse("payment_under_way");
}

async function changePlan(
  scope: TrainerScope,
  { id, installments }: { readonly id: number; readonly installments: number },
  moment: PlatformDay,
): Promise<Done> {
  const plan = await findPlatformPlan(scope, id);
  const fields = planRefusal(plan, installments);
  if (!plan || fields) return refuse("invalid", { ...(fields && { fields }) });
  const changed = await subscription.changePlan(scope, { plan, installments, ...moment });
  if (changed.outcome !== "changed") return refuseChange(changed.outcome);
  return { summary: `Plano ${termsText(changed.terms)}, a partir de ${formatDate(changed.from)}` };
}

async function giveFreeDays(scope: TrainerScope, days: number, { today }: PlatformDay): Promise<Done> {
  const given = await subscription.giveFreeDays(scope, { days, today });
  if (given.outcome === "no_subscription") {
    const end = await giveTrialDays(scope, { days, today });
    return {
      summary: `${days} ${days === 1 ? "dia" : "dias"} de teste: o acesso vai até ${formatDate(addDays(end, -1))}`,
    };
  }
  if (given.outcome !== "given") return refuseChange(given.outcome);
  return {
    summary: `${days} ${days === 1 ? "dia" : "dias"} de cortesia: a assinatura vai até ${formatDate(given.until)}`,
  };
}

const remainingRefusal = ({ remainingCents, heldCents }: Record<"remainingCents" | "heldCents", number>) => ({
  fields: {
    value: `Restam ${formatReais(toReais(remainingCents))} para devolver${heldCents > 0 ? ": o resto virou crédito na troca de plano" : ""}`,
  },
});

const BECAME_CREDIT = {
  detail:
    "O que foi pago nesta fatura virou crédito na troca de plano. Para devolvê-lo, estorne antes, por inteiro, a fatura do plano novo.",
};

async function refund(
  scope: TrainerScope,
  { invoice_id: invoiceId, value, ends }: Extract<BillingActDraft, { kind: "refunded" }>,
  moment: PlatformDay,
): Promise<Done> {
  const begun = await beginRefund(scope, {
    invoiceId,
    cents: value === undefined ? undefined : toCents(value),
    ends,
    ...moment,
  });
  if (begun.outcome === "absent") return refuse("not_found");
  if (begun.outcome === "refunded_before") return refuse("changed_elsewhere");
  if (begun.outcome === "payment_under_way") return refuse("payment_under_way");
  if (begun.outcome === "became_credit") return refuse("invalid", BECAME_CREDIT);
  if (begun.outcome === "too_much") return refuse("invalid", remainingRefusal(begun));
  // The provider gives it back later, or does not: the invoice says so.
  const way = begun.method === "pix" ? "por Pix" : "pelo cartão";
  const how = begun.isByProvider ? way : "devolvido fora do cartão";
  const end = ends ? " A assinatura terminou." : "";
  const part = begun.cents < begun.paidCents ? ` de ${formatReais(toReais(begun.paidCents))}` : "";
  return {
    summary: `Estorno de ${formatReais(toReais(begun.cents))}${part}, ${how}.${end}`,
    ...(begun.isByProvider && { refundOf: begun.id }),
  };
}
