/** pdfmake has no types for its inside, and no other way to keep fonts or draw a figure. It is pinned to one version. */

declare module "pdfmake/js/PDFDocument.js" {
  import type { Readable } from "node:stream";
  import type { TFontDictionary } from "pdfmake/interfaces.js";

  interface ParsedFont {
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): unknown;
  }

  interface TextRun {
    readonly advanceWidth: number;
  }

  /** In thousandths of the font's size. */
  interface GlyphPosition {
    readonly xAdvance: number;
    readonly advanceWidth: number;
  }

  interface EmbeddedFont {
    readonly font: ParsedFont;
    layoutRun(text: string): TextRun;
    layoutCached(text: string): TextRun;
    layout(text: string, features: undefined, onlyWidth: true): Pick<TextRun, "advanceWidth">;
    widthOfString(text: string, size: number): number;
    readonly id: string;
    ref(): PdfObject;
    readonly subset: { readonly glyphs: readonly number[]; encode(): Uint8Array };
    encode(text: string): readonly [glyphs: readonly string[], positions: readonly GlyphPosition[]];
  }

  interface TextOptions {
    readonly lineBreak: false;
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

  interface PdfObject {
    end(stream?: Buffer): void;
  }

  interface PageContent {
    /** Deflated when it ends. */
    compress: boolean;
    readonly data: Record<string, unknown>;
    write(stream: Buffer): void;
  }

  /** Coordinates are in points. */
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
    text(text: string, x: number, y: number, options: TextOptions): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    rotate(degrees: number): this;
    scale(factor: number): this;
    path(data: string): this;
    circle(x: number, y: number, radius: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fillColor(color: string, opacity: number | undefined): this;
    strokeColor(color: string, opacity: number | undefined): this;
    lineWidth(points: number): this;
    lineCap(cap: string): this;
    lineJoin(join: string): this;
    miterLimit(limit: number): this;
    fill(): this;
    stroke(): this;
    end(): void;
    addContent(operators: string): this;
    flushPages(): void;
    readonly page: {
      readonly content: PageContent;
      readonly xobjects: Record<string, PdfObject>;
      readonly fonts: Record<string, PdfObject>;
      readonly ext_gstates: Record<string, PdfObject>;
    } | null;
    ref(data: Readonly<Record<string, unknown>>): PdfObject;
    _fragment(text: string, x: number, y: number, options: TextOptions): void;
    _addInfo(): void;
    /** Shares of red, green and blue; null: no color. */
    _normalizeColor(color: string): readonly number[] | null;
    /** Absent: as it was. */
    _doOpacity(fill: number | null | undefined, stroke: number | null | undefined): void;
  }
  const inside: { readonly default: typeof PDFDocument };
  export default inside;
  export type { EmbeddedFont, ParsedFont, PDFDocument, PdfObject, TextOptions, TextRun };
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

declare module "pdfmake/js/StyleContextStack.js" {
  type StyledItem = Readonly<Record<string, unknown>>;
  class StyleContextStack {
    readonly defaultStyle: StyledItem | undefined;
    readonly styleOverrides: readonly StyledItem[];
    getProperty(property: string): unknown;
    push(node: StyledItem): void;
    autopush(node: StyledItem): number;
    static getStyleProperty(
      item: StyledItem,
      styles: StyleContextStack | undefined,
      property: string,
      otherwise: unknown,
    ): unknown;
  }
  const inside: { readonly default: typeof StyleContextStack };
  export default inside;
  export type { StyledItem };
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
  interface Inline {
    text: string;
    width: number;
    readonly x: number;
    readonly font: EmbeddedFont;
    readonly fontSize: number;
    readonly color: string;
    readonly decoration: unknown;
  }
  interface Line {
    inlines: Inline[];
    getAscenderHeight(): number;
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
