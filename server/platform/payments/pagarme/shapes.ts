import { z } from "zod";

/** Fields that the API adds to its answers are ignored. */

export const Card = z.object({
  id: z.string(),
  brand: z.string().nullish(),
  last_four_digits: z.string().regex(/^\d{4}$/),
});

const Transaction = z.object({
  status: z.string().nullish(),
  acquirer_return_code: z.string().nullish(),
  gateway_response: z.object({ code: z.string().nullish() }).nullish(),
  card: Card.nullish(),
  qr_code: z.string().nullish(),
});

const Charge = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int(),
  paid_amount: z.number().int().nullish(),
  canceled_amount: z.number().int().nullish(),
  last_transaction: Transaction.nullish(),
});
export type Charge = z.output<typeof Charge>;

export const Customer = z.object({ id: z.string() });

export const Order = z.object({
  id: z.string(),
  status: z.string(),
  customer: Customer.nullish(),
  charges: z.array(Charge).nullish(),
});
export type Order = z.output<typeof Order>;

export const Listing = z.object({ data: z.array(z.object({ id: z.string(), code: z.string().nullish() })) });

export const Rejection = z.object({
  message: z.string().nullish(),
  errors: z.record(z.string(), z.array(z.string())).nullish(),
});

/** An event about a charge names its order inside; one about an order is the order. */
export const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z
    .object({
      code: z.string().nullish(),
      order: z.object({ code: z.string().nullish() }).nullish(),
    })
    .nullish(),
});
