import { z } from "zod";
import { call } from "../call.ts";
import { Day, failures, Id } from "../wire.ts";

export const MAX_CALENDAR_DAYS = 366;

/**
 * What was recorded of a training, in a line. `is_trained`: it has a set or an end; without, it is a record of pain, effort or a note
 * alone and counts as no training. `max_pain`: the highest of its exercises. `tells_of_pain`: a pain from 4 on, any pain with a note, or a
 * note that tells of one.
 */
export const ExecutionSummary = z.object({
  id: Id,
  training_id: Id.nullable(),
  training_name: z.string(),
  is_trained: z.boolean(),
  is_finished: z.boolean(),
  effort: z.number().nullable(),
  max_pain: z.number().nullable(),
  tells_of_pain: z.boolean(),
  sets: z.number(),
  recorded_by: z.enum(["student", "trainer"]),
});
export type ExecutionSummary = z.infer<typeof ExecutionSummary>;

/**
 * A training that was prescribed for a day. `done`: on its day. `moved`: on another day of the same week (Sunday to Saturday), told by
 * `done_on`. `missed`: its day is over without it. `planned`: today or later.
 */
export const PlannedTraining = z.object({
  training_id: Id,
  training_name: z.string(),
  state: z.enum(["done", "moved", "missed", "planned"]),
  done_on: z.string().nullable(),
});
export type PlannedTraining = z.infer<typeof PlannedTraining>;

export const CalendarDay = z.object({
  day: z.string(),
  planned: z.array(PlannedTraining),
  executions: z.array(ExecutionSummary),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/** A training of a cycle that meets the period. It may be recorded on any day from `first` to `last`, its mesocycle's, up to today. */
export const RecordableTraining = z.object({
  training_id: Id,
  training_name: z.string(),
  cycle_name: z.string(),
  first: z.string(),
  last: z.string(),
});
export type RecordableTraining = z.infer<typeof RecordableTraining>;

/**
 * Every day of a period with what was prescribed and what was done, in order. Without `from` and `to` it is the five weeks up to the
 * Saturday of this week. 422 at `to` for a period that is empty or longer than a year.
 */
export const findExecutionCalendar = call({
  method: "GET",
  url: "/api/v1/students/:id/executions",
  schema: {
    summary: "Treinos feitos e perdidos de um aluno, dia por dia",
    tags: ["executions"],
    params: z.object({ id: Id }),
    querystring: z.object({ from: Day.optional(), to: Day.optional() }),
    response: {
      200: z.object({
        today: z.string(),
        days: z.array(CalendarDay),
        trainings: z.array(RecordableTraining),
      }),
      ...failures(400, 401, 404, 422),
    },
  },
});
