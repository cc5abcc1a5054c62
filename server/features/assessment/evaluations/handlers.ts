import type { CyclePath } from "#contract/planning/cycles.ts";
import { findEvaluation as ofMesocycle } from "#contract/planning/mesocycles.ts";
import { findEvaluation as ofMicrocycle } from "#contract/planning/microcycles.ts";
import { findEvaluationHistory } from "#contract/results/evaluation-history.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as queries from "./queries.ts";

/** Reading evaluations. They are saved by the `PUT` of their cycle, which `features/cycles` binds. */
export const evaluationRoutes = ({ clock }: Dependencies): Route[] => [
  on(ofMesocycle, async ({ inScope, params }) => ({
    mesocycle: await inScope((scope) => readEvaluation(scope, params, clock)),
  })),
  on(ofMicrocycle, async ({ inScope, params }) => ({
    microcycle: await inScope((scope) => readEvaluation(scope, params, clock)),
  })),
  on(findEvaluationHistory, ({ inScope, params: { id } }) =>
    inScope(async (scope) => {
      const history = found(await queries.findEvaluationHistory(scope, id));
      if (history.evaluations.length > 0)
        await recordAccess(scope, { studentId: id, subject: "evaluation", action: "read" });
      return history;
    }),
  ),
];

async function readEvaluation(scope: Scope, path: CyclePath, clock: Clock) {
  const evaluation = found(await queries.findCycleEvaluation(scope, path, clock));
  if (evaluation.was_evaluated || evaluation.previous) {
    await recordAccess(scope, { studentId: path.id, subject: "evaluation", action: "read" });
  }
  return evaluation;
}
