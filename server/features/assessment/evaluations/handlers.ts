import { findEvaluationHistory } from "#contract/results/evaluation-history.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as queries from "./queries.ts";

/** Reading evaluations. They are saved by the `PUT` of their cycle, which `features/cycles` binds. */
export const evaluationRoutes = (): Route[] => [
  on(findEvaluationHistory, ({ inScope, params: { id } }) =>
    inScope(async (scope) => {
      const history = found(await queries.findEvaluationHistory(scope, id));
      if (history.evaluations.length > 0)
        await recordAccess(scope, { studentId: id, subject: "evaluation", action: "read" });
      return history;
    }),
  ),
];
