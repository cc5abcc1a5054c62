import { z } from "zod";
import { MAX_DISCOUNT_PERIODS } from "#domain/billing/billing-acts.ts";
import { MAX_PLAN_CENTS } from "#domain/billing/plans.ts";
import { toReais } from "#domain/money.ts";

/** `value`: reais. One of `percent` and `value` is null. `periods_left`: null when it holds until it is ended. */
export const HeldDiscount = z.object({
  percent: z.number().nullable(),
  value: z.number().nullable(),
  periods_left: z.number().nullable(),
  coupon: z.string().nullable(),
});
export type HeldDiscount = z.infer<typeof HeldDiscount>;

const ONE = "Informe a porcentagem ou o valor do desconto";

/** `periods`: null for all. */
export const DiscountAmount = z.object({
  percent: z.number().int().min(1).max(90).nullable(),
  value: z.number().min(0.01).max(toReais(MAX_PLAN_CENTS)).nullable(),
  periods: z.number().int().min(1).max(MAX_DISCOUNT_PERIODS).nullable(),
});

export const isOneAmount = ({ percent, value }: z.output<typeof DiscountAmount>): boolean =>
  (percent === null) !== (value === null);

export const ONE_AMOUNT = { error: ONE, path: ["percent"] };

export const CouponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,20}$/, "Use de 3 a 20 letras e números, sem espaços");
