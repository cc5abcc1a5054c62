import type { CalendarDate } from "#domain/calendar-date.ts";
import type { ReadinessAnswers } from "#domain/students/readiness/readiness-answers.ts";
import type { KnownReadiness } from "../../../tables/readiness.ts";

/** Without what the other answers leave no room for. Only the trainer enters a doctor's clearance. */
export function keptAnswers(given: ReadinessAnswers, known: KnownReadiness, isStudent: boolean): ReadinessAnswers {
  const { cleared_on, cleared_for } = isStudent ? known.answers : given;
  return {
    ...given,
    pregnancy_week: given.is_pregnant ? given.pregnancy_week : null,
    pregnancy_risk: given.is_pregnant ? given.pregnancy_risk : null,
    cleared_on,
    cleared_for: cleared_on === null ? null : cleared_for,
  };
}

/** A symptom that is new begins today, and with it all of them; the same or fewer go on since they were told. */
export function signsSince(
  { signs }: ReadinessAnswers,
  known: KnownReadiness,
  today: CalendarDate,
): CalendarDate | null {
  if (signs === null || signs.length === 0) return null;
  const isNew = signs.some((sign) => !known.answers.signs?.includes(sign));
  return isNew ? today : (known.signsSince ?? today);
}
