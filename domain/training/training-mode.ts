import type { CodeOf } from "../text/labels.ts";
import { freeDays, type WeekdayValue } from "./weekdays.ts";

/** How the trainings of a mesocycle are done: each on its weekdays, or one after the other whenever the student trains. */
export const TRAINING_MODES = { weekdays: "Dias da semana", sequence: "Em sequência" } as const;
export type TrainingMode = CodeOf<typeof TRAINING_MODES>;

/** Trainings without days get the student's days in turn, from Monday on; those beyond the last day stay without. */
export function withFirstDays<T extends { readonly weekdays: readonly string[] }>(
  trainings: readonly T[],
  daysOfWeek: readonly string[],
): (T & { weekdays: WeekdayValue[] })[] {
  const free = freeDays([], daysOfWeek);
  return trainings.map((training, index) => ({ ...training, weekdays: free.slice(index, index + 1) }));
}
