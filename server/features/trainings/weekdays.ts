import { DAYS_OF_WEEK } from "#contract/students.ts";
import type { TrainingDraft } from "#contract/trainings.ts";
import type { TrainerScope } from "../../platform/database/scope.ts";
import type { MesocyclePath } from "../cycles/queries.ts";

/**
 * Why the weekdays cannot be: two trainings of a cycle share one, or the student is not available on one. A day that a
 * training already had stays allowed, so that a student's new timetable does not lock an old training.
 */
export async function refuseWeekdays(
  scope: TrainerScope,
  path: MesocyclePath,
  drafts: readonly TrainingDraft[],
): Promise<"weekday_taken" | "weekday_unavailable" | undefined> {
  const chosen = drafts.flatMap(({ weekdays }) => [...new Set(weekdays)]).map(Number);
  if (new Set(chosen).size !== chosen.length) return "weekday_taken";
  const allowed = new Set([...(await availableDays(scope, path.id)), ...(await daysInUse(scope, path.mesoId))]);
  return chosen.every((day) => allowed.has(day)) ? undefined : "weekday_unavailable";
}

async function availableDays({ tx }: TrainerScope, studentId: number): Promise<number[]> {
  const student = await tx
    .selectFrom("students")
    .select("personal_anamnesis")
    .where("id", "=", studentId)
    .executeTakeFirstOrThrow();
  const days = student.personal_anamnesis.days_of_week ?? [];
  // DAYS_OF_WEEK begins on Monday, a training's week on Sunday (0).
  return days.map((day) => (DAYS_OF_WEEK.indexOf(day) + 1) % 7);
}

async function daysInUse({ tx }: TrainerScope, mesocycleId: number): Promise<number[]> {
  const rows = await tx.selectFrom("trainings").select("weekdays").where("mesocycle_id", "=", mesocycleId).execute();
  return rows.flatMap(({ weekdays }) => weekdays);
}
