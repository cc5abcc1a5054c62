import { z } from "zod";
import { call } from "../call.ts";
import { Exercise } from "../catalogue/exercises.ts";
import { Training } from "../prescription/trainings.ts";
import { failures, Id } from "../wire.ts";
import * as endpoints from "./progression.endpoints.ts";

/**
 * `repeat`: the same load with `more_repetitions`, because the next load is too far. `remove`: not again, for pain on `done_on`;
 * `proposed_kg` is null. Kilograms of an assisted machine help: `raise` has fewer of them.
 */
export const ProposedLoad = z.object({
  entry_id: Id,
  exercise_id: Id,
  name: z.string(),
  training_name: z.string(),
  change: z.enum(["raise", "repeat", "hold", "reduce", "remove"]),
  last_kg: z.number().nullable(),
  proposed_kg: z.number().nullable(),
  more_repetitions: z.number(),
  reason: z.string(),
  done_on: z.string(),
});
export type ProposedLoad = z.infer<typeof ProposedLoad>;

/** Made from the last cycle before it that has trainings; `origin` is null without one. Nothing is stored: the cycle's own save takes it. */
export const findProgression = call(endpoints.findProgression, {
  schema: {
    summary: "Treinos do último ciclo com as cargas propostas para um novo",
    tags: ["executions"],
    params: z.object({ id: Id }),
    querystring: z.object({ mesocycle: Id, microcycle: Id.optional() }),
    response: {
      200: z.object({
        origin: z.object({ name: z.string(), start_date: z.string(), end_date: z.string() }).nullable(),
        trainings: z.array(Training),
        loads: z.array(ProposedLoad),
      }),
      ...failures(400, 401, 403, 404),
    },
  },
});

/**
 * Rows that prescribe an exercise; where none does, those that it was last done in place of, in the last 14 days. `exercise_id` is the
 * row's own.
 */
const AdjustedRow = z.object({ training_id: Id, entry_id: Id, exercise_id: Id });

const Adjustment = z.object({
  rows: z.array(AdjustedRow),
  loads: z.array(ProposedLoad),
  equivalents: z.array(Exercise),
});
export type Adjustment = z.infer<typeof Adjustment>;

/** For an exercise in a cycle: the loads that the last time asks for, and what may take its place, the nearest first. */
export const findAdjustment = call(endpoints.findAdjustment, {
  schema: {
    summary: "O que mudar num exercício de um ciclo: cargas propostas e exercícios equivalentes",
    tags: ["executions"],
    params: z.object({ id: Id }),
    querystring: z.object({ mesocycle: Id, microcycle: Id.optional(), exercise: Id }),
    response: {
      200: Adjustment,
      ...failures(400, 401, 403, 404),
    },
  },
});
