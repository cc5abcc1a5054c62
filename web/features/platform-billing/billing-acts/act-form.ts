import type { BillingActDraft } from "#contract/platform-billing/billing-acts.ts";
import { MAX_FREE_DAYS } from "#domain/billing/billing-acts.ts";
import { formatReais, reaisOf } from "#domain/money.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import type { PlanGroup } from "../plans/data.ts";
import type { ChosenPlan } from "../subscription-payments/data.ts";
import {
  findPlanOffer,
  type OwnPrice,
  ownPricesOf,
  reducedPrice,
  withOwnPrices,
} from "../subscription-payments/plan-offers.ts";
import type { TrainerBilling } from "./data.ts";

export type ActKind = BillingActDraft["kind"];

/** The fields of all dialogs; each shows its part. */
export interface ActForm {
  readonly reason: string;
  readonly days: string;
  readonly amountIn: "percent" | "value";
  readonly percent: string;
  readonly value: string;
  readonly periods: string;
  readonly coupon: string;
  readonly end: "period" | "now";
  readonly method: "pix" | "cash" | "transfer";
  readonly plan: ChosenPlan | null;
}

export const EMPTY_ACT: ActForm = {
  reason: "",
  days: "30",
  amountIn: "percent",
  percent: "10",
  value: "",
  periods: "1",
  coupon: "",
  end: "period",
  method: "transfer",
  plan: null,
};

/** Reais: what was paid, what of it can go back, and what is on its way. */
export interface RefundedInvoice {
  readonly id: number;
  readonly value: number;
  readonly remaining: number;
  readonly returning: number;
  readonly byProvider: boolean;
}

const isWholeUpTo = (text: string, most: number) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;

const CHECKS: Partial<Record<ActKind, (form: ActForm) => Readonly<Record<string, string>>>> = {
  free_days: ({ days }) => (isWholeUpTo(days, MAX_FREE_DAYS) ? {} : { days: `Informe de 1 a ${MAX_FREE_DAYS} dias` }),
  discount: ({ amountIn, percent, value }) => {
    if (amountIn === "percent") return isWholeUpTo(percent, 90) ? {} : { percent: "Informe de 1 a 90%" };
    return reaisOf(value) > 0 ? {} : { value: MESSAGES.required };
  },
  coupon: ({ coupon }) => (coupon.trim() ? {} : { coupon: MESSAGES.required }),
  plan_changed: ({ plan }) => (plan ? {} : { plan: "Escolha um plano" }),
};

const refundErrors = ({ value }: ActForm, { remaining }: RefundedInvoice): Readonly<Record<string, string>> => {
  const reais = reaisOf(value);
  if (!(reais > 0)) return { value: MESSAGES.required };
  return reais > remaining ? { value: `Restam ${formatReais(remaining)} para devolver` } : {};
};

export const actErrors = (
  kind: ActKind,
  form: ActForm,
  invoice: RefundedInvoice | undefined,
): Readonly<Record<string, string>> => ({
  ...CHECKS[kind]?.(form),
  ...(kind === "refunded" && invoice && refundErrors(form, invoice)),
  ...(form.reason.trim() ? {} : { reason: MESSAGES.required }),
});

/** Lower prices that the trainer keeps. */
export const ownPricesIn = ({ subscription }: Pick<TrainerBilling, "subscription">): readonly OwnPrice[] =>
  subscription ? ownPricesOf(subscription) : [];

/** Reais that are owed, or else of a period of the chosen plan; undefined while none is chosen. */
export function receivedPrice(
  billing: Pick<TrainerBilling, "subscription" | "discount">,
  plans: readonly PlanGroup[],
  chosen: ChosenPlan | null,
): number | undefined {
  if (billing.subscription?.owed) return billing.subscription.owed.value;
  const offer = findPlanOffer(withOwnPrices(plans, ownPricesIn(billing)), chosen)?.offer;
  return offer && reducedPrice(offer.value, billing.discount);
}

interface Context {
  readonly key: string;
  /** Reais that the screen shows, for money that was received. */
  readonly price: number | undefined;
  /** Nothing is owed: the plan says what was paid. */
  readonly paysPlan: boolean;
  readonly invoiceId: number | undefined;
}

/** The form is right. */
export function actOf(kind: ActKind, form: ActForm, { key, price, paysPlan, invoiceId }: Context): BillingActDraft {
  const act = { key, reason: form.reason.trim() };
  const plan = form.plan ?? { id: 0, installments: 1 };
  switch (kind) {
    case "free_days":
      return { ...act, kind, days: Number(form.days) };
    case "discount":
      return {
        ...act,
        kind,
        percent: form.amountIn === "percent" ? Number(form.percent) : null,
        value: form.amountIn === "value" ? reaisOf(form.value) : null,
        periods: form.periods === "all" ? null : Number(form.periods),
      };
    case "coupon":
      return { ...act, kind, coupon: form.coupon.trim().toUpperCase() };
    case "discount_ended":
      return { ...act, kind };
    case "canceled":
      return { ...act, kind, at_once: form.end === "now" };
    case "plan_changed":
      return { ...act, kind, plan };
    case "payment_recorded":
      return { ...act, kind, method: form.method, plan: paysPlan ? plan : null, value: price ?? 0 };
    case "refunded_outside":
      return { ...act, kind, invoice_id: invoiceId ?? 0 };
    case "refunded":
      return { ...act, kind, invoice_id: invoiceId ?? 0, value: reaisOf(form.value), ends: form.end === "now" };
  }
}
