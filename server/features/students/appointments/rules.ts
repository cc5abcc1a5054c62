import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";

interface Standing {
  /** The day of the appointment that is to come. */
  readonly current: CalendarDate | undefined;
  /** An appointment on the day of the last evaluation, or earlier, would be over at once. */
  readonly last: CalendarDate | null;
  readonly today: CalendarDate;
}

/** The sentence for a day that may not be chosen. One that has passed may stay while its hour or place is mended. */
export function refusedDay(day: CalendarDate, { current, last, today }: Standing): string | null {
  if (day < today && day !== current) return "Escolha hoje ou um dia que ainda vem";
  if (last !== null && day <= last) return `A última avaliação é de ${formatDate(last)}: escolha um dia depois dela`;
  return null;
}
