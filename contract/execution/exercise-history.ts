import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import { ExecutedSet } from "./executions.ts";
import * as endpoints from "./exercise-history.endpoints.ts";

/** `last_load_kg`: the heaviest working set of the last day with a load, of an assisted machine the one with the least help, 0 without any. */
export const ExecutedExerciseSummary = z.object({
  id: Id,
  name: z.string(),
  last_day: z.string(),
  days: z.number(),
  last_load_kg: z.number().nullable(),
});
export type ExecutedExerciseSummary = z.infer<typeof ExecutedExerciseSummary>;

export const listExecutedExercises = call(endpoints.listExecutedExercises, {
  schema: {
    summary: "Exercícios que um aluno já fez",
    tags: ["executions"],
    params: z.object({ id: Id }),
    response: { 200: z.object({ exercises: z.array(ExecutedExerciseSummary) }), ...failures(401, 404) },
  },
});

/** An exercise on one day. `best`: the set with the highest estimated 1RM (Epley, 1 to 12 repetitions); null without such a set. */
export const ExerciseSession = z.object({
  execution_id: Id,
  day: z.string(),
  training_name: z.string(),
  pain: z.number().nullable(),
  note: z.string(),
  sets: z.array(ExecutedSet),
  best: z.object({ repetitions: z.number(), load_kg: z.number(), one_rep_max_kg: z.number() }).nullable(),
});
export type ExerciseSession = z.infer<typeof ExerciseSession>;

/** The newest first. `next_before` asks for the older ones, null at the end. 404 for an exercise that the student never did. */
export const findExerciseHistory = call(endpoints.findExerciseHistory, {
  schema: {
    summary: "Histórico de um exercício: cargas, repetições e 1RM estimada",
    tags: ["executions"],
    params: z.object({ id: Id, exerciseId: Id }),
    querystring: z.object({ before: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(30) }),
    response: {
      200: z.object({
        exercise: z.object({ id: Id, name: z.string() }),
        sessions: z.array(ExerciseSession),
        next_before: Id.nullable(),
      }),
      ...failures(400, 401, 404),
    },
  },
});
