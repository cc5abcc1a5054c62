import { z } from "zod";
import { RULE_PLACES } from "#domain/students/readiness/kit-rules.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { Day, failures, Nothing, Text } from "../wire.ts";
import * as endpoints from "./readiness-rules.endpoints.ts";

const Place = z.enum(codesOf(RULE_PLACES), MESSAGES.required);

const WholeNumber = (min: number, max: number) =>
  z.coerce
    .number(MESSAGES.required)
    .int(`Informe um número inteiro de ${min} a ${max}`)
    .min(min, `Informe um número de ${min} a ${max}`)
    .max(max, `Informe um número de ${min} a ${max}`);

/** Ages in years: below the first a guardian authorises, from the second on a doctor certifies, between them the questionnaire. */
export const ReadinessRuleDraft = z.object({
  authorised_below: WholeNumber(0, 21),
  certified_from: WholeNumber(0, 120),
  months: WholeNumber(1, 60),
  asks_term: z.boolean(),
  law: Text(160),
  checked_on: Day,
});
export type ReadinessRuleDraft = z.output<typeof ReadinessRuleDraft>;

/** `state` BR: every state without a rule of its own. `is_changed`: not as it comes with the product. */
export const ReadinessRule = z.object({
  state: Place,
  authorised_below: z.number(),
  certified_from: z.number(),
  months: z.number(),
  asks_term: z.boolean(),
  law: z.string(),
  checked_on: z.string(),
  is_changed: z.boolean(),
});
export type ReadinessRule = z.infer<typeof ReadinessRule>;

const RuleList = z.object({ rules: z.array(ReadinessRule) });
const ofPlace = { params: z.object({ state: Place }), tags: ["readiness"] };

export const listReadinessRules = call(endpoints.listReadinessRules, {
  schema: {
    summary: "Documentos de prontidão que cada estado pede, por idade",
    tags: ["readiness"],
    response: { 200: RuleList, ...failures(401, 403) },
  },
});

/** Signed documents keep the last day that they were given. The last change wins. */
export const saveReadinessRule = call(endpoints.saveReadinessRule, {
  schema: {
    summary: "Mudar as idades e a validade de um estado",
    ...ofPlace,
    body: ReadinessRuleDraft,
    response: { 200: RuleList, ...failures(400, 401, 403, 404, 422) },
  },
});

/** Back to what comes with the product. */
export const removeReadinessRule = call(endpoints.removeReadinessRule, {
  schema: {
    summary: "Voltar um estado à regra que vem com o produto",
    ...ofPlace,
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});
