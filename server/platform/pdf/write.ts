import { buffer } from "node:stream/consumers";
import layoutBuilder from "pdfmake/js/LayoutBuilder.js";
import renderer, { type PlacedSvg } from "pdfmake/js/Renderer.js";
import { escapeSvg } from "#domain/figures/svg-text.ts";
import { FONTS, isFontFile } from "./fonts.ts";
import { SharedFontDocument } from "./shared-fonts.ts";
import { PAGE, type SheetDefinition } from "./sheet.ts";
import { drawSvg, svgSize } from "./svg-drawing.ts";

const MARGINS = { left: PAGE.side, top: PAGE.top, right: PAGE.side, bottom: PAGE.bottom };
const SIZE = { width: PAGE.width, height: PAGE.height, orientation: "portrait" };
const SVG_MEASURE = { measureSVG: svgSize, writeDimensions: (svg: string) => svg };

/** pdfkit copies the information of a document unescaped into its XMP metadata, which is XML. */
class SheetDocument extends SharedFontDocument {
  override _addInfo(): void {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === "string" ? escapeSvg(value) : value]),
    );
    super._addInfo();
    this.info = info;
  }
}

class FigureRenderer extends renderer.default {
  readonly #document: SheetDocument;

  constructor(document: SheetDocument) {
    super(document);
    this.#document = document;
  }

  override renderSVG({ svg, x, y, _width: width }: PlacedSvg): void {
    drawSvg(this.#document, svg, { x, y, width });
  }
}

/**
 * Lays out and writes a document in this thread, by the steps of pdfmake's own printer. A document is made from values alone:
 * nothing is fetched and no file but a font is read, whatever a user typed.
 */
export function writePdf({ info, content, defaultStyle, header, footer }: SheetDefinition): Promise<Buffer> {
  const document = new SheetDocument(
    FONTS,
    {},
    {},
    {},
    {
      size: [PAGE.width, PAGE.height],
      pdfVersion: "1.7",
      lang: "pt-BR",
      displayTitle: true,
      autoFirstPage: false,
      font: null,
      info,
    },
    null,
    isFontFile,
  );
  const builder = new layoutBuilder.default(SIZE, MARGINS, SVG_MEASURE);
  const pages = builder.layoutDocument(content, document, {}, defaultStyle, undefined, header, footer);
  new FigureRenderer(document).renderPages(pages);
  document.end();
  return buffer(document);
}
