import * as calls from "#contract/planning/macrocycles.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { isEvaluated } from "../../assessment/evaluations/queries.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export function macrocycleRoutes(dependencies: Dependencies): Route[] {
  return [
    bind(calls.proposeMacrocycle, ({ inScope, params }) =>
      inScope(async (scope) => {
        const today = todayInSaoPaulo(dependencies.clock.now().getTime());
        return found(await queries.proposeMacrocycle(scope, params.id, today));
      }),
    ),

    bind(calls.updateMacrocycle, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const { outcome } = await commands.updateMacrocycle(asStaff(scope), params, body);
        if (outcome !== "saved") return refuse(outcome);
        return { macrocycle: found(await queries.findMacrocycle(scope, params)) };
      }),
    ),

    bind(calls.removeMacrocycle, async ({ inScope, params }) => {
      const removed = await inScope(async (scope) => {
        if (await isEvaluated(scope, params)) await recordRemoval(scope, params.id);
        return commands.removeMacrocycle(asStaff(scope), params);
      });
      return removed ? undefined : refuse("not_found");
    }),
  ];
}

/** Evaluations go with the macrocycle that holds them. */
const recordRemoval = (scope: Scope, studentId: number): Promise<void> =>
  recordAccess(scope, { studentId, subject: "evaluation", action: "removed" });
