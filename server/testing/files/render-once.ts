import { serialize } from "node:v8";
import type { PdfRenderer } from "../../platform/pdf/render.ts";
import { pdf } from "../test-app.ts";

/** Lays out each document once: a walk over all calls asks for the same pages dozens of times. */
export function renderOnce(): PdfRenderer {
  const documents = new Map<string, Promise<Buffer>>();
  const render: PdfRenderer["render"] = (job) => {
    const key = serialize(job).toString("latin1");
    const document = documents.get(key) ?? pdf.render(job);
    documents.set(key, document);
    return document;
  };
  return { ...pdf, render };
}
