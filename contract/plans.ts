import { z } from "zod";
import { call } from "./call.ts";
import { Id } from "./wire.ts";

/** A platform plan paid monthly or yearly. `value` is in reais for the whole period; `discount_in_percent` is against twelve months. */
export const PlanOffer = z.object({
  id: Id,
  value: z.number(),
  max_installments: z.number(),
  discount_in_percent: z.number(),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

/** The platform's plans of one name. */
export const PlanGroup = z.object({
  name: z.string(),
  description: z.string().nullable(),
  monthly: PlanOffer.nullable(),
  yearly: PlanOffer.nullable(),
});
export type PlanGroup = z.infer<typeof PlanGroup>;

/** The active plans that trainers buy, the cheapest first. */
export const listPlans = call({
  method: "GET",
  url: "/api/v1/plans",
  schema: {
    summary: "Planos da plataforma",
    tags: ["plans"],
    response: { 200: z.object({ plans: z.array(PlanGroup) }) },
  },
});
