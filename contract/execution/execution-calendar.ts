import { z } from "zod";
import { call } from "../call.ts";
import { Day, failures, Id } from "../wire.ts";
import * as endpoints from "./execution-calendar.endpoints.ts";

export const MAX_CALENDAR_DAYS = 366;

/** Fewer sets than prescribed: the sets that were done, and those that were prescribed at the first record of the day. */
const PartOfTraining = z.object({ sets: z.number(), planned_sets: z.number() });

/** `is_trained`: it has a set or an end. `tells_of_pain`: a pain from 4 on, any pain with a note, or a note that tells of one. `part` is null for a whole training and where nobody knows. */
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
  part: PartOfTraining.nullable(),
  /** Exercises that the student did in place of prescribed ones. */
  swaps: z.array(z.object({ from: z.string(), to: z.string() })),
  recorded_by: z.enum(["student", "trainer"]),
});
export type ExecutionSummary = z.infer<typeof ExecutionSummary>;

/** `moved`: done on another day of the same week (Sunday to Saturday), told by `done_on`; `part` is that execution's. `missed`: its day is over. `planned`: today or later. */
export const PlannedTraining = z.object({
  training_id: Id,
  training_name: z.string(),
  state: z.enum(["done", "moved", "missed", "planned"]),
  done_on: z.string().nullable(),
  part: PartOfTraining.nullable(),
});
export type PlannedTraining = z.infer<typeof PlannedTraining>;

export const CalendarDay = z.object({
  day: z.string(),
  planned: z.array(PlannedTraining),
  executions: z.array(ExecutionSummary),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/** It may be recorded on any day from `first` to `last`, its mesocycle's, up to today. */
export const RecordableTraining = z.object({
  training_id: Id,
  training_name: z.string(),
  cycle_name: z.string(),
  first: z.string(),
  last: z.string(),
});
export type RecordableTraining = z.infer<typeof RecordableTraining>;

/** Without `from` and `to`: the five weeks up to this Saturday. 422 at `to` for a period that is empty or longer than a year. */
export const findExecutionCalendar = call(endpoints.findExecutionCalendar, {
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
