import type { MacrocyclePath } from "#contract/cycles.ts";
import * as calls from "#contract/macrocycles.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asStaff, type Scope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { on, type Route } from "../../platform/http/route.ts";
import { found, refuse } from "../../platform/refusal.ts";
import { recordAccess } from "../audit/commands.ts";
import { isEvaluated } from "../evaluations/queries.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";
import { TWO_EVALUATED_NEEDED } from "./rules.ts";
import { printFinalResult } from "./workflows.ts";

export function macrocycleRoutes(dependencies: Dependencies): Route[] {
  return [
    on(calls.proposeMacrocycle, ({ inScope, params }) =>
      inScope(async (scope) => {
        const today = todayInSaoPaulo(dependencies.clock.now().getTime());
        return { skinfold_protocol: found(await queries.proposeSkinfoldProtocol(scope, params.id, today)) };
      }),
    ),

    on(calls.updateMacrocycle, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const { outcome } = await commands.updateMacrocycle(asStaff(scope), params, body);
        if (outcome !== "saved") return refuse(outcome);
        return { macrocycle: found(await queries.findMacrocycle(scope, params)) };
      }),
    ),

    on(calls.removeMacrocycle, async ({ inScope, params }) => {
      const removed = await inScope(async (scope) => {
        if (await isEvaluated(scope, params)) await record(scope, params, "removed");
        return commands.removeMacrocycle(asStaff(scope), params);
      });
      return removed ? undefined : refuse("not_found");
    }),

    on(calls.findFinalResult, ({ inScope, params }) =>
      inScope(async (scope) => {
        const result = found(await queries.findFinalResult(scope, params));
        await record(scope, params, "read");
        if (result.mesocycles.length < 2) return refuse("cannot_compare", { detail: TWO_EVALUATED_NEEDED });
        return result;
      }),
    ),
    on(calls.finalResultPdf, ({ inScope, params, query }) =>
      printFinalResult(dependencies, inScope, { path: params, photos: query?.photos }),
    ),
  ];
}

/** Evaluations go with the macrocycle that holds them, and are what its result shows. */
const record = (scope: Scope, { id }: MacrocyclePath, action: "read" | "removed"): Promise<void> =>
  recordAccess(scope, { studentId: id, subject: "evaluation", action });
