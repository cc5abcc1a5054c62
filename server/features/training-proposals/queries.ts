import { sql } from "kysely";
import { anyOf } from "../../platform/database/lists.ts";
import { PLATFORM, type Scope } from "../../platform/database/scope.ts";
import { exercises } from "../exercises/queries.ts";

/** What the anamnesis says that a training depends on; undefined when the scope does not show the student. */
export const findTrainee = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("students")
    .select(["student_type", "birthdate", "personal_anamnesis", "physiological_anamnesis"])
    .where("id", "=", studentId)
    .executeTakeFirst();

/** The whole catalogue that a trainer may prescribe from: the platform's exercises and the tenant's own. */
export const listProposable = (scope: Scope) =>
  exercises(scope)
    .where("hidden_at", "is", null)
    .where("owner_id", "=", anyOf([PLATFORM, scope.actor.trainerId ?? PLATFORM], "bigint"))
    .orderBy("exercises.id")
    .execute();

/** How many weeks of mesocycles with trainings a student began before a day. */
export async function countWeeksTrained({ tx }: Scope, studentId: number, before: string): Promise<number> {
  const { days } = await tx
    .selectFrom("mesocycles")
    .select(sql<number>`coalesce(sum(least(end_date, ${before}::date - 1) - start_date + 1), 0)::int`.as("days"))
    .where("student_id", "=", studentId)
    .where("start_date", "<", before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("trainings")
          .whereRef("trainings.trainer_id", "=", "mesocycles.trainer_id")
          .whereRef("trainings.mesocycle_id", "=", "mesocycles.id"),
      ),
    )
    .executeTakeFirstOrThrow();
  return Math.floor(days / 7);
}
