import { z } from "zod";
import { EvaluatedItems, FigureChange } from "../assessment/evaluations.ts";
import { call } from "../call.ts";
import { ComparedPhotosQuery, MacrocyclePath } from "../planning/cycles.ts";
import { MacrocycleSummary } from "../planning/macrocycles.ts";
import { failures, Id, PDF_FAILURES, PdfFile } from "../wire.ts";
import * as endpoints from "./final-results.endpoints.ts";

export const FinalResult = z.object({
  macrocycle: MacrocycleSummary,
  mesocycles: z.array(
    z.object({
      id: Id,
      name: z.string(),
      goal: z.string(),
      start_date: z.string(),
      end_date: z.string(),
      evaluated_on: z.string(),
      evaluated_items: EvaluatedItems,
    }),
  ),
  differences: z.array(FigureChange),
});
export type FinalResult = z.infer<typeof FinalResult>;

/** 422 `cannot_compare` with fewer than two evaluated mesocycles. */
export const findFinalResult = call(endpoints.findFinalResult, {
  schema: {
    summary: "Resultado final de uma periodização",
    tags: ["cycles"],
    params: MacrocyclePath,
    response: { 200: FinalResult, ...failures(401, 403, 404, 422) },
  },
});

export const finalResultPdf = call(endpoints.finalResultPdf, {
  schema: {
    summary: "Resultado final em PDF",
    tags: ["documents"],
    params: MacrocyclePath,
    querystring: ComparedPhotosQuery.optional(),
    response: { 200: PdfFile, ...PDF_FAILURES },
  },
});
