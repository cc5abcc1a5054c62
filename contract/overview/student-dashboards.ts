import { z } from "zod";
import { FigureJudgement } from "../assessment/evaluations.ts";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import * as endpoints from "./student-dashboards.endpoints.ts";

/** Prescribed and not done yet; today counts. `day`: null in a running sequence, where it is done whenever the student trains. `minutes`: estimated, 0 without exercises. */
const NextTraining = z.object({
  training_id: Id,
  training_name: z.string(),
  day: z.string().nullable(),
  macrocycle_id: Id,
  mesocycle_id: Id,
  microcycle_id: Id.nullable(),
  muscle_groups: z.array(z.string()),
  minutes: z.number(),
});
export type NextTraining = z.infer<typeof NextTraining>;

const MainFigure = z.enum(["weight_kg", "fat_percentage", "lean_mass_kg", "waist_hip_ratio"]);
export type MainFigure = z.infer<typeof MainFigure>;

const EvaluationFigures = z.object({
  day: z.string(),
  weight_kg: z.number().nullable(),
  fat_percentage: z.number().nullable(),
  lean_mass_kg: z.number().nullable(),
  waist_hip_ratio: z.number().nullable(),
  /** Figures that have their last value here are judged against the value before it. */
  changes: z.partialRecord(MainFigure, FigureJudgement),
});
export type EvaluationFigures = z.infer<typeof EvaluationFigures>;

/** In reais. `end_date`: the first day that is no longer charged; null for one without an end. */
const AssignedPlan = z.object({
  name: z.string(),
  frequency: z.enum(["monthly", "bimonthly", "semiannually", "yearly"]),
  value: z.number(),
  start_date: z.string(),
  end_date: z.string().nullable(),
});

/** In reais: the unpaid part, overdue or due within 31 days. */
const ChargeDue = z.object({ id: Id, due_on: z.string(), value: z.number(), is_late: z.boolean() });

export const StudentDashboard = z.object({
  today: z.string(),
  next_training: NextTraining.nullable(),
  /** The name of what was trained today; null while nothing was. */
  trained_today: z.string().nullable(),
  /** The last twelve weeks, Sunday to Saturday, in order, named by their Sunday; this one is the last. A training done in part counts as its share. */
  weeks: z.array(z.object({ start: z.string(), trainings: z.number() })),
  evaluations: z.array(EvaluationFigures),
  plan: AssignedPlan.nullable(),
  charges: z.array(ChargeDue),
});
export type StudentDashboard = z.infer<typeof StudentDashboard>;

export const findStudentDashboard = call(endpoints.findStudentDashboard, {
  schema: {
    summary: "Dashboard do aluno",
    tags: ["dashboards"],
    response: { 200: StudentDashboard, ...failures(401, 403) },
  },
});
