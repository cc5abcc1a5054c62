import { z } from "zod";
import { SIGNAL_KEY_LENGTH, SIGNAL_KINDS } from "#domain/training/signals/signal.ts";
import { call } from "../call.ts";
import { failures, Id, Nothing, Text } from "../wire.ts";
import * as endpoints from "./signals.endpoints.ts";

/** More students with signals are counted, not listed. */
export const MAX_SIGNALLING_STUDENTS = 300;

export const NamedStudent = z.object({
  id: Id,
  name: z.string(),
  photo_url: z.string().nullable(),
  /** The digits that WhatsApp dials, with the country's code. */
  whatsapp: z.string().nullable(),
});

/**
 * `pain`: from 4 of 10, any pain with a note, or a note that tells of one. `effort`: 9 or more in two trainings in a row. `load`: down by a
 * tenth within fourteen days, with comparable repetitions. `missed`: three prescribed trainings in a row. `idle`: nothing for seven days
 * of a running cycle. `basis`: the figures and days that it rests on. `day`: of its newest cause.
 */
export const Signal = z.object({
  kind: z.enum(SIGNAL_KINDS),
  key: z.string(),
  is_severe: z.boolean(),
  sentence: z.string(),
  basis: z.string(),
  day: z.string(),
  execution_id: Id.nullable(),
  exercise_id: Id.nullable(),
});
export type Signal = z.infer<typeof Signal>;

/** The mesocycle that runs today, with today's microcycle when it has weeks: where the training is changed. */
const RunningCycle = z.object({ macrocycle_id: Id, mesocycle_id: Id, microcycle_id: Id.nullable() });

/** The most pressing signal first. */
export const StudentSignals = NamedStudent.extend({ cycle: RunningCycle.nullable(), signals: z.array(Signal) });
export type StudentSignals = z.infer<typeof StudentSignals>;

/** Active students that have signals come, the most pressing first. Only dismissals are stored: a signal ends with its cause. */
export const listSignals = call(endpoints.listSignals, {
  schema: {
    summary: "Sinais dos alunos: dor, esforço, queda de carga e faltas",
    tags: ["signals"],
    response: {
      200: z.object({ today: z.string(), students: z.array(StudentSignals), total_count: z.number() }),
      ...failures(401, 403),
    },
  },
});

const ofStudent = { params: z.object({ id: Id }), tags: ["signals"] };

export const findStudentSignals = call(endpoints.findStudentSignals, {
  schema: {
    summary: "Sinais de um aluno",
    ...ofStudent,
    response: {
      200: z.object({ today: z.string(), student: StudentSignals }),
      ...failures(401, 403, 404),
    },
  },
});

/** Dismisses signals of a student for good, or takes that back. Twice is the same as once. */
export const dismissSignals = call(endpoints.dismissSignals, {
  schema: {
    summary: "Dispensar sinais de um aluno, ou voltar a mostrá-los",
    ...ofStudent,
    body: z.object({ keys: z.array(Text(SIGNAL_KEY_LENGTH)).min(1).max(100), dismissed: z.boolean() }),
    response: { 204: Nothing, ...failures(400, 401, 403, 404) },
  },
});
