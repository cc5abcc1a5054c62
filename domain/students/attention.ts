import { type CalendarDate, differenceInDays } from "../calendar-date.ts";
import { DAYS_PER_WEEK, MAX_WEEKS } from "../periodisation/weeks.ts";

/** An evaluation is good for one mesocycle of the longest length; then it is due again. */
export const EVALUATION_VALID_DAYS = MAX_WEEKS * DAYS_PER_WEEK;

interface Standing {
  readonly currentMesocycle: {
    readonly name: string;
    readonly endDate: CalendarDate;
    readonly hasTraining: boolean;
  } | null;
  readonly lastEvaluation: CalendarDate | null;
}

/** Nothing is due without a mesocycle that runs today. */
export function attentionNeeded(
  { currentMesocycle, lastEvaluation }: Standing,
  today: CalendarDate,
): readonly string[] {
  if (!currentMesocycle) return [];
  const isOverdue = lastEvaluation !== null && differenceInDays(lastEvaluation, today) > EVALUATION_VALID_DAYS;
  return [
    ...(currentMesocycle.hasTraining ? [] : ["Sem treino"]),
    ...(lastEvaluation === null ? ["Sem avaliação"] : []),
    ...(isOverdue ? ["Avaliação vencida"] : []),
  ];
}

export function daysLeftText(endDate: CalendarDate, today: CalendarDate): string {
  const days = differenceInDays(today, endDate);
  if (days <= 0) return "termina hoje";
  return days === 1 ? "1 dia" : `${days} dias`;
}
