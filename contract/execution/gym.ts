import { z } from "zod";
import { call } from "../call.ts";
import { Exercise } from "../catalogue/exercises.ts";
import { LoadSteps } from "../prescription/load-steps.ts";
import { Training } from "../prescription/trainings.ts";
import { Day, failures, Id, SearchText } from "../wire.ts";
import { ExecutedSet, Execution, ExecutionSnapshot } from "./executions.ts";
import * as endpoints from "./gym.endpoints.ts";

export const LastPerformance = z.object({ day: z.string(), pain: z.number().nullable(), sets: z.array(ExecutedSet) });
export type LastPerformance = z.infer<typeof LastPerformance>;

const LastOfRow = z.object({ entry_id: Id, last: LastPerformance });

const HeaviestSet = z.object({ day: z.string(), load_kg: z.number(), repetitions: z.number().nullable() });
export type HeaviestSet = z.infer<typeof HeaviestSet>;

export const GymExercise = z.object({
  exercise_id: Id,
  execution: z.string().nullable(),
  /** Before today, without the sets of rows that warm up; null for the first time. */
  last: LastPerformance.nullable(),
  /** The last time of each present row of this exercise: a warm-up has other loads than the work. Absent in what older devices keep. */
  rows: z.array(LastOfRow).optional(),
  /** The student's note of the last day. Absent in what older devices keep. */
  last_note: z.string().nullable().optional(),
  /** From the strength test of this very exercise, for working sets of rows without a load of their own (`carga`); null without one. */
  suggested_load_kg: z.number().nullable(),
  /** When the trainer tested it; null where only trainings fed the test. Absent in what older devices keep. */
  tested_on: z.string().nullable().optional(),
  /** The heaviest working set of each of its last twelve days before today, and of the day of the record; the oldest first. Absent in what older devices keep. */
  heaviest: z.array(HeaviestSet).optional(),
  /** Why the student had better ask the trainer before adding it; null without a reason. Absent where nobody adds, and in what older devices keep. */
  caution: z.string().nullable().optional(),
  /** Ids of `more_exercises` or of the trainings' that may take its place, the nearest first, at most six. Absent in what older devices keep. */
  equivalents: z.array(Id).optional(),
});
export type GymExercise = z.infer<typeof GymExercise>;

/** The mesocycle that runs today, with today's microcycle when it has weeks. */
const GymCycle = z.object({
  mesocycle_id: Id,
  microcycle_id: Id.nullable(),
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
});

/** A cycle in sequence tells what was done since the mesocycle's first day, the newest first. */
const GymSequence = z.object({
  since: z.string(),
  done: z.array(
    z.object({
      training_id: Id.nullable(),
      training_name: z.string(),
      day: z.string(),
      started_at: z.string().nullable(),
    }),
  ),
});

/** All that a phone needs to train without a signal. `executions`: of this week and the 14 days before today, of any training, the newest first. */
export const Gym = z.object({
  student: z.object({ id: Id, name: z.string() }),
  today: z.string(),
  /** Why nothing should be trained today. Absent in what older devices keep. */
  stop: z.string().nullable().optional(),
  cycle: GymCycle.nullable(),
  trainings: z.array(Training),
  /** Null where the trainings have weekdays. Absent in what older devices keep. */
  sequence: GymSequence.nullable().optional(),
  exercises: z.array(GymExercise),
  /** Beyond the trainings': equivalents, then what the student did on the most days. Absent in what older devices keep. */
  more_exercises: z.array(Exercise).optional(),
  executions: z.array(Execution),
  /** The trainer's. Absent in what older devices keep. */
  load_steps: LoadSteps.optional(),
  /** Weeks in a row with a training, up to the one before this. Absent in what older devices keep. */
  weeks_in_row: z.number().optional(),
});
export type Gym = z.infer<typeof Gym>;

export const findGym = call(endpoints.findGym, {
  schema: {
    summary: "Tudo que o aluno precisa para treinar sem sinal",
    tags: ["executions"],
    params: z.object({ id: Id }),
    response: { 200: Gym, ...failures(401, 403, 404) },
  },
});

/** Exercises that a student may add to a training: at most 30 of the catalogue, by name. */
export const searchGymExercises = call(endpoints.searchGymExercises, {
  schema: {
    summary: "Procurar um exercício para fazer além do treino",
    tags: ["executions"],
    params: z.object({ id: Id }),
    querystring: z.object({ q: SearchText }),
    response: {
      200: z.object({ exercises: z.array(GymExercise), more_exercises: z.array(Exercise) }),
      ...failures(400, 401, 403, 404),
    },
  },
});

/** The training as prescribed now, the last loads before that day, and the record of that day, or null. */
export const findTrainingToRecord = call(endpoints.findTrainingToRecord, {
  schema: {
    summary: "Um treino para registrar o que foi feito em um dia",
    tags: ["executions"],
    params: z.object({ id: Id }),
    querystring: z.object({ day: Day }),
    response: {
      200: z.object({ training: Training, exercises: z.array(GymExercise), execution: Execution.nullable() }),
      ...failures(400, 401, 403, 404),
    },
  },
});

/**
 * Records a snapshot. The same or an older revision of a device changes nothing, so a queue may be sent twice, late and in any order; the
 * answer is what is stored then, null when it was taken back. A training that was removed meanwhile is taken too. 404 for a
 * training that never was the student's; 403 `not_allowed` for a trainer whose student does not train in person; 422 at `day` for a
 * day that is to come or outside the mesocycle.
 */
export const recordExecution = call(endpoints.recordExecution, {
  schema: {
    summary: "Registrar o que foi feito de um treino em um dia",
    tags: ["executions"],
    params: z.object({ id: Id }),
    body: ExecutionSnapshot,
    response: { 200: z.object({ execution: Execution.nullable() }), ...failures(400, 401, 403, 404, 422) },
  },
});
