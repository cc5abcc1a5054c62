import type { FormErrors } from "@mantine/form";
import { MesocycleDraft } from "#contract/planning/mesocycles.ts";
import { addDays, differenceInDays, isCalendarDate } from "#domain/calendar-date.ts";
import {
  defaultMesocycleName,
  defaultMicrocycleName,
  type NamedPeriod,
  overlapMessage,
  overlappedBy,
  spanOf,
} from "#domain/periodisation/cycles.ts";
import { endFollowsStart, formatPeriod, includesDay, type Period } from "#domain/periodisation/period.ts";
import { DAYS_PER_WEEK, endDateFromWeeks } from "#domain/periodisation/weeks.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";
import { validateBy } from "../../../../ui/form/schema-validation.ts";
import { periodOf } from "../cycle-period.ts";
import type { ListedCycle, MesocycleSummary } from "../data.ts";
import { nextFreeWeek } from "./next-week.ts";

/** `weeks` stays null for a microcycle. */
export interface CycleForm {
  readonly name: string;
  readonly goal: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly weeks: number | null;
  readonly training_mode: TrainingMode;
}

const named = (cycle: ListedCycle): NamedPeriod => ({ ...periodOf(cycle), name: cycle.name });

/** Today, or the day after the last mesocycle when another one covers today. */
function firstFreeDay(mesocycles: readonly MesocycleSummary[], today: string): string {
  const periods = mesocycles.map(periodOf);
  const span = spanOf(periods);
  return span && periods.some((period) => includesDay(period, today)) ? addDays(span.endDate, 1) : today;
}

/** The trainings are done as in the mesocycle before. */
export const newMesocycleForm = (mesocycles: readonly MesocycleSummary[], today: string): CycleForm => ({
  name: defaultMesocycleName(mesocycles.length),
  goal: "",
  start_date: firstFreeDay(mesocycles, today),
  end_date: "",
  weeks: null,
  training_mode: mesocycles.at(-1)?.training_mode ?? "weekdays",
});

export const newMicrocycleForm = (mesocycle: MesocycleSummary): CycleForm => {
  const free = nextFreeWeek(mesocycle);
  return {
    name: defaultMicrocycleName(mesocycle.microcycles.length),
    goal: mesocycle.goal,
    start_date: free?.startDate ?? "",
    end_date: free?.endDate ?? "",
    weeks: null,
    training_mode: mesocycle.training_mode,
  };
};

export const toCycleForm = ({
  name,
  goal,
  start_date,
  end_date,
  weeks = null,
  training_mode,
}: ListedCycle): CycleForm => ({
  name,
  goal,
  start_date,
  end_date,
  weeks,
  training_mode,
});

/** A mesocycle that was created without weeks can be given some until it has a training of its own or is over. */
export const canGetWeeks = ({ weeks, has_training, is_finished }: ListedCycle): boolean =>
  weeks === null && !has_training && !is_finished;

/** With weeks the end date follows from them; without weeks the trainer chooses it. */
export const withEnd = (form: CycleForm): CycleForm =>
  form.weeks !== null && isCalendarDate(form.start_date)
    ? { ...form, end_date: endDateFromWeeks(form.start_date, form.weeks) }
    : form;

const bySchema = validateBy<CycleForm>(MesocycleDraft);

const areDates = ({ start_date, end_date }: CycleForm) => isCalendarDate(start_date) && isCalendarDate(end_date);

interface Neighbours {
  readonly others: readonly ListedCycle[];
  readonly bounds?: Period | undefined;
}

/** Says early what the server would refuse, in one sentence for a blank or half-typed date. */
export const validateCycle = (form: CycleForm, { others, bounds }: Neighbours): FormErrors => ({
  ...overlapErrors(form, others.map(named)),
  ...(bounds && outsideErrors(form, bounds)),
  ...bySchema(form),
  ...dateErrors("start_date", form.start_date),
  ...dateErrors("end_date", form.end_date),
});

export function dateErrors(path: string, typed: string): FormErrors {
  if (typed === "") return { [path]: MESSAGES.required };
  return isCalendarDate(typed) ? {} : { [path]: MESSAGES.date };
}

/** Marks the date that runs into another cycle. */
function overlapErrors(form: CycleForm, others: readonly NamedPeriod[]): FormErrors {
  const { start_date: start } = form;
  const overlapped = isCalendarDate(start) && others.find((other) => includesDay(other, start));
  if (overlapped) return { start_date: overlapMessage(overlapped) };
  const other = areDates(form) && endFollowsStart(periodOf(form)) && overlappedBy(periodOf(form), others);
  return other ? { end_date: overlapMessage(other) } : {};
}

function outsideErrors({ start_date, end_date }: CycleForm, bounds: Period): FormErrors {
  const sentence = `O microciclo fica dentro do mesociclo (${formatPeriod(bounds)})`;
  const isOut = (day: string) => isCalendarDate(day) && !includesDay(bounds, day);
  return { ...(isOut(start_date) && { start_date: sentence }), ...(isOut(end_date) && { end_date: sentence }) };
}

/** "28 dias (4 semanas)"; null while the dates make no period. */
export function durationOf(form: CycleForm): string | null {
  if (!areDates(form) || !endFollowsStart(periodOf(form))) return null;
  const days = differenceInDays(form.start_date, form.end_date) + 1;
  const weeks = days / DAYS_PER_WEEK;
  if (!Number.isInteger(weeks)) return `${days} dias`;
  return `${days} dias (${weeks} ${weeks === 1 ? "semana" : "semanas"})`;
}
