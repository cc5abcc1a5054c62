import { z } from "zod";
import { EvaluatedItems, FigureChange, FigureErrors } from "../assessment/evaluations.ts";
import { call } from "../call.ts";
import { EvaluatedPerson } from "../planning/cycles.ts";
import { failures, Id } from "../wire.ts";
import * as endpoints from "./evaluation-history.endpoints.ts";

export const PAST_EVALUATIONS = 60;

/** Without a mesocycle: it was imported, and belongs to no cycle. */
const PastEvaluation = z.object({
  id: Id,
  mesocycle_id: Id.nullable(),
  microcycle_id: Id.nullable(),
  name: z.string(),
  macrocycle: z.string(),
  evaluated_on: z.string(),
  evaluated_items: EvaluatedItems,
  evaluated_person: EvaluatedPerson,
  figure_errors: FigureErrors,
});
export type PastEvaluation = z.infer<typeof PastEvaluation>;

/** In order of date. `figures`: those measured at least once, `values` in the order of the evaluations. */
export const findEvaluationHistory = call(endpoints.findEvaluationHistory, {
  schema: {
    summary: "Todas as avaliações de um aluno, em ordem de data",
    tags: ["cycles"],
    params: z.object({ id: Id }),
    response: {
      200: z.object({ evaluations: z.array(PastEvaluation), figures: z.array(FigureChange) }),
      ...failures(401, 403, 404),
    },
  },
});
