import { comparableEvaluation } from "#contract/assessment/comparable-evaluation.ts";
import {
  decimalsReadBy,
  evaluationReadBy,
  figuresReadBy,
  finalResultReadBy,
} from "#contract/assessment/reader-view.ts";
import type { StrengthOnDay } from "#contract/assessment/strength-tests.ts";
import type { MacrocyclePath } from "#contract/planning/cycles.ts";
import type { FinalResult } from "#contract/results/final-results.ts";
import { compareEvaluations } from "#domain/assessment/evaluation-comparison.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { errorsOf, listEvaluationsOfMesocycles } from "../../assessment/evaluations/queries.ts";
import { listStrengthOnDay } from "../../assessment/strength-tests/queries.ts";
import { findMacrocycle } from "../../planning/macrocycles/queries.ts";

export async function findFinalResult(scope: Scope, path: MacrocyclePath): Promise<FinalResult | undefined> {
  const macrocycle = await findMacrocycle(scope, path);
  if (!macrocycle) return undefined;
  const rows = await listEvaluationsOfMesocycles(scope, path);
  const { role } = scope.actor;
  const changes = compareEvaluations(
    rows.map((row) => comparableEvaluation(evaluationReadBy(role, row.items), row.person, errorsOf(row))),
    decimalsReadBy(role),
  );
  return {
    macrocycle,
    mesocycles: rows.map(({ items, ...row }) => ({ ...row, evaluated_items: finalResultReadBy(role, items) })),
    differences: figuresReadBy(role, changes),
  };
}

/** No sheet shows the tests of the cycles between: they are empty. */
export async function listStrengthOfResult(
  scope: Scope,
  { id }: MacrocyclePath,
  cycles: readonly { readonly end_date: CalendarDate }[],
): Promise<StrengthOnDay[][]> {
  const strength: StrengthOnDay[][] = [];
  for (const [index, { end_date }] of cycles.entries()) {
    const isShown = index === 0 || index === cycles.length - 1;
    strength.push(isShown ? await listStrengthOnDay(scope, id, end_date) : []);
  }
  return strength;
}
