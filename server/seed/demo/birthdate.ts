import { ageInYears, type CalendarDate } from "#domain/calendar-date.ts";

export function birthdateOf({ age, birthday }: { age: number; birthday: string }, today: CalendarDate): CalendarDate {
  const thisYear = Number(today.slice(0, 4));
  const ifBirthdayPassed = `${thisYear - age}-${birthday}`;
  return ageInYears(ifBirthdayPassed, today) === age ? ifBirthdayPassed : `${thisYear - age - 1}-${birthday}`;
}
