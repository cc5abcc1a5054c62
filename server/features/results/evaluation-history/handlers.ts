import * as calls from "#contract/results/evaluation-history.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { findEvaluationHistory } from "./queries.ts";

export const evaluationHistoryRoutes = (): Route[] => [
  bind(calls.findEvaluationHistory, ({ inScope, params: { id } }) =>
    inScope(async (scope) => {
      const history = found(await findEvaluationHistory(scope, id));
      if (history.evaluations.length > 0)
        await recordAccess(scope, { studentId: id, subject: "evaluation", action: "read" });
      return history;
    }),
  ),
];
