import { ApiError } from "../../../api/api-error.ts";
import type { Kept } from "../../../session/drafts.ts";
import { CARD_FIELDS } from "../subscription-payments/card-form.ts";
import type { ChosenPlan } from "../subscription-payments/data.ts";
import { STEPS } from "./registration-search.ts";

export const LAST_STEP = STEPS.length - 1;
export const DATA_STEP = STEPS.indexOf("data");
export const PLAN_STEP = STEPS.indexOf("plan");
export const CARD_STEP = STEPS.indexOf("payment");

/** Null for a failure that belongs to no field. */
export function refusedStep(error: unknown): number | null {
  const [field] = error instanceof ApiError ? Object.keys(error.fields) : [];
  if (field === undefined) return null;
  if (field.startsWith(CARD_FIELDS)) return CARD_STEP;
  return field.startsWith("paymentInformation.plan") ? PLAN_STEP : DATA_STEP;
}

/** Null also when the draft holds something else. */
export function planFrom({ plan }: Kept): ChosenPlan | null {
  if (typeof plan !== "object" || plan === null || !("id" in plan) || !("installments" in plan)) return null;
  const { id, installments } = plan;
  return typeof id === "number" && typeof installments === "number" ? { id, installments } : null;
}
