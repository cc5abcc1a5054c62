import { buffer } from "node:stream/consumers";
import layoutBuilder from "pdfmake/js/LayoutBuilder.js";
import { FONTS, isFontFile } from "./fonts.ts";
import { PAGE, type SheetDefinition } from "./sheet.ts";
import { SheetDocument } from "./sheet-document.ts";
import { SheetRenderer } from "./sheet-renderer.ts";
import { svgSize } from "./svg-drawing.ts";

const MARGINS = { left: PAGE.side, top: PAGE.top, right: PAGE.side, bottom: PAGE.bottom };
const SIZE = { width: PAGE.width, height: PAGE.height, orientation: "portrait" };
const SVG_MEASURE = { measureSVG: svgSize, writeDimensions: (svg: string) => svg };

/** A document comes from values alone: nothing is fetched and no file but a font is read, whatever a user typed. */
export function writePdf({ info, content, defaultStyle, header, footer }: SheetDefinition): Promise<Buffer> {
  const options = {
    size: [PAGE.width, PAGE.height],
    pdfVersion: "1.7",
    lang: "pt-BR",
    displayTitle: true,
    autoFirstPage: false,
    font: null,
    info,
  } as const;
  const document = new SheetDocument(FONTS, {}, {}, {}, options, null, isFontFile);
  const builder = new layoutBuilder.default(SIZE, MARGINS, SVG_MEASURE);
  const pages = builder.layoutDocument(content, document, {}, defaultStyle, undefined, header, footer);
  new SheetRenderer(document).renderPages(pages);
  document.end();
  return buffer(document);
}
