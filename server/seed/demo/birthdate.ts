import { addDays, addMonths, type CalendarDate } from "#domain/calendar-date.ts";

/** Counted back from the day of loading, as evaluations are: the age at each of them, and so its figures, hold on any day. */
export function birthdateOf(
  { age, days_since_birthday }: { age: number; days_since_birthday: number },
  today: CalendarDate,
): CalendarDate {
  return addMonths(addDays(today, -days_since_birthday), -12 * age);
}
