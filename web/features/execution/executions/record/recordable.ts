import type { CalendarDay, RecordableTraining } from "../../execution-calendar/data.ts";

/** Those prescribed for the day first, then those of its cycles, the newest cycle first. */
export function recordableOn(
  day: string,
  { days, trainings }: { readonly days: readonly CalendarDay[]; readonly trainings: readonly RecordableTraining[] },
) {
  const { planned = [], executions = [] } = days.find((one) => one.day === day) ?? {};
  const rows = trainings
    .filter(({ first, last }) => first <= day && day <= last)
    .map((training) => ({
      ...training,
      isPrescribed: planned.some(({ training_id }) => training_id === training.training_id),
      isRecorded: executions.some(({ training_id }) => training_id === training.training_id),
    }));
  return rows.toSorted((a, b) => Number(b.isPrescribed) - Number(a.isPrescribed));
}
