import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { awaitsClearance } from "#domain/students/readiness/screening.ts";
import type { Scope } from "../platform/database/scope.ts";
import { listReadinessAnswers, readinessOn } from "./readiness.ts";

/** By the screening in force on a day, the last one of that day; none before the first. */
export async function findAwaitingDays(scope: Scope, studentId: number): Promise<(day: CalendarDate) => boolean> {
  const newestFirst = await listReadinessAnswers(scope, studentId).execute();
  return (day) => {
    const inForce = newestFirst.find(({ answered_at }) => todayInSaoPaulo(answered_at.getTime()) <= day);
    return inForce !== undefined && awaitsClearance(readinessOn(inForce, day).screening);
  };
}
