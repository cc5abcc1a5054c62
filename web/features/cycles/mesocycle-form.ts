import { type FormErrors, schemaResolver } from "@mantine/form";
import { MesocycleDraft } from "#contract/cycles.ts";
import { addDays, compareDates, differenceInDays, isCalendarDate } from "#domain/calendar-date.ts";
import { defaultMesocycleName, overlapMessage, overlappedBy, spanOf } from "#domain/periodisation/cycles.ts";
import { endFollowsStart, includesDay } from "#domain/periodisation/period.ts";
import { DAYS_PER_WEEK } from "#domain/periodisation/weeks.ts";
import { periodOf } from "./current-cycle.ts";
import type { MesocycleSummary } from "./data.ts";

export type MesocycleForm = Readonly<Pick<MesocycleDraft, "name" | "goal" | "start_date" | "end_date">>;

const named = (mesocycle: MesocycleSummary) => ({ ...periodOf(mesocycle), name: mesocycle.name });

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

/** The contract's rules, and early what the server would refuse: days that another mesocycle has. */
export function refusalsOf(form: MesocycleForm, others: readonly MesocycleSummary[]): FormErrors {
  const refusals = { ...bySchema(form) };
  if (!areDates(form) || compareDates(form.start_date, form.end_date) >= 0) return refusals;
  const other = overlappedBy(periodOf(form), others.map(named));
  return other ? { ...refusals, ...overlapping(overlapMessage(other)) } : refusals;
}

/** Both dates are marked, the sentence stands once. */
export const overlapping = (sentence: string): FormErrors => ({ start_date: sentence, end_date: true });

/** "28 dias (4 semanas)"; null while the dates make no period. */
export function durationOf(form: MesocycleForm): string | null {
  if (!areDates(form) || !endFollowsStart(periodOf(form))) return null;
  const days = differenceInDays(form.start_date, form.end_date) + 1;
  const weeks = days / DAYS_PER_WEEK;
  if (!Number.isInteger(weeks)) return `${days} dias`;
  return `${days} dias (${weeks} ${weeks === 1 ? "semana" : "semanas"})`;
}
