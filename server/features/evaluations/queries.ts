import { type Expression, sql } from "kysely";
import type { CyclePath, MacrocyclePath } from "#contract/cycles.ts";
import { ofCycle } from "../../platform/database/of-cycle.ts";
import type { Scope } from "../../platform/database/scope.ts";

const COLUMNS = [
  "evaluations.mesocycle_id",
  "evaluations.microcycle_id",
  "evaluations.items",
  "evaluations.assessment_version",
  "evaluations.evaluated_on",
] as const;

export const findEvaluation = ({ tx }: Scope, cycle: Pick<CyclePath, "mesoId" | "microId">) =>
  tx.selectFrom("evaluations").select(COLUMNS).where(ofCycle(cycle)).executeTakeFirst();

const withCycles = ({ tx }: Scope) =>
  tx
    .selectFrom("evaluations")
    .innerJoin("mesocycles", (join) =>
      join
        .onRef("mesocycles.trainer_id", "=", "evaluations.trainer_id")
        .onRef("mesocycles.id", "=", "evaluations.mesocycle_id"),
    )
    .leftJoin("microcycles", (join) =>
      join
        .onRef("microcycles.trainer_id", "=", "evaluations.trainer_id")
        .onRef("microcycles.id", "=", "evaluations.microcycle_id"),
    )
    .select(COLUMNS);

/** When an evaluation's cycle begins; a mesocycle comes before its first microcycle, with which it shares that day. */
const place = (startDate: Expression<string> | string, isMicrocycle: Expression<boolean> | boolean) =>
  sql<boolean>`(${startDate}::date, ${isMicrocycle}::boolean)`;

const ownPlace = place(
  sql<string>`coalesce(microcycles.start_date, mesocycles.start_date)`,
  sql<boolean>`evaluations.microcycle_id is not null`,
);

/** The student's latest evaluation of a cycle that began before this one, whatever its macrocycle. */
export const findPreviousEvaluation = (scope: Scope, path: CyclePath, startDate: string) =>
  withCycles(scope)
    .where("evaluations.student_id", "=", path.id)
    .where(ownPlace, "<", place(startDate, path.microId !== undefined))
    .orderBy(ownPlace, "desc")
    .limit(1)
    .executeTakeFirst();

/** The evaluations of a macrocycle's mesocycles, in order of date; those of microcycles are not among them. */
export const listEvaluationsOfMesocycles = (scope: Scope, { id, macroId }: MacrocyclePath) =>
  withCycles(scope)
    .select(["mesocycles.id", "mesocycles.name", "mesocycles.goal", "mesocycles.start_date", "mesocycles.end_date"])
    .where("mesocycles.student_id", "=", id)
    .where("mesocycles.macrocycle_id", "=", macroId)
    .where("evaluations.microcycle_id", "is", null)
    .orderBy("mesocycles.start_date")
    .execute();

/** Whether a macrocycle, or the one cycle of it that is named, holds an evaluation. */
export async function isEvaluated({ tx }: Scope, path: MacrocyclePath & Partial<CyclePath>): Promise<boolean> {
  const { id, macroId, mesoId, microId } = path;
  const evaluation = await tx
    .selectFrom("mesocycles")
    .innerJoin("evaluations", (join) =>
      join
        .onRef("evaluations.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("evaluations.mesocycle_id", "=", "mesocycles.id"),
    )
    .select("mesocycles.id")
    .where("mesocycles.student_id", "=", id)
    .where("macrocycle_id", "=", macroId)
    .$if(mesoId !== undefined, (query) => query.where("mesocycles.id", "=", mesoId ?? 0))
    .$if(microId !== undefined, (query) => query.where("evaluations.microcycle_id", "=", microId ?? 0))
    .executeTakeFirst();
  return evaluation !== undefined;
}
