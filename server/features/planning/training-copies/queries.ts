import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { CopiableMesocycle, CopiableMicrocycle } from "#contract/planning/training-copies.ts";
import type { Scope } from "../../../platform/database/scope.ts";

export async function listMesocyclesToCopy(scope: Scope, studentId: number): Promise<CopiableMesocycle[] | undefined> {
  const rows = await copiable(scope, studentId)
    .select(["mesocycles.id", "mesocycles.name", "mesocycles.start_date", "mesocycles.end_date", "mesocycles.weeks"])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("trainings")
          .select(["trainings.id", "trainings.name"])
          .whereRef("trainings.trainer_id", "=", "mesocycles.trainer_id")
          .whereRef("trainings.mesocycle_id", "=", "mesocycles.id")
          .where("trainings.microcycle_id", "is", null)
          .orderBy("position"),
      ).as("trainings"),
    ])
    .orderBy("mesocycles.start_date", "desc")
    .execute();
  if (rows.length === 0) return (await isThere(scope, studentId)) ? [] : undefined;
  return rows
    .filter(({ trainings }) => trainings.length > 0)
    .map(({ macrocycle_id, macrocycle_name, ...row }) => ({
      ...row,
      macrocycle: { id: macrocycle_id, name: macrocycle_name, student_id: studentId },
      macrocycle_name,
    }));
}

export async function listMicrocyclesToCopy(
  scope: Scope,
  studentId: number,
): Promise<CopiableMicrocycle[] | undefined> {
  const rows = await copiable(scope, studentId)
    .innerJoin("microcycles", (join) =>
      join
        .onRef("microcycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("microcycles.mesocycle_id", "=", "mesocycles.id"),
    )
    .select(["microcycles.id", "microcycles.name", "microcycles.start_date", "microcycles.end_date"])
    .select(["mesocycles.id as mesocycle_id", "mesocycles.name as mesocycle_name"])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("trainings")
          .select(["trainings.id", "trainings.name"])
          .whereRef("trainings.trainer_id", "=", "microcycles.trainer_id")
          .whereRef("trainings.mesocycle_id", "=", "microcycles.mesocycle_id")
          .whereRef("trainings.microcycle_id", "=", "microcycles.id")
          .orderBy("position"),
      ).as("trainings"),
    ])
    .orderBy("microcycles.start_date", "desc")
    .execute();
  if (rows.length === 0) return (await isThere(scope, studentId)) ? [] : undefined;
  return rows
    .filter(({ trainings }) => trainings.length > 0)
    .map(({ macrocycle_id, macrocycle_name, mesocycle_name, ...row }) => ({
      ...row,
      mesocycle: { id: row.mesocycle_id, name: mesocycle_name, macrocycle_id, macrocycle_name },
    }));
}

const copiable = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("mesocycles")
    .innerJoin("macrocycles", (join) =>
      join
        .onRef("macrocycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("macrocycles.id", "=", "mesocycles.macrocycle_id"),
    )
    .where("mesocycles.student_id", "=", studentId)
    .select(["macrocycles.id as macrocycle_id", "macrocycles.name as macrocycle_name"]);

const isThere = async ({ tx }: Scope, studentId: number): Promise<boolean> =>
  (await tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst()) !== undefined;
