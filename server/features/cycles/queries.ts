import { sql } from "kysely";
import type {
  MacrocyclePath,
  MacrocycleSummary,
  Mesocycle,
  MesocyclePath,
  MesocycleSummary,
} from "#contract/cycles.ts";
import { isFinished } from "#domain/periodisation/period.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { findEvaluation } from "../evaluations/queries.ts";
import { listTrainings } from "../trainings/queries.ts";

const macrocycles = ({ tx }: Scope) =>
  tx
    .selectFrom("macrocycles")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("mesocycles")
          .leftJoin("evaluations", (join) =>
            join
              .onRef("evaluations.trainer_id", "=", "mesocycles.trainer_id")
              .onRef("evaluations.mesocycle_id", "=", "mesocycles.id"),
          )
          .whereRef("mesocycles.trainer_id", "=", "macrocycles.trainer_id")
          .whereRef("mesocycles.macrocycle_id", "=", "macrocycles.id")
          .select(({ fn }) => [
            fn.min("start_date").as("start_date"),
            fn.max("end_date").as("end_date"),
            fn.count<number>("mesocycles.id").as("mesocycles_count"),
            fn.count<number>("evaluations.mesocycle_id").as("evaluated_count"),
          ])
          .as("span"),
      (join) => join.onTrue(),
    )
    .select(["macrocycles.id", "student_id", "name", "skinfold_protocol", "vo2_protocol", "items_to_be_evaluated"])
    .select(["span.start_date", "span.end_date"])
    .select(sql<number>`coalesce(span.mesocycles_count, 0)`.as("mesocycles_count"))
    .select(sql<number>`coalesce(span.evaluated_count, 0)`.as("evaluated_count"))
    .$narrowType<Pick<MacrocycleSummary, "skinfold_protocol" | "vo2_protocol" | "items_to_be_evaluated">>();

/** A student's macrocycles, the newest first. */
export const listMacrocycles = (scope: Scope, studentId: number): Promise<MacrocycleSummary[]> =>
  macrocycles(scope).where("student_id", "=", studentId).orderBy("macrocycles.id", "desc").execute();

export const findMacrocycle = (scope: Scope, { id, macroId }: MacrocyclePath): Promise<MacrocycleSummary | undefined> =>
  macrocycles(scope).where("student_id", "=", id).where("macrocycles.id", "=", macroId).executeTakeFirst();

const mesocycles = ({ tx }: Scope) =>
  tx
    .selectFrom("mesocycles")
    .select(["mesocycles.id", "name", "goal", "start_date", "end_date", "lock_version"])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom("evaluations")
            .whereRef("evaluations.trainer_id", "=", "mesocycles.trainer_id")
            .whereRef("evaluations.mesocycle_id", "=", "mesocycles.id"),
        )
        .$castTo<boolean>()
        .as("was_evaluated"),
      eb
        .exists(
          eb
            .selectFrom("trainings")
            .whereRef("trainings.trainer_id", "=", "mesocycles.trainer_id")
            .whereRef("trainings.mesocycle_id", "=", "mesocycles.id"),
        )
        .$castTo<boolean>()
        .as("has_training"),
    ]);

/** A macrocycle's mesocycles in order of date; undefined when there is no such macrocycle in this scope. */
export async function listMesocycles(
  scope: Scope,
  path: MacrocyclePath,
  clock: Clock,
): Promise<MesocycleSummary[] | undefined> {
  const rows = await mesocycles(scope)
    .where("student_id", "=", path.id)
    .where("macrocycle_id", "=", path.macroId)
    .orderBy("start_date")
    .execute();
  if (rows.length === 0 && !(await findMacrocycle(scope, path))) return undefined;
  return rows.map((row) => toSummary(row, clock));
}

/** A whole mesocycle: its macrocycle, what was evaluated, and its trainings. */
export async function findMesocycle(scope: Scope, path: MesocyclePath, clock: Clock): Promise<Mesocycle | undefined> {
  const row = await mesocycles(scope)
    .where("student_id", "=", path.id)
    .where("macrocycle_id", "=", path.macroId)
    .where("mesocycles.id", "=", path.mesoId)
    .executeTakeFirst();
  const macrocycle = row && (await findMacrocycle(scope, path));
  if (!macrocycle) return undefined;
  const evaluation = await findEvaluation(scope, path.mesoId);
  return {
    ...toSummary(row, clock),
    macrocycle,
    american_marine_evaluation: macrocycle.skinfold_protocol === "Marinha Americana",
    evaluated_items: evaluation?.items ?? null,
    evaluated_on: evaluation?.evaluated_on ?? null,
    trainings: await listTrainings(scope, path.mesoId),
  };
}

/** Whether a macrocycle, or the one mesocycle of it that is named, holds an evaluation. */
export async function isEvaluated({ tx }: Scope, path: MacrocyclePath & Partial<MesocyclePath>): Promise<boolean> {
  const { id, macroId, mesoId } = path;
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
    .executeTakeFirst();
  return evaluation !== undefined;
}

/** The full address of a mesocycle of which only the id is known. */
export const locateMesocycle = ({ tx }: Scope, mesocycleId: number): Promise<MesocyclePath | undefined> =>
  tx
    .selectFrom("mesocycles")
    .select(["student_id as id", "macrocycle_id as macroId", "id as mesoId"])
    .where("id", "=", mesocycleId)
    .executeTakeFirst();

/** Who stands in the head of a printed sheet: the student, and the trainer who hands it over. */
export async function findPeopleOnSheet({ tx }: Scope, studentId: number) {
  const student = await tx
    .selectFrom("users")
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.name", "users.photo_key", "users.trainer_id", "students.gender", "students.birthdate"])
    .where("users.id", "=", studentId)
    .executeTakeFirstOrThrow();
  const trainer = await tx
    .selectFrom("users")
    .select(["name", "phone", "email"])
    .where("id", "=", student.trainer_id)
    .executeTakeFirstOrThrow();
  return { student, trainer };
}

export type PeopleOnSheet = Awaited<ReturnType<typeof findPeopleOnSheet>>;

type MesocycleRow = Awaited<ReturnType<ReturnType<typeof mesocycles>["executeTakeFirstOrThrow"]>>;

/** Microcycles do not exist yet, so no mesocycle has weeks. */
const toSummary = (row: MesocycleRow, clock: Clock): MesocycleSummary => ({
  ...row,
  weeks: null,
  is_finished: isFinished(row.end_date, clock.now().getTime()),
});
