import type { TextOptions } from "pdfmake/js/PDFDocument.js";
import { escapeSvg } from "#domain/figures/svg-text.ts";
import { recordOf } from "#domain/record.ts";
import { SharedFontDocument } from "./shared-fonts.ts";

export class SheetDocument extends SharedFontDocument {
  #operators: string[] = [];

  /** pdfkit would copy every operator into a buffer of its own; a page becomes one piece of text. */
  override addContent(operators: string): this {
    this.#operators.push(operators);
    return this;
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
