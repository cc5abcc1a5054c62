import { addDays, type CalendarDate, differenceInDays, formatDate } from "../../calendar-date.ts";

/** A student is told this many days before the evaluation: in time to move it, and to prepare for it. */
export const APPOINTMENT_NOTICE_DAYS = [3, 1] as const;

/** Between two evaluations, for the choice of a day. */
export const WEEKS_BETWEEN = [4, 8, 12] as const;

export const OUR_INSTRUCTIONS = `Não treine nem faça esforço nas 24 horas antes.
Venha em jejum de 2 a 4 horas e evite café e álcool no dia.
Beba água como de costume até 2 horas antes e vá ao banheiro antes de começar.
Use roupa leve: short e top ou sunga, sem creme na pele.`;

const WEEKDAYS = ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"] as const;

/** "qui, 12/03/2026 às 09:00" */
export function appointmentText({ day, time }: { readonly day: CalendarDate; readonly time: string | null }): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
  return `${weekday}, ${formatDate(day)}${time === null ? "" : ` às ${time}`}`;
}

/** "hoje", "amanhã", "em 3 dias"; of one that did not take place "há 3 dias". */
export function inDaysText(day: CalendarDate, today: CalendarDate): string {
  const days = differenceInDays(today, day);
  if (days < 0) return days === -1 ? "ontem" : `há ${-days} dias`;
  if (days === 0) return "hoje";
  return days === 1 ? "amanhã" : `em ${days} dias`;
}

/** Counted from the last evaluation, or from today where that day is over or there is none. */
export function dayAfterWeeks(weeks: number, last: CalendarDate | null, today: CalendarDate): CalendarDate {
  const day = addDays(last ?? today, weeks * 7);
  return day > today ? day : addDays(today, weeks * 7);
}
