import type { Goals } from "#contract/assessment/goals.ts";
import { sexOf } from "#domain/assessment/sex.ts";
import { ageInYears, type CalendarDate } from "#domain/calendar-date.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { findStoredGoals } from "../../../tables/goals.ts";
import { findReadinessOf } from "../../../tables/readiness.ts";

/** Undefined for an unknown student. */
export async function findGoals(scope: Scope, studentId: number, today: CalendarDate): Promise<Goals | undefined> {
  const { tx } = scope;
  const student = await tx
    .selectFrom("students")
    .select(["gender", "birthdate"])
    .where("id", "=", studentId)
    .executeTakeFirst();
  if (!student) return undefined;
  const stored = await findStoredGoals(scope, studentId);
  const last = await tx
    .selectFrom("evaluations")
    .select(["evaluated_on", "stature_cm", "weight_kg", "fat_percentage", "skinfold_protocol"])
    .where("student_id", "=", studentId)
    .orderBy("evaluated_on", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const { answers } = await findReadinessOf(scope, studentId, today);
  return {
    goals: stored?.goals ?? [],
    lock_version: stored?.lock_version ?? 0,
    person: {
      sex: sexOf(student.gender) ?? "female",
      age_years: student.birthdate === null ? null : ageInYears(student.birthdate, today),
      stature_cm: last?.stature_cm ?? null,
      is_pregnant: answers.is_pregnant === true,
    },
    basis: last ?? null,
  };
}
