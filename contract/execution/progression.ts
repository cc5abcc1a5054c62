import { z } from "zod";
import { call } from "../call.ts";
import { Training } from "../prescription/trainings.ts";
import { failures, Id } from "../wire.ts";

/**
 * The load of an exercise for the next cycle. `entry_id`: its row of the trainings beside it. `done_on`: the day of the last time. `repeat`:
 * the same load with `more_repetitions`, because the next load is too far. `remove`: the exercise is not to be repeated as it is, for
 * pain; `proposed_kg` is null then, and `last_kg` too where it was done without a load or never. `done_on` is then the day of that pain.
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

/**
 * What a cycle would be, made from the last one before it that has trainings: these trainings, and a load for each exercise that was done
 * with one during that cycle or before. Nothing is stored: the cycle's own save takes it. `origin` is null without such a cycle. The ids are a
 * mesocycle's and, for one of its weeks, also the microcycle's.
 */
export const findProgression = call({
  method: "GET",
  url: "/api/v1/students/:id/progression",
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
