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
