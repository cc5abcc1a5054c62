import type { CyclePath } from "#contract/planning/cycles.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { readPortraits } from "../../../../documents/sheet-frame.ts";
import { pdfDownload } from "../../../../platform/http/pdf-download.ts";
import type { Download, InScope } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { trainingsPdf } from "../documents.ts";
import { findPrintedTrainings } from "../queries.ts";
import { printOf } from "./print-of.ts";

const NO_TRAINING = "Erro: Nenhum treino disponível para download.";

export async function printTrainings(
  dependencies: Dependencies,
  inScope: InScope,
  path: CyclePath,
): Promise<Download<Buffer>> {
  const today = todayInSaoPaulo(dependencies.clock.now().getTime());
  const read = found(await inScope((scope) => findPrintedTrainings(scope, path, today)));
  if (read.trainings.length === 0) return refuse("nothing_to_print", { detail: NO_TRAINING });
  const portraits = await readPortraits(read.people, dependencies.photos);
  const { publicUrl } = dependencies.config;
  return pdfDownload(dependencies, trainingsPdf({ ...read, ...printOf(dependencies), portraits, publicUrl }));
}
