/*
 * The inside of pdfmake that `write.ts` puts together itself: pdfmake has no types for it, and no other way to keep fonts from
 * one document to the next or to draw a figure. Only what is used here is declared. pdfmake is pinned to one version.
 */

declare module "pdfmake/js/PDFDocument.js" {
  import type { Readable } from "node:stream";
  import type { TFontDictionary } from "pdfmake/interfaces.js";

  /** A parsed font file; every document can use it. */
  interface ParsedFont {
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): unknown;
  }

  interface TextRun {
    readonly advanceWidth: number;
  }

  /** A font within one document: it collects the glyphs that the document uses. */
  interface EmbeddedFont {
    readonly font: ParsedFont;
    layoutRun(text: string): TextRun;
    layoutCached(text: string): TextRun;
    widthOfString(text: string, size: number): number;
  }

  interface TextOptions {
    readonly lineBreak: false;
    readonly baseline: "alphabetic";
    readonly textWidth: number;
    readonly wordCount: number;
  }

  interface Options {
    readonly size: readonly [width: number, height: number];
    readonly pdfVersion: string;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly autoFirstPage: boolean;
    readonly font: null;
    readonly info: Readonly<Record<string, unknown>>;
  }

  /** The drawing methods of pdfkit that are used. Coordinates are in points. */
  class PDFDocument extends Readable {
    constructor(
      fonts: TFontDictionary,
      images: Record<string, string>,
      patterns: object,
      attachments: object,
      options: Options,
      virtualFiles: null,
      mayRead: (path: string) => boolean,
    );
    _font: EmbeddedFont;
    _fontCount: number;
    readonly _fontFamilies: Record<string, EmbeddedFont>;
    info: Record<string, unknown>;
    provideFont(family: string, bold: boolean, italics: boolean): EmbeddedFont;
    font(file: string): this;
    fontSize(points: number): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    rotate(degrees: number): this;
    scale(factor: number): this;
    path(data: string): this;
    circle(x: number, y: number, radius: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fillColor(color: string, opacity: number): this;
    strokeColor(color: string, opacity: number): this;
    lineWidth(points: number): this;
    lineCap(cap: string): this;
    lineJoin(join: string): this;
    miterLimit(limit: number): this;
    fill(): this;
    stroke(): this;
    end(): void;
    addContent(operators: string): this;
    /** Ends the pages before the next one, and before the end of the document. */
    flushPages(): void;
    readonly page: { write(operators: string): void } | null;
    /** Writes one line of text at a place, without measuring it again. */
    _fragment(text: string, x: number, y: number, options: TextOptions): void;
    /** Writes the XMP metadata from `info`. */
    _addInfo(): void;
  }
  const inside: { readonly default: typeof PDFDocument };
  export default inside;
  export type { EmbeddedFont, ParsedFont, PDFDocument, TextOptions, TextRun };
}

declare module "pdfmake/js/LayoutBuilder.js" {
  import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
  import type { PDFDocument } from "pdfmake/js/PDFDocument.js";

  interface Size {
    readonly width: number;
    readonly height: number;
  }
  interface SvgMeasure {
    measureSVG(svg: string): Size;
    /** What the renderer gets to draw. */
    writeDimensions(svg: string, size: Size): string;
  }
  interface Margins {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  type Pages = { readonly isPages: true };
  class LayoutBuilder {
    constructor(page: Size & { readonly orientation: string }, margins: Margins, svgMeasure: SvgMeasure);
    layoutDocument(
      content: TDocumentDefinitions["content"],
      document: PDFDocument,
      styles: object,
      defaultStyle: TDocumentDefinitions["defaultStyle"],
      background: undefined,
      header: TDocumentDefinitions["header"],
      footer: TDocumentDefinitions["footer"],
    ): Pages;
  }
  const inside: { readonly default: typeof LayoutBuilder };
  export default inside;
  export type { Pages };
}

declare module "pdfmake/js/Renderer.js" {
  import type { Pages } from "pdfmake/js/LayoutBuilder.js";
  import type { EmbeddedFont, PDFDocument } from "pdfmake/js/PDFDocument.js";

  interface PlacedSvg {
    readonly svg: string;
    readonly x: number;
    readonly y: number;
    readonly _width: number;
    readonly _height: number;
  }
  /** A piece of a line: pdfmake makes one of each word. */
  interface Inline {
    text: string;
    width: number;
    readonly x: number;
    readonly font: EmbeddedFont;
    readonly fontSize: number;
    readonly color: string;
  }
  interface Line {
    inlines: Inline[];
  }
  class Renderer {
    constructor(document: PDFDocument);
    renderPages(pages: Pages): void;
    renderLine(line: Line, x: number, y: number): void;
    renderSVG(placed: PlacedSvg): void;
  }
  const inside: { readonly default: typeof Renderer };
  export default inside;
  export type { Inline, Line, PlacedSvg };
}
