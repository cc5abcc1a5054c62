import type { Download } from "../http/route.ts";
import type { Parts } from "../parts.ts";
import type { PdfJob } from "./render.ts";

/** Renders a document and answers it under its file name. */
export const pdfDownload = async (
  { pdf }: Pick<Parts, "pdf">,
  { job, fileName }: { readonly job: PdfJob; readonly fileName: string },
): Promise<Download<Buffer>> => ({
  bytes: await pdf.render(job),
  mediaType: "application/pdf",
  fileName,
});
