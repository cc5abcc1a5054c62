import type { Limits } from "../anthropometry/measures.ts";

export const EXERCISE_KINDS = ["Musculação", "Aeróbico"] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

interface Session {
  readonly weekTimes: number;
  readonly minutesPerDay: number;
  readonly intensity: number;
}

export interface StrengthExercise extends Session {
  readonly kind: "Musculação";
  readonly minReps: number;
  readonly maxReps: number;
  readonly seriesPerWeek: number;
}

export interface AerobicExercise extends Session {
  readonly kind: "Aeróbico";
  readonly name: string;
}

export type Exercise = StrengthExercise | AerobicExercise;

export const MAX_EXERCISES = 50;

/** Whole numbers that each field takes, both ends included. The masks take three digits, the minutes four. */
export const EXERCISE_LIMITS = {
  min_reps: { min: 1, max: 999 },
  max_reps: { min: 1, max: 999 },
  series: { min: 1, max: 999 },
  week_times: { min: 1, max: 999 },
  day_time: { min: 1, max: 1440 },
  intensity: { min: 1, max: 100 },
} as const satisfies Readonly<Record<string, Limits>>;

/** Days of a week, and hours of a day on average: more is a typing error, or an athlete's week. */
const MAX_TIMES = 7;
const MAX_HOURS_A_DAY = 6;

export function exerciseQuestions(exercises: readonly Exercise[]): readonly string[] {
  const minutes = exercises.reduce((sum, { weekTimes, minutesPerDay }) => sum + weekTimes * minutesPerDay, 0);
  return [
    ...(exercises.some(({ weekTimes }) => weekTimes > MAX_TIMES)
      ? ["Exercício mais de 7 vezes por semana: confira as vezes por semana."]
      : []),
    ...(minutes > MAX_HOURS_A_DAY * 60 * 7
      ? ["Mais de 6 horas de exercício por dia: confira tempo e vezes por semana."]
      : []),
  ];
}

export const MAX_REPS_BELOW_MIN = "Deve ser igual ou maior que as repetições mínimas";

/** Characters of the name of an aerobic exercise; the longest of the list has 52. */
export const EXERCISE_NAME_LENGTH = 80;
