import { createPdfRenderer, type PdfRenderer, type PdfRendererOptions } from "../platform/pdf/render.ts";

export const createDocumentRenderer = (options: Omit<PdfRendererOptions, "program"> = {}): PdfRenderer =>
  createPdfRenderer({ ...options, program: new URL("./worker.ts", import.meta.url) });
