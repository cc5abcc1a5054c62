import { z } from "zod";
import { PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { codesOf } from "#domain/text/labels.ts";
import { Id } from "../wire.ts";

export const KeptCard = z.object({ brand: z.string().nullable(), last4: z.string() });

export const InvoiceState = z.enum(["pending", "paid", "canceled"]);
export type InvoiceState = z.infer<typeof InvoiceState>;

export const InvoiceLine = z.object({
  id: Id,
  plan_name: z.string(),
  frequency: z.enum(codesOf(FREQUENCIES)),
  value: z.number(),
  due_on: z.string(),
  period_start: z.string(),
  period_end: z.string(),
  state: InvoiceState,
  paid_on: z.string().nullable(),
  method: z.enum(codesOf(PAYMENT_METHODS)).nullable(),
  card: KeptCard.nullable(),
  /** The provider received it, and gives it back. */
  by_provider: z.boolean(),
  /** The value is what remains of the price after them. */
  discount: z.number(),
  credit: z.number(),
  receipt_number: z.number().nullable(),
  /** Reais that went back or are on their way, those of them that are not back yet, and the day on which all were back. */
  refunded: z.number(),
  returning: z.number(),
  refunded_on: z.string().nullable(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;
