import type { Scope } from "../../platform/database/scope.ts";

const evaluations = ({ tx }: Scope) =>
  tx
    .selectFrom("evaluations")
    .select([
      "evaluations.mesocycle_id",
      "evaluations.items",
      "evaluations.assessment_version",
      "evaluations.evaluated_on",
    ]);

export const findEvaluation = (scope: Scope, mesocycleId: number) =>
  evaluations(scope).where("evaluations.mesocycle_id", "=", mesocycleId).executeTakeFirst();

/** The student's latest evaluation of a mesocycle that began before this one, whatever its macrocycle. */
export const findPreviousEvaluation = (scope: Scope, studentId: number, startDate: string) =>
  evaluations(scope)
    .innerJoin("mesocycles", (join) =>
      join
        .onRef("mesocycles.trainer_id", "=", "evaluations.trainer_id")
        .onRef("mesocycles.id", "=", "evaluations.mesocycle_id"),
    )
    .where("evaluations.student_id", "=", studentId)
    .where("mesocycles.start_date", "<", startDate)
    .orderBy("mesocycles.start_date", "desc")
    .limit(1)
    .executeTakeFirst();
