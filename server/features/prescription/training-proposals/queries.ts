import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import { exercises } from "../../catalogue/exercises/queries.ts";

export const findTrainee = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("students")
    .select(["student_type", "birthdate", "personal_anamnesis", "physiological_anamnesis"])
    .select(["training_place", "home_equipment"])
    .where("id", "=", studentId)
    .executeTakeFirst();

export const listProposable = (scope: Scope) =>
  exercises(scope)
    .where("hidden_at", "is", null)
    .where("owner_id", "=", anyOf([PLATFORM, scope.actor.trainerId ?? PLATFORM], "bigint"))
    .orderBy("exercises.id")
    .execute();
