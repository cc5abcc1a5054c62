import { addDays, type CalendarDate } from "../../calendar-date.ts";
import { weekdayOf, weekOf } from "./training-week.ts";

/** A training with its weekdays ("0" is Sunday), valid from the day it was prescribed or its cycle began to the cycle's last day. */
export interface PlannedPeriod {
  readonly training_id: number;
  readonly training_name: string;
  readonly weekdays: readonly string[];
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

interface RecordedTraining {
  readonly training_id: number | null;
  readonly day: CalendarDate;
  readonly is_trained: boolean;
}

export interface PlannedDay {
  readonly day: CalendarDate;
  readonly training_id: number;
  readonly training_name: string;
  readonly state: "done" | "moved" | "missed" | "planned";
  readonly done_on: CalendarDate | null;
}

interface DayRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly today: CalendarDate;
}

/**
 * In order of day. A training that was done on its day is done.
 * One that was done on another day of the same week, Sunday to Saturday, is moved, not missed; each execution stands for one
 * prescribed day. The others are missed once their day is over, and planned until then.
 */
export function plannedDays(
  { from, to, today }: DayRange,
  trainings: readonly PlannedPeriod[],
  recorded: readonly RecordedTraining[],
): readonly PlannedDay[] {
  const done = recorded.filter((one) => one.is_trained);
  const weeks: CalendarDate[] = [];
  for (let sunday = weekOf(from).from; sunday <= to; sunday = addDays(sunday, 7)) weeks.push(sunday);
  return trainings
    .flatMap((training) => {
      const doneDays = done.filter(({ training_id }) => training_id === training.training_id).map(({ day }) => day);
      return weeks.flatMap((sunday) => plannedWeek(sunday, training, doneDays));
    })
    .filter(({ day }) => day >= from && day <= to)
    .map(({ day, training, doneOn }) => ({
      day,
      training_id: training.training_id,
      training_name: training.training_name,
      state: stateOf(day, doneOn, today),
      done_on: doneOn,
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.training_id - b.training_id));
}

function plannedWeek(sunday: CalendarDate, training: PlannedPeriod, doneDays: readonly CalendarDate[]) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
  const planned = days.filter(
    (day) => training.weekdays.includes(weekdayOf(day)) && day >= training.first && day <= training.last,
  );
  const others = days.filter((day) => doneDays.includes(day) && !planned.includes(day));
  return planned.map((day) => ({ day, training, doneOn: doneDays.includes(day) ? day : (others.shift() ?? null) }));
}

function stateOf(day: CalendarDate, doneOn: CalendarDate | null, today: CalendarDate): PlannedDay["state"] {
  if (doneOn !== null) return doneOn === day ? "done" : "moved";
  return day < today ? "missed" : "planned";
}
