import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { FONTS, isFontFile } from "./fonts.ts";

pdfmake.setFonts(FONTS);
// A document is made from values alone: whatever a user typed, nothing is fetched and no file but a font is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(isFontFile);

/** Sets and writes a document in this thread. */
export const writePdf = (definition: TDocumentDefinitions): Promise<Buffer> =>
  pdfmake.createPdf(definition).getBuffer();
