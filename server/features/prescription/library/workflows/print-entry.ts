import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { pdfDownload } from "../../../../platform/http/pdf-download.ts";
import type { Download, InScope } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { libraryPdf } from "../documents.ts";
import { findPrintedEntry } from "../queries.ts";

const NO_TRAINING = "Erro: Nenhum treino disponível para download.";

interface EntryToPrint {
  readonly id: number;
  /** Absent: all trainings of the entry. */
  readonly trainingId: number | undefined;
}

export async function printEntry(
  dependencies: Dependencies,
  inScope: InScope,
  { id, trainingId }: EntryToPrint,
): Promise<Download<Buffer>> {
  const read = found(await inScope((scope) => findPrintedEntry(scope, id)));
  const { trainings } = read.entry;
  if (trainings.length === 0) return refuse("nothing_to_print", { detail: NO_TRAINING });
  const training = trainingId === undefined ? undefined : found(trainings.find((one) => one.id === trainingId));
  const day = todayInSaoPaulo(dependencies.clock.now().getTime());
  return pdfDownload(dependencies, libraryPdf({ ...read, training, product: dependencies.config.productName, day }));
}
