import { comparableEvaluation } from "#contract/assessment/comparable-evaluation.ts";
import { decimalsReadBy, evaluationReadBy, figuresReadBy } from "#contract/assessment/reader-view.ts";
import { PAST_EVALUATIONS, type PastEvaluation } from "#contract/results/evaluation-history.ts";
import { compareEvaluations } from "#domain/assessment/evaluation-comparison.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { EVALUATION_COLUMNS, storedEvaluation } from "../../../tables/evaluations.ts";
import { findScreened } from "../../../tables/readiness.ts";
import { errorsOf, ownPlace, readableEvaluation, withCycles } from "../../assessment/evaluations/queries.ts";

/** Stand where a cycle's names would. */
const WITHOUT_CYCLE = { name: "Fora de ciclo", macrocycle: "Importada de planilha" } as const;

export async function findEvaluationHistory(scope: Scope, studentId: number) {
  const { tx, actor } = scope;
  if (!(await tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst())) return undefined;
  const rows = await withCycles(scope)
    .leftJoin("macrocycles", (join) =>
      join
        .onRef("macrocycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("macrocycles.id", "=", "mesocycles.macrocycle_id"),
    )
    .select(EVALUATION_COLUMNS)
    .select("evaluations.id")
    .select(({ fn, val }) => [
      fn.coalesce("microcycles.name", "mesocycles.name", val(WITHOUT_CYCLE.name)).as("name"),
      fn.coalesce("macrocycles.name", val(WITHOUT_CYCLE.macrocycle)).as("macrocycle"),
    ])
    .where("evaluations.student_id", "=", studentId)
    .orderBy(ownPlace, "desc")
    .limit(PAST_EVALUATIONS)
    .execute();
  const readable = readableEvaluation(await findScreened(scope, studentId), rows[0]?.evaluated_on);
  const evaluations = rows.toReversed().map((row): PastEvaluation => {
    const stored = readable(storedEvaluation(row));
    const { items, person, technicalErrors: _, opinion: __, ...rest } = stored;
    const evaluated_items = evaluationReadBy(actor.role, items);
    return { ...rest, evaluated_items, evaluated_person: person, figure_errors: errorsOf(stored) };
  });
  const changes = compareEvaluations(
    evaluations.map(({ evaluated_items, evaluated_person, figure_errors }) =>
      comparableEvaluation(evaluated_items, evaluated_person, figure_errors),
    ),
    decimalsReadBy(actor.role),
  );
  return { evaluations, figures: figuresReadBy(actor.role, changes) };
}
