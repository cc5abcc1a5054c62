import type { MacrocyclePath } from "#contract/cycles.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { pdfDownload } from "../../platform/http/pdf-download.ts";
import type { Download, InScope } from "../../platform/http/route.ts";
import { found, refuse } from "../../platform/refusal.ts";
import { recordAccess } from "../audit/commands.ts";
import { listEvaluationsOfMesocycles } from "../evaluations/queries.ts";
import { finalResultPdf, readPortraits } from "./documents.ts";
import * as queries from "./queries.ts";
import { TWO_EVALUATED_NEEDED } from "./rules.ts";

/** The final result of a macrocycle as a PDF. */
export async function printFinalResult(
  dependencies: Dependencies,
  inScope: InScope,
  path: MacrocyclePath,
): Promise<Download<Buffer>> {
  const { reader, ...read } = await inScope((scope) => readFinalResult(scope, path));
  const print = {
    product: dependencies.config.productName,
    day: todayInSaoPaulo(dependencies.clock.now().getTime()),
    portraits: await readPortraits(read.people, dependencies),
    reader,
  };
  return pdfDownload(dependencies, finalResultPdf({ ...read, ...print }));
}

async function readFinalResult(scope: Scope, path: MacrocyclePath) {
  const macrocycle = found(await queries.findMacrocycle(scope, path));
  const evaluations = await listEvaluationsOfMesocycles(scope, path);
  if (evaluations.length < 2) return refuse("cannot_compare", { detail: TWO_EVALUATED_NEEDED });
  await recordAccess(scope, { studentId: path.id, subject: "evaluation", action: "printed" });
  const strength = await queries.listStrengthOfResult(scope, path, evaluations);
  const people = await queries.findPeopleOnSheet(scope, path.id);
  return { macrocycle, evaluations, strength, people, reader: scope.actor.role };
}
