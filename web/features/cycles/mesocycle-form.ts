import { type FormErrors, schemaResolver } from "@mantine/form";
import { MesocycleDraft } from "#contract/mesocycles.ts";
import { addDays, differenceInDays, isCalendarDate } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/messages.ts";
import {
  defaultMesocycleName,
  type NamedPeriod,
  overlapMessage,
  overlappedBy,
  spanOf,
} from "#domain/periodisation/cycles.ts";
import { endFollowsStart, includesDay } from "#domain/periodisation/period.ts";
import { DAYS_PER_WEEK } from "#domain/periodisation/weeks.ts";
import { periodOf } from "./current-cycle.ts";
import type { MesocycleSummary } from "./data.ts";

export type MesocycleForm = Readonly<Pick<MesocycleDraft, "name" | "goal" | "start_date" | "end_date">>;

const named = (mesocycle: MesocycleSummary): NamedPeriod => ({ ...periodOf(mesocycle), name: mesocycle.name });

/** Starts today; where today is taken, on the day after the last mesocycle. */
function firstFreeDay(mesocycles: readonly MesocycleSummary[], today: string): string {
  const periods = mesocycles.map(periodOf);
  const span = spanOf(periods);
  return span && periods.some((period) => includesDay(period, today)) ? addDays(span.endDate, 1) : today;
}

export const newForm = (mesocycles: readonly MesocycleSummary[], today: string): MesocycleForm => ({
  name: defaultMesocycleName(mesocycles.length),
  goal: "",
  start_date: firstFreeDay(mesocycles, today),
  end_date: "",
});

export const formOf = ({ name, goal, start_date, end_date }: MesocycleSummary): MesocycleForm => ({
  name,
  goal,
  start_date,
  end_date,
});

const bySchema = schemaResolver(MesocycleDraft, { sync: true });

const areDates = ({ start_date, end_date }: MesocycleForm) => isCalendarDate(start_date) && isCalendarDate(end_date);

/** The contract's rules, one sentence for a blank date, and early what the server would refuse. */
export const refusalsOf = (form: MesocycleForm, others: readonly MesocycleSummary[]): FormErrors => ({
  ...overlapIn(form, others.map(named)),
  ...bySchema(form),
  ...(!form.start_date && { start_date: MESSAGES.required }),
  ...(!form.end_date && { end_date: MESSAGES.required }),
});

/** Days that another mesocycle has: said of the date that runs into it. */
function overlapIn(form: MesocycleForm, others: readonly NamedPeriod[]): FormErrors {
  const { start_date: start } = form;
  const taken = isCalendarDate(start) && others.find((other) => includesDay(other, start));
  if (taken) return { start_date: overlapMessage(taken) };
  const other = areDates(form) && endFollowsStart(periodOf(form)) && overlappedBy(periodOf(form), others);
  return other ? { end_date: overlapMessage(other) } : {};
}

/** "28 dias (4 semanas)"; null while the dates make no period. */
export function durationOf(form: MesocycleForm): string | null {
  if (!areDates(form) || !endFollowsStart(periodOf(form))) return null;
  const days = differenceInDays(form.start_date, form.end_date) + 1;
  const weeks = days / DAYS_PER_WEEK;
  if (!Number.isInteger(weeks)) return `${days} dias`;
  return `${days} dias (${weeks} ${weeks === 1 ? "semana" : "semanas"})`;
}
