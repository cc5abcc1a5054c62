import { z } from "zod";
import { refuseLoad } from "#domain/assessment/strength/strength-limits.ts";
import { PERCENT_LIMITS } from "#domain/training/maxima/training-max.ts";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import * as endpoints from "./training-maxes.endpoints.ts";

/** `set`: what Epley's equation estimated the 1RM from, null where it was typed. `is_rough`: from more than 10 repetitions. */
export const Maximum = z.object({
  day: z.string(),
  source: z.enum(["test", "training", "typed"]),
  one_rep_max_kg: z.number(),
  set: z.object({ repetitions: z.number(), load_kg: z.number(), rir: z.number().nullable() }).nullable(),
  is_rough: z.boolean(),
});
export type Maximum = z.infer<typeof Maximum>;

/**
 * The heaviest load of a student in an exercise. `percent`: the training max as a share of the 1RM. `is_fixed`: tests and trainings do not
 * change it. `history`: what counted from which day on, the oldest first; its last one is `current`, null without any. `held`: what a later
 * training would make of it, had it not been done while a doctor's clearance was awaited.
 */
export const TrainingMax = z.object({
  exercise: z.object({ id: Id, name: z.string(), equipament_needed: z.string().nullable() }),
  percent: z.number(),
  is_fixed: z.boolean(),
  current: Maximum.nullable(),
  training_max_kg: z.number().nullable(),
  history: z.array(Maximum),
  held: Maximum.nullable(),
});
export type TrainingMax = z.infer<typeof TrainingMax>;

const PERCENT = `De ${PERCENT_LIMITS.min} a ${PERCENT_LIMITS.max}%`;

/** `one_rep_max_kg` null: tests and trainings say it. */
export const TrainingMaxDraft = z
  .object({
    exercise_id: Id,
    one_rep_max_kg: z
      .number("Informe a carga em kg")
      .superRefine((kg, context) => {
        const message = refuseLoad(kg);
        if (message) context.addIssue({ code: "custom", message });
      })
      .nullable(),
    percent: z.number(PERCENT).int(PERCENT).min(PERCENT_LIMITS.min, PERCENT).max(PERCENT_LIMITS.max, PERCENT),
    is_fixed: z.boolean(),
  })
  .refine(({ one_rep_max_kg, is_fixed }) => one_rep_max_kg !== null || !is_fixed, {
    path: ["one_rep_max_kg"],
    message: "Informe a carga que fica fixada",
  });
export type TrainingMaxDraft = z.output<typeof TrainingMaxDraft>;

const ofStudent = { params: z.object({ id: Id }), tags: ["training-maxes"] };

/** All exercises with a maximum, by name; with `exercise_id` that one, also without a maximum. 404 for an exercise that nobody has. */
export const listTrainingMaxes = call(endpoints.listTrainingMaxes, {
  schema: {
    summary: "As cargas máximas de um aluno, por exercício",
    ...ofStudent,
    querystring: z.object({ exercise_id: Id.optional() }),
    response: { 200: z.object({ training_maxes: z.array(TrainingMax) }), ...failures(400, 401, 403, 404) },
  },
});

/** It replaces what the trainer said of this exercise. */
export const saveTrainingMax = call(endpoints.saveTrainingMax, {
  schema: {
    summary: "Informar, fixar ou soltar a carga máxima de um exercício",
    ...ofStudent,
    body: TrainingMaxDraft,
    response: { 200: z.object({ training_max: TrainingMax }), ...failures(400, 401, 403, 404, 422) },
  },
});
