import type { MacrocyclePath } from "#contract/planning/cycles.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { readPortraits, type StudentPortrait } from "../../../documents/sheet-frame.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { pdfDownload } from "../../../platform/http/pdf-download.ts";
import type { Download, InScope } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { listEvaluationsOfMesocycles } from "../../assessment/evaluations/queries.ts";
import { readPrintedPairs } from "../../assessment/posture-photos/documents.ts";
import { findPhotoPairs } from "../../assessment/posture-photos/workflows/find-photo-pairs.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as queries from "../../planning/macrocycles/queries.ts";
import { finalResultPdf } from "./documents.ts";
import { listStrengthOfResult } from "./queries.ts";
import { TWO_EVALUATED_NEEDED } from "./rules.ts";

/** `photos` undefined: the main views. */
interface FinalResultRequest {
  readonly path: MacrocyclePath;
  readonly photos: readonly PhotoSlot[] | undefined;
  readonly portrait?: StudentPortrait;
}

export async function printFinalResult(
  dependencies: Dependencies,
  inScope: InScope,
  request: FinalResultRequest,
): Promise<Download<Buffer>> {
  const { reader, pairs, ...result } = await inScope((scope) => readFinalResult(scope, request));
  const print = {
    product: dependencies.config.productName,
    day: todayInSaoPaulo(dependencies.clock.now().getTime()),
    portraits: await readPortraits(result.people, dependencies.photos, request.portrait),
    photos: await readPrintedPairs(pairs, dependencies),
    reader,
  };
  return pdfDownload(dependencies, finalResultPdf({ ...result, ...print }));
}

async function readFinalResult(scope: Scope, { path, photos }: FinalResultRequest) {
  const macrocycle = found(await queries.findMacrocycle(scope, path));
  const evaluations = await listEvaluationsOfMesocycles(scope, path);
  if (evaluations.length < 2) return refuse("cannot_compare", { detail: TWO_EVALUATED_NEEDED });
  await recordAccess(scope, { studentId: path.id, subject: "evaluation", action: "printed" });
  const strength = await listStrengthOfResult(scope, path, evaluations);
  const people = await queries.findPeopleOnSheet(scope, path.id);
  const dated = evaluations.map(({ id, evaluated_on }) => ({ mesoId: id, microId: null, evaluatedOn: evaluated_on }));
  const pairs = await findPhotoPairs(scope, path.id, dated, photos);
  return { macrocycle, evaluations, strength, people, pairs, reader: scope.actor.role };
}
