import { z } from "zod";
import { FREQUENCIES, MAX_PLAN_CENTS } from "#domain/billing/plans.ts";
import { formatReais, toReais } from "#domain/money.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { Flag, failures, Id, ListQuery, Nothing, OptionalParagraphs, SearchText, Text } from "../wire.ts";
import * as endpoints from "./plans.endpoints.ts";

/** A platform plan of one frequency. `value` is in reais for the whole period; `discount_in_percent` is against the same months paid monthly. */
export const PlanOffer = z.object({
  id: Id,
  value: z.number(),
  max_installments: z.number(),
  discount_in_percent: z.number(),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

export const PlanGroup = z.object({
  name: z.string(),
  description: z.string().nullable(),
  monthly: PlanOffer.nullable(),
  bimonthly: PlanOffer.nullable(),
  semiannually: PlanOffer.nullable(),
  yearly: PlanOffer.nullable(),
});
export type PlanGroup = z.infer<typeof PlanGroup>;

export const listPlans = call(endpoints.listPlans, {
  schema: {
    summary: "Planos da plataforma",
    tags: ["plans"],
    response: { 200: z.object({ plans: z.array(PlanGroup) }) },
  },
});

const Frequency = z.enum(codesOf(FREQUENCIES), MESSAGES.fieldRequired);

/** `value`: reais for the whole period. `personal_id`: the trainer's id; null for the platform's plans. */
export const Plan = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  frequency: Frequency,
  value: z.number(),
  is_active: z.boolean(),
  personal_id: Id.nullable(),
});
export type Plan = z.infer<typeof Plan>;

export const PLANS_PER_PAGE = 12;

const HIGHEST = toReais(MAX_PLAN_CENTS);
const VALUE_LIMITS = `Informe um valor entre ${formatReais(0.01)} e ${formatReais(HIGHEST)}`;

const PlanName = z.string(MESSAGES.fieldRequired).trim().min(1, MESSAGES.fieldRequired).pipe(Text(80));

const PlanValue = z
  .number(MESSAGES.fieldRequired)
  .min(0.01, VALUE_LIMITS)
  .max(HIGHEST, VALUE_LIMITS)
  .refine((reais) => Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-6, "Use no máximo dois decimais");

export const PlanDraft = z.object({
  name: PlanName,
  description: OptionalParagraphs(500),
  frequency: Frequency,
  value: PlanValue,
  personal_id: Id.nullish(),
});
export type PlanDraft = z.output<typeof PlanDraft>;

export const PlanChange = PlanDraft.partial().extend({ is_active: Flag.optional() });
export type PlanChange = z.output<typeof PlanChange>;

/**
 * `owner_by=master` is the administrator's; a trainer reads `personal_trainer` (the default) or active platform plans. Another's
 * `owner_by_id`: 404.
 */
export const listSubscriptionPlans = call(endpoints.listSubscriptionPlans, {
  schema: {
    summary: "Planos da plataforma ou do personal",
    tags: ["plans"],
    querystring: ListQuery(PLANS_PER_PAGE)
      .omit({ q: true })
      .extend({
        search: SearchText.optional(),
        owner_by: z.enum(["master", "personal_trainer"]).optional(),
        owner_by_id: Id.optional(),
      }),
    response: { 200: z.object({ results: z.array(Plan), total: z.number() }), ...failures(400, 401, 403, 404) },
  },
});

const OnePlan = z.object({ plan: Plan });

/** The administrator writes the platform's plans, a trainer their own. A new plan is active. 422 `quota_reached` beyond the limit of plans. */
export const createSubscriptionPlan = call(endpoints.createSubscriptionPlan, {
  schema: {
    summary: "Cadastrar um plano",
    tags: ["plans"],
    body: PlanDraft,
    response: { 201: OnePlan, ...failures(400, 401, 403, 422) },
  },
});

export const findSubscriptionPlan = call(endpoints.findSubscriptionPlan, {
  schema: {
    summary: "Um plano",
    tags: ["plans"],
    params: z.object({ id: Id }),
    response: { 200: OnePlan, ...failures(401, 403, 404) },
  },
});

/** Sold plans keep name, value and frequency. The platform's subscribers are told of a new value thirty days before it is charged. */
export const updateSubscriptionPlan = call(endpoints.updateSubscriptionPlan, {
  schema: {
    summary: "Alterar, ativar ou desativar um plano",
    tags: ["plans"],
    params: z.object({ id: Id }),
    body: PlanChange,
    response: { 200: OnePlan, ...failures(400, 401, 403, 404, 422) },
  },
});

/** Hides a plan of the trainer's: it is no longer sold, and stays with the people who have it. */
export const removeSubscriptionPlan = call(endpoints.removeSubscriptionPlan, {
  schema: {
    summary: "Remover um plano",
    tags: ["plans"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});
