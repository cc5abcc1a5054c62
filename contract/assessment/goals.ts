import { z } from "zod";
import { limitsMessage } from "#domain/assessment/evaluation-rules.ts";
import { GOAL_KINDS } from "#domain/assessment/goals/goal.ts";
import { PACES } from "#domain/assessment/goals/goal-pace.ts";
import { codesOf } from "#domain/text/labels.ts";
import { call } from "../call.ts";
import { Day, failures, Id, LockVersion } from "../wire.ts";
import * as endpoints from "./goals.endpoints.ts";

const KINDS = codesOf(GOAL_KINDS);
const Kind = z.enum(KINDS);
const WHOLE_TARGET = "Informe a meta";

const GoalDraft = z
  .object({ kind: Kind, target: z.number(WHOLE_TARGET), date: Day })
  .superRefine(({ kind, target }, context) => {
    const { min, max } = GOAL_KINDS[kind].limits;
    if (target < min || target > max)
      context.addIssue({ code: "custom", path: ["target"], message: limitsMessage({ min, max }) });
  });

/** One of each kind; an absent one is given up. `lock_version`: the one that was read, 0 before the first save. */
export const GoalsDraft = z.object({
  goals: z
    .array(GoalDraft)
    .max(KINDS.length)
    .refine((goals) => new Set(goals.map(({ kind }) => kind)).size === goals.length, "Uma meta de cada tipo"),
  lock_version: LockVersion,
});
export type GoalsDraft = z.output<typeof GoalsDraft>;

/** `target` and `start` in kg or %, masses in kg; `percent_per_week` of the mass. `based_on`: the evaluation's day from which it starts. */
export const Goal = z.object({
  kind: Kind,
  target: z.number(),
  date: z.string(),
  started_on: z.string(),
  based_on: z.string(),
  start: z.number(),
  protocol: z.string(),
  start_weight_kg: z.number(),
  target_weight_kg: z.number(),
  percent_per_week: z.number(),
  pace: z.enum(codesOf(PACES)),
});
export type Goal = z.infer<typeof Goal>;

/** `person`: of whom a goal is judged today; `basis`: the last evaluation, null before the first. */
export const Goals = z.object({
  goals: z.array(Goal),
  lock_version: z.number(),
  person: z.object({
    sex: z.enum(["male", "female"]),
    age_years: z.number().nullable(),
    stature_cm: z.number().nullable(),
    is_pregnant: z.boolean(),
  }),
  basis: z
    .object({
      evaluated_on: z.string(),
      weight_kg: z.number().nullable(),
      fat_percentage: z.number().nullable(),
      skinfold_protocol: z.string(),
    })
    .nullable(),
});
export type Goals = z.infer<typeof Goals>;

const ofStudent = { params: z.object({ id: Id }), tags: ["goals"] };

export const findGoals = call(endpoints.findGoals, {
  schema: {
    summary: "Metas de um aluno, com a última avaliação de que partem",
    ...ofStudent,
    response: { 200: Goals, ...failures(400, 401, 403, 404) },
  },
});

/** A goal of the same kind, target and date stays as it began. 409 `changed_elsewhere`; 422 for a goal that may not be proposed, with the reason. */
export const saveGoals = call(endpoints.saveGoals, {
  schema: {
    summary: "Guardar as metas de um aluno",
    ...ofStudent,
    body: GoalsDraft,
    response: { 200: Goals, ...failures(400, 401, 403, 404, 409, 422) },
  },
});
