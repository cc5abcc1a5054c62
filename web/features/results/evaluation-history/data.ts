import { queryOptions } from "@tanstack/react-query";
import type * as history from "#contract/results/evaluation-history.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { FigureChange } from "#contract/assessment/evaluations.ts";
export type { PastEvaluation } from "#contract/results/evaluation-history.ts";

const findHistory = endpoint<typeof history.findEvaluationHistory>("GET", "/api/v1/students/:id/evaluations");

export const evaluationHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: ["cycles", id, "evaluation-history"],
    queryFn: ({ signal }) => send(findHistory, { params: { id } }, signal),
    staleTime: 0,
  });
