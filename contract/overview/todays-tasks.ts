import { z } from "zod";
import { call } from "../call.ts";
import { NamedStudent, StudentSignals } from "../execution/signals.ts";
import { failures, Id } from "../wire.ts";
import * as endpoints from "./todays-tasks.endpoints.ts";

export const MAX_NAMED_STUDENTS = 100;

const Mesocycle = z.object({ macrocycle_id: Id, mesocycle_id: Id });

const taskOf = <S extends z.ZodType>(student: S) => z.object({ count: z.number(), students: z.array(student) });

/** Nothing is stored: a task is over when its reason is. Days are São Paulo's. */
export const TodaysTasks = z.object({
  today: z.string(),
  /** The answer of `listSignals`, so that one read tells all of the day. */
  signals: taskOf(StudentSignals),
  approvals: taskOf(NamedStudent.extend({ since: z.string() })),
  /** Unread ones: the newest of each student, how many there are, and the id of its training, removed or not. */
  comments: taskOf(
    NamedStudent.extend({
      training_id: Id,
      training: z.string(),
      exercise: z.string().nullable(),
      text: z.string(),
      written_at: z.string(),
      unread: z.number(),
    }),
  ),
  /** `due_on`: the oldest unpaid day; `value`: all that is overdue, in reais. */
  late_payments: taskOf(NamedStudent.extend({ due_on: z.string(), value: z.number() })),
  /** A mesocycle runs today, and there is no evaluation or it is out of date, and none is marked from today on; with that mesocycle. */
  evaluations: taskOf(NamedStudent.extend({ ...Mesocycle.shape, last_evaluation: z.string().nullable() })),
  /** One was marked for tomorrow, today or a day that has passed without it; with the mesocycle of today, if one runs. */
  appointments: taskOf(
    NamedStudent.extend({
      day: z.string(),
      time: z.string().nullable(),
      instructions: z.string(),
      mesocycle: z.object(Mesocycle.shape).nullable(),
    }),
  ),
  /** The cycle of today, with weeks the microcycle, has no training, and no evaluation is due; it may still lack its own. */
  prescriptions: taskOf(
    NamedStudent.extend({ ...Mesocycle.shape, microcycle_id: Id.nullable(), was_evaluated: z.boolean() }),
  ),
  /** The last mesocycle ends within seven days or ended within the last seven, and none follows. */
  ending_cycles: taskOf(NamedStudent.extend({ ...Mesocycle.shape, mesocycle: z.string(), end_date: z.string() })),
  changed_registrations: taskOf(NamedStudent),
  /** Data of these former students was announced to be forgotten, from `on` on. */
  forgetting: taskOf(NamedStudent.extend({ on: z.string() })),
});
export type TodaysTasks = z.infer<typeof TodaysTasks>;

export const findTodaysTasks = call(endpoints.findTodaysTasks, {
  schema: {
    summary: "O que o personal tem a fazer hoje",
    tags: ["dashboards"],
    response: { 200: TodaysTasks, ...failures(401, 403) },
  },
});
