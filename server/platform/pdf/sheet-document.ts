import { deflateSync } from "node:zlib";
import type { PdfObject, TextOptions } from "pdfmake/js/PDFDocument.js";
import { escapeSvg } from "#domain/figures/svg-text.ts";
import { recordOf } from "#domain/record.ts";
import { SharedFontDocument } from "./shared-fonts.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Figures that documents of one thread share, as the deflated stream of a form (PDF 1.7, 8.10): composing and deflating take far longer than naming one. */
const forms = new Map<string, Buffer>();
const KEPT_FORMS = 500;

const LONG_DECIMALS = /-?\d+\.\d{3,}/g;
const shortened = (operators: string): string =>
  operators.replace(LONG_DECIMALS, (number) => String(Math.round(Number(number) * 100) / 100));

export class SheetDocument extends SharedFontDocument {
  #operators: string[] = [];
  readonly #named = new Map<string, readonly [name: string, form: PdfObject]>();

  /** pdfkit would copy every operator into a buffer of its own; a page becomes one piece of text. */
  override addContent(operators: string): this {
    this.#operators.push(operators);
    return this;
  }

  /** `key` tells what `draw` draws within `box`. Nothing in it may name a resource of this document. */
  drawOnce(key: string, box: Box, draw: () => void): void {
    const [name, form] = this.#named.get(key) ?? this.#addForm(key, box, draw);
    if (this.page) this.page.xobjects[name] = form;
    this.addContent(`/${name} Do`);
  }

  #addForm(key: string, { left, top, width, height }: Box, draw: () => void): readonly [string, PdfObject] {
    const stream = forms.get(key) ?? deflateSync(shortened(this.#operatorsOf(draw)));
    if (forms.size >= KEPT_FORMS) forms.clear();
    forms.set(key, stream);
    const form = this.ref({
      Type: "XObject",
      Subtype: "Form",
      BBox: [left, top, left + width, top + height],
      Resources: {},
      Filter: "FlateDecode",
    });
    form.end(stream);
    const named = [`Figure${this.#named.size}`, form] as const;
    this.#named.set(key, named);
    return named;
  }

  #operatorsOf(draw: () => void): string {
    const ofPage = this.#operators;
    this.#operators = [];
    draw();
    const drawn = this.#operators.join("\n");
    this.#operators = ofPage;
    return drawn;
  }

  override flushPages(): void {
    if (this.#operators.length > 0) this.page?.write(this.#operators.join("\n"));
    this.#operators = [];
    super.flushPages();
  }

  /** Every text here is one line that has been measured before. */
  override text(text: string, x: number, y: number, options: TextOptions): this {
    this._fragment(text, x, y, options);
    return this;
  }

  /** pdfkit copies the information of a document unescaped into its XMP metadata, which is XML. */
  override _addInfo(): void {
    const { info } = this;
    this.info = recordOf(
      Object.entries(info).map(([key, value]) => [key, typeof value === "string" ? escapeSvg(value) : value]),
    );
    super._addInfo();
    this.info = info;
  }
}
