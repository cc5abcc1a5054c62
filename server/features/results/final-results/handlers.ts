import * as calls from "#contract/results/final-results.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as queries from "./queries.ts";
import { TWO_EVALUATED_NEEDED } from "./rules.ts";
import { printFinalResult } from "./workflows.ts";

export const finalResultRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.findFinalResult, ({ inScope, params }) =>
    inScope(async (scope) => {
      const result = found(await queries.findFinalResult(scope, params));
      await recordAccess(scope, { studentId: params.id, subject: "evaluation", action: "read" });
      if (result.mesocycles.length < 2) return refuse("cannot_compare", { detail: TWO_EVALUATED_NEEDED });
      return result;
    }),
  ),
  bind(calls.finalResultPdf, ({ inScope, params, query }) =>
    printFinalResult(dependencies, inScope, { path: params, photos: query?.photos, portrait: query?.portrait }),
  ),
];
