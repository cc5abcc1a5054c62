import type { MacrocyclePath } from "#contract/cycles.ts";
import * as calls from "#contract/macrocycles.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asStaff, type Scope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { pdfDownload } from "../../platform/http/pdf-download.ts";
import { on, type Route } from "../../platform/http/route.ts";
import { found, refuse } from "../../platform/refusal.ts";
import { recordAccess } from "../audit/commands.ts";
import { isEvaluated } from "../evaluations/queries.ts";
import * as commands from "./commands.ts";
import { finalResultPdf, readPortraits } from "./documents.ts";
import * as queries from "./queries.ts";

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

    on(calls.findFinalResult, ({ inScope, params }) => inScope((scope) => finalResult(scope, params, "read"))),
    on(calls.finalResultPdf, async ({ inScope, params }) => {
      const read = await inScope(async (scope) => ({
        result: await finalResult(scope, params, "printed"),
        people: await queries.findPeopleOnSheet(scope, params.id),
      }));
      const print = {
        product: dependencies.config.productName,
        day: todayInSaoPaulo(dependencies.clock.now().getTime()),
        portraits: await readPortraits(read.people, dependencies),
      };
      return pdfDownload(dependencies, finalResultPdf({ ...read, ...print }));
    }),
  ];
}

/** Evaluations go with the macrocycle that holds them, and are what its result shows. */
const record = (scope: Scope, { id }: MacrocyclePath, action: "read" | "printed" | "removed"): Promise<void> =>
  recordAccess(scope, { studentId: id, subject: "evaluation", action });

/** What a macrocycle's evaluated mesocycles changed; refused while there are fewer than two. */
async function finalResult(scope: Scope, path: MacrocyclePath, action: "read" | "printed"): Promise<calls.FinalResult> {
  const result = found(await queries.findFinalResult(scope, path));
  await record(scope, path, action);
  if (result.mesocycles.length >= 2) return result;
  return refuse("cannot_compare", { detail: "O resultado final precisa de pelo menos dois mesociclos avaliados." });
}
