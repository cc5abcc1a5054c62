import { ApiError } from "../../../api/api-error.ts";
import type { Kept } from "../../../session/drafts.ts";
import { CARD_FIELDS } from "../subscription-payments/card-form.ts";
import type { ChosenPlan } from "../subscription-payments/data.ts";
import { STEPS } from "./registration-search.ts";

export const PLAN_STEP = STEPS.indexOf("plan");
export const DATA_STEP = STEPS.indexOf("data");
export const PAYMENT_STEP = STEPS.indexOf("payment");

/** Null for a failure that belongs to no field. */
export function refusedStep(error: unknown): number | null {
  const [field] = error instanceof ApiError ? Object.keys(error.fields) : [];
  if (field === undefined) return null;
  if (field.startsWith("paymentInformation.plan")) return PLAN_STEP;
  return field.startsWith(CARD_FIELDS) || field.startsWith("address.") ? PAYMENT_STEP : DATA_STEP;
}

/** Null also when the draft holds something else. */
export function planFrom({ plan }: Kept): ChosenPlan | null {
  if (typeof plan !== "object" || plan === null || !("id" in plan) || !("installments" in plan)) return null;
  const { id, installments } = plan;
  return typeof id === "number" && typeof installments === "number" ? { id, installments } : null;
}

/** The plan of the address comes before the draft's, which keeps the instalments of the same one. */
export function firstPlan(kept: Kept, requested: number | undefined): ChosenPlan | null {
  const plan = planFrom(kept);
  return requested === undefined || plan?.id === requested ? plan : { id: requested, installments: 1 };
}
