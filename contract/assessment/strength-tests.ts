import { z } from "zod";
import { isWithin, limitsMessage } from "#domain/assessment/evaluation-rules.ts";
import { PERCENTAGE_LIMITS, REPETITION_LIMITS, refuseLoad } from "#domain/assessment/strength/strength-limits.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import { call } from "../call.ts";
import { MuscleGroup } from "../catalogue/muscle-groups.ts";
import { Day, failures, Id, LockVersion, OptionalText } from "../wire.ts";
import { EvaluationExchange, FieldChanges, RefusedChanges } from "./evaluation-changes.ts";
import * as endpoints from "./strength-tests.endpoints.ts";

export const HISTORY_LENGTH = 50;

/** The load is in kg, lifted `repetitions` times; the share to train with is in percent. */
const StrengthFigures = z.object({
  exercise_name: z.string(),
  repetitions: z.number().nullable(),
  weight: z.number().nullable(),
  percentage: z.number().nullable(),
});

/** `changed_on` is the day in São Paulo. `origin`: the trainer's test, or a set of a training on that day. */
export const StrengthChange = StrengthFigures.extend({ changed_on: z.string(), origin: z.enum(["teste", "treino"]) });
export type StrengthChange = z.infer<typeof StrengthChange>;

export const StrengthTest = StrengthFigures.extend({
  id: Id,
  muscle_group: MuscleGroup,
  student_id: Id,
  lock_version: z.number(),
  history: z.array(StrengthChange),
});
export type StrengthTest = z.infer<typeof StrengthTest>;

const Figure = (refuse: (value: number) => string | null) =>
  z
    .union([z.string().trim().max(12), z.number()])
    .nullish()
    .transform((typed, context): number | null => {
      if (typed === null || typed === undefined || typed === "") return null;
      const value = typeof typed === "number" ? typed : parseDecimal(typed);
      const message = value === null ? MESSAGES.format : refuse(value);
      if (message) context.addIssue({ code: "custom", message });
      return value;
    });

const WholeFigure = (limits: { readonly min: number; readonly max: number }) =>
  Figure((value) => {
    if (!Number.isInteger(value)) return MESSAGES.wholeNumber;
    return isWithin(limits, value) ? null : limitsMessage(limits);
  });

export const StrengthTestDraft = z.object({
  student_id: Id,
  muscle_group_id: Id,
  exercise_name: OptionalText(120).transform((name) => name ?? ""),
  repetitions: WholeFigure(REPETITION_LIMITS),
  weight: Figure(refuseLoad),
  percentage: WholeFigure(PERCENTAGE_LIMITS),
});
export type StrengthTestDraft = z.output<typeof StrengthTestDraft>;

export const StrengthTestChange = StrengthTestDraft.extend({ lock_version: LockVersion.optional() });
export type StrengthTestChange = z.output<typeof StrengthTestChange>;

/** Fields that devices change one by one. A change names "10:weight": the weight of muscle group 10. */
export const STRENGTH_FIELDS = ["exercise_name", "repetitions", "weight", "percentage"] as const;
export type StrengthField = (typeof STRENGTH_FIELDS)[number];

export const StrengthSheet = z.object({ strength_tests: z.array(StrengthTest), changes: FieldChanges });
export type StrengthSheet = z.infer<typeof StrengthSheet>;

/** The first visit makes a row for each group. `changes`: what stands of the fields that were changed, as in an evaluation. */
export const listStrengthTests = call(endpoints.listStrengthTests, {
  schema: {
    summary: "Testes de força de um aluno, um por grupo muscular",
    tags: ["strength-tests"],
    params: z.object({ studentId: Id }),
    response: { 200: StrengthSheet, ...failures(401, 403, 404) },
  },
});

/** The last test of a group up to a day, however many came later. */
const StrengthOnDay = StrengthFigures.extend({
  group_id: Id,
  muscle_group: z.string(),
  weight: z.number(),
  changed_on: z.string(),
});
export type StrengthOnDay = z.infer<typeof StrengthOnDay>;

/** In the order of the groups; those without a load by the end of that day in São Paulo are left out. */
export const findStrengthOnDays = call(endpoints.findStrengthOnDays, {
  schema: {
    summary: "Testes de força de um aluno como estavam em dois dias",
    tags: ["strength-tests"],
    params: z.object({ studentId: Id }),
    querystring: z.object({ first: Day, last: Day }),
    response: {
      200: z.object({ first: z.array(StrengthOnDay), last: z.array(StrengthOnDay) }),
      ...failures(400, 401, 403, 404),
    },
  },
});

/**
 * Fields changed by a device, also without a signal: each change is taken once, in any order, and each field has the newest of the values
 * that stand. Each test that changes gains one entry in its history. What cannot be right is refused by field.
 */
export const exchangeStrengthChanges = call(endpoints.exchangeStrengthChanges, {
  schema: {
    summary: "Juntar mudanças de campos dos testes de força, feitas em vários aparelhos",
    tags: ["strength-tests"],
    params: z.object({ studentId: Id }),
    body: EvaluationExchange,
    response: { 200: StrengthSheet.extend({ refused: RefusedChanges }), ...failures(400, 401, 403, 404, 422) },
  },
});

/** It replaces the values of the group's one row. 422 at `muscle_group_id` for an unknown group. */
export const recordStrengthTest = call(endpoints.recordStrengthTest, {
  schema: {
    summary: "Registrar o teste de força de um grupo muscular",
    tags: ["strength-tests"],
    body: StrengthTestDraft,
    response: { 201: z.object({ strength_test: StrengthTest }), ...failures(400, 401, 403, 404, 422) },
  },
});

/** 404 when student or muscle group are not those of the test; 409 `changed_elsewhere` for a stale `lock_version`. */
export const updateStrengthTest = call(endpoints.updateStrengthTest, {
  schema: {
    summary: "Alterar um teste de força",
    tags: ["strength-tests"],
    params: z.object({ id: Id }),
    body: StrengthTestChange,
    response: { 200: z.object({ strength_test: StrengthTest }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});
