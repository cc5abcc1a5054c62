import type { PdfJob } from "../pdf/messages.ts";
import type { PdfRenderer } from "../pdf/render.ts";
import type { Download } from "./route.ts";

export const pdfDownload = async (
  { pdf }: { readonly pdf: PdfRenderer },
  { job, ...names }: { readonly job: PdfJob } & Pick<Download, "fileName" | "specifiedName">,
): Promise<Download<Buffer>> => ({
  bytes: await pdf.render(job),
  mediaType: "application/pdf",
  ...names,
});
