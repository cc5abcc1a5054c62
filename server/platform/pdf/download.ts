import type { Dependencies } from "../dependencies.ts";
import type { Download } from "../http/route.ts";
import type { PdfJob } from "./render.ts";

/** Renders a document and answers it under its file name. */
export const pdfDownload = async (
  { pdf }: Pick<Dependencies, "pdf">,
  { job, fileName }: { readonly job: PdfJob; readonly fileName: string },
): Promise<Download<Buffer>> => ({
  bytes: await pdf.render(job),
  mediaType: "application/pdf",
  fileName,
});
