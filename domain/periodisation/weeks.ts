import { addDays, type CalendarDate, differenceInDays } from "../calendar-date.ts";
import { defaultMicrocycleName, type NamedPeriod } from "./cycles.ts";
import type { Period } from "./period.ts";

export const DAYS_PER_WEEK = 7;
export const MIN_WEEKS = 1;
/** A mesocycle is a block of weeks with one goal; beyond three months it would be a macrocycle. */
export const MAX_WEEKS = 12;

export function isWeekCount(weeks: number): boolean {
  return Number.isInteger(weeks) && weeks >= MIN_WEEKS && weeks <= MAX_WEEKS;
}

/** The next value of the stepper: up to the maximum; down from 1 clears to none. */
export function stepWeeks(weeks: number | null, by: 1 | -1): number | null {
  const next = (weeks ?? 0) + by;
  return next < MIN_WEEKS ? null : Math.min(next, MAX_WEEKS);
}

/** The cycle ends a moment before `start + weeks × 7` days. Throws a RangeError unless {@link isWeekCount}. */
export function endDateFromWeeks(startDate: CalendarDate, weeks: number): CalendarDate {
  if (!isWeekCount(weeks)) throw new RangeError(`not a number of weeks: ${weeks}`);
  return addDays(startDate, weeks * DAYS_PER_WEEK - 1);
}

/** The microcycles that are created with a mesocycle of whole weeks: "Microciclo 1"…, seven days each, without gaps. */
export function splitIntoMicrocycles(startDate: CalendarDate, weeks: number): readonly NamedPeriod[] {
  if (!isWeekCount(weeks)) throw new RangeError(`not a number of weeks: ${weeks}`);
  return Array.from({ length: weeks }, (_, week) => ({
    name: defaultMicrocycleName(week),
    startDate: addDays(startDate, week * DAYS_PER_WEEK),
    endDate: addDays(startDate, (week + 1) * DAYS_PER_WEEK - 1),
  }));
}

/** "semana 6 de 12" on a day of the period, whose last week may be shorter. */
export function weekText({ startDate, endDate }: Period, day: CalendarDate): string {
  const week = Math.floor(differenceInDays(startDate, day) / DAYS_PER_WEEK) + 1;
  const weeks = Math.floor(differenceInDays(startDate, endDate) / DAYS_PER_WEEK) + 1;
  return `semana ${week} de ${weeks}`;
}

export const WEEKS_CONFIRMATION = {
  title: (weeks: number) => `Criar mesociclo com: ${weeks} microciclos`,
  warning: "Após a criação do Mesociclo com microciclos, não poderá alterar a quantidade de microciclos.",
} as const;

export const FIXED = {
  weeks: "A quantidade de microciclos não pode ser alterada após a criação do mesociclo.",
  mesocycleDates: "Não é possível editar datas de um mesociclo criado com microciclos.",
  microcycleDates: "Não é possível editar datas após criação do microciclo.",
  trainingMode: "O modo dos treinos é do mesociclo e vale para todas as suas semanas.",
} as const;

/** Why a mesocycle with trainings gets no weeks: with weeks, trainings belong to microcycles. */
export const WEEKS_AFTER_TRAINING = "Este mesociclo já tem treinos. Remova-os antes de definir as semanas.";
