import type { Goals } from "#contract/assessment/goals.ts";
import { sexOf } from "#domain/assessment/sex.ts";
import { ageInYears, type CalendarDate } from "#domain/calendar-date.ts";
import { readLimits } from "#domain/training/health/read-health.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { findStoredGoals } from "../../../tables/goals.ts";
import { findReadinessOf } from "../../../tables/readiness.ts";

/** Undefined for an unknown student. */
export async function findGoals(scope: Scope, studentId: number, today: CalendarDate): Promise<Goals | undefined> {
  const { tx } = scope;
  const student = await tx
    .selectFrom("students")
    .select(["gender", "birthdate", "personal_anamnesis", "physiological_anamnesis"])
    .where("id", "=", studentId)
    .executeTakeFirst();
  if (!student) return undefined;
  const stored = await findStoredGoals(scope, studentId);
  const newest = tx
    .selectFrom("evaluations")
    .where("student_id", "=", studentId)
    .orderBy("evaluated_on", "desc")
    .orderBy("id", "desc")
    .limit(1);
  const last = await newest
    .select(["evaluated_on", "weight_kg", "fat_percentage", "skinfold_protocol"])
    .executeTakeFirst();
  // An imported evaluation may lack it.
  const measured = await newest.select("stature_cm").where("stature_cm", "is not", null).executeTakeFirst();
  const { answers } = await findReadinessOf(scope, studentId, today);
  const { conditions } = readLimits({ ...student.physiological_anamnesis, ...student.personal_anamnesis }, answers);
  return {
    goals: stored?.goals ?? [],
    lock_version: stored?.lock_version ?? 0,
    person: {
      sex: sexOf(student.gender) ?? "female",
      age_years: student.birthdate === null ? null : ageInYears(student.birthdate, today),
      stature_cm: measured?.stature_cm ?? null,
      is_pregnant: conditions.some(({ condition }) => condition === "pregnancy"),
    },
    basis: last ?? null,
  };
}
