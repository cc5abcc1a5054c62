import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import * as endpoints from "./trends.endpoints.ts";

/** Sunday to Saturday, named by the Sunday. `planned`: prescribed trainings whose day is over. Effort is a mean, pain the worst; null without. */
const WeekTrend = z.object({
  start: z.string(),
  planned: z.number(),
  done: z.number(),
  working_sets: z.number(),
  tonnage_kg: z.number(),
  effort: z.number().nullable(),
  max_pain: z.number().nullable(),
});

/** Tonnage of the last 7 days beside a week's mean of the last 28. `ratio`: null before 28 days of records. It describes, and predicts no injury. */
const LoadBalance = z.object({ acute_kg: z.number(), chronic_kg: z.number(), ratio: z.number().nullable() });

/** Sets of a week: prescribed today, and the mean of the last four weeks. A set counts half for groups that assist. */
const MuscleTrend = z.object({ id: Id, name: z.string(), planned_sets: z.number(), done_sets: z.number() });

/** The best estimated 1RM of each day (Epley, 1 to 12 repetitions), the oldest first. */
const LiftTrend = z.object({
  exercise_id: Id,
  name: z.string(),
  days: z.array(z.object({ day: z.string(), one_rep_max_kg: z.number() })),
});

/** `adherence`: the share of prescribed trainings of the last four weeks that were done; null without any. */
export const StudentTrends = z.object({
  weeks: z.array(WeekTrend),
  adherence: z.number().nullable(),
  load: LoadBalance,
  muscles: z.array(MuscleTrend),
  lifts: z.array(LiftTrend),
});
export type StudentTrends = z.infer<typeof StudentTrends>;

/** The figures cover the last four weeks. */
export const TrendLine = z.object({
  id: Id,
  name: z.string(),
  adherence: z.number().nullable(),
  weekly_sets: z.number(),
  load: LoadBalance,
  effort: z.number().nullable(),
  max_pain: z.number().nullable(),
});
export type TrendLine = z.infer<typeof TrendLine>;

/** One line for each active student who has something prescribed or done in the last four weeks, by name. */
export const listTrends = call(endpoints.listTrends, {
  schema: {
    summary: "Tendências de todos os alunos, uma linha por aluno",
    tags: ["trends"],
    response: { 200: z.object({ students: z.array(TrendLine) }), ...failures(401, 403) },
  },
});

export const findStudentTrends = call(endpoints.findStudentTrends, {
  schema: {
    summary: "Tendências de um aluno em doze semanas",
    tags: ["trends"],
    params: z.object({ id: Id }),
    response: { 200: StudentTrends, ...failures(401, 404) },
  },
});
