import type { Download } from "../http/route.ts";
import type { Parts } from "../parts.ts";
import type { PdfJob } from "./documents.ts";

/** A document before it is laid out, and the name under which it is saved. */
export interface Sheet {
  readonly job: PdfJob;
  readonly fileName: string;
}

export const pdfDownload = async (
  { pdf }: Pick<Parts, "pdf">,
  { job, fileName }: Sheet,
): Promise<Download<Buffer>> => ({
  bytes: await pdf.render(...job),
  mediaType: "application/pdf",
  fileName,
});
