import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/results/evaluation-history.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";

export type { FigureChange } from "#contract/assessment/evaluations.ts";
export type { PastEvaluation } from "#contract/results/evaluation-history.ts";

const evaluationHistory: Endpoints<typeof import("#contract/results/evaluation-history.ts")> = endpoints;

export const evaluationHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: ["cycles", id, "evaluation-history"],
    queryFn: ({ signal }) => send(evaluationHistory.findEvaluationHistory, { params: { id } }, signal),
    staleTime: 0,
  });
