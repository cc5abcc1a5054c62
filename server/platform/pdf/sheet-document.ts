import { deflateSync } from "node:zlib";
import type { EmbeddedFont, PdfObject, TextOptions } from "pdfmake/js/PDFDocument.js";
import { escapeSvg } from "#domain/figures/svg-text.ts";
import { recordOf } from "#domain/record.ts";
import { remember } from "#domain/remember.ts";
import { SharedFontDocument } from "./shared-fonts.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A state of graphics (PDF 1.7, 8.4.5) by what it says, not by its number in a document: a figure names it in each. */
interface Opacity {
  readonly name: string;
  readonly ca?: number;
  readonly CA?: number;
}

/** Figures that documents of one thread share, as the deflated stream of a form (PDF 1.7, 8.10): composing and deflating take far longer than naming one. */
const forms = new Map<string, { readonly stream: Buffer; readonly opacities: readonly Opacity[] }>();
const KEPT_FORMS = 500;

/** Pages deflate in half of the time of the usual level, for 5 % more of bytes. */
const PAGE_LEVEL = 3;

const LONG_DECIMALS = /-?\d+\.\d{3,}/g;
const shortened = (operators: string): string =>
  operators.replace(LONG_DECIMALS, (number) => String(Math.round(Number(number) * 100) / 100));

export interface Ink {
  readonly font: EmbeddedFont;
  readonly fontSize: number;
  readonly color: string;
}

const BLACK = [0, 0, 0];

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** Operands of TJ (PDF 1.7, 9.4.3): numbers of glyphs, and kerning between them, which is all that the sheets' fonts know. */
function operandsOfWord(word: string, font: EmbeddedFont): string {
  const [glyphs, positions] = font.encode(word);
  const parts = positions.map(({ xAdvance, advanceWidth }, index) => {
    const kerning = rounded(xAdvance - advanceWidth);
    return kerning === 0 ? glyphs[index] : `${glyphs[index]}> ${-kerning} <`;
  });
  return `<${parts.join("")}>`;
}

export class SheetDocument extends SharedFontDocument {
  #operators: string[] = [];
  /** Named since the last figure began. */
  readonly #opacities = new Map<string, Opacity>();
  readonly #states = new Map<string, PdfObject>();
  /** As they are shown with the glyphs of this document. */
  readonly #words = new Map<EmbeddedFont, Map<string, string>>();
  readonly #named = new Map<string, readonly [name: string, form: PdfObject]>();

  /** pdfkit would copy every operator into a buffer of its own; a page becomes one piece of text. */
  override addContent(operators: string): this {
    this.#operators.push(operators);
    return this;
  }

  override _doOpacity(fill: number | null | undefined, stroke: number | null | undefined): void {
    if (typeof fill !== "number" && typeof stroke !== "number") return;
    const opacity: Opacity = {
      name: `Opacity${fill ?? ""}-${stroke ?? ""}`,
      ...(typeof fill === "number" && { ca: fill }),
      ...(typeof stroke === "number" && { CA: stroke }),
    };
    this.#opacities.set(opacity.name, opacity);
    if (this.page) this.page.ext_gstates[opacity.name] = this.#stateOf(opacity);
    this.addContent(`/${opacity.name} gs`);
  }

  #stateOf({ name, ...values }: Opacity): PdfObject {
    const earlier = this.#states.get(name);
    if (earlier) return earlier;
    const state = this.ref({ Type: "ExtGState", ...values });
    state.end();
    this.#states.set(name, state);
    return state;
  }

  /** `key` tells what `draw` draws within `box`. Of this document's resources it may name opacities alone. */
  drawOnce(key: string, box: Box, draw: () => void): void {
    const [name, form] = this.#named.get(key) ?? this.#addForm(key, box, draw);
    if (this.page) this.page.xobjects[name] = form;
    this.addContent(`/${name} Do`);
  }

  #addForm(key: string, { left, top, width, height }: Box, draw: () => void): readonly [string, PdfObject] {
    const drawn = remember(forms, KEPT_FORMS, key, () => this.#draw(draw));
    const form = this.ref({
      Type: "XObject",
      Subtype: "Form",
      BBox: [left, top, left + width, top + height],
      Resources: { ExtGState: recordOf(drawn.opacities.map((opacity) => [opacity.name, this.#stateOf(opacity)])) },
      Filter: "FlateDecode",
    });
    form.end(drawn.stream);
    const named = [`Figure${this.#named.size}`, form] as const;
    this.#named.set(key, named);
    return named;
  }

  #draw(draw: () => void): { stream: Buffer; opacities: readonly Opacity[] } {
    const ofPage = this.#operators;
    this.#operators = [];
    this.#opacities.clear();
    draw();
    const stream = deflateSync(shortened(this.#operators.join("\n")));
    this.#operators = ofPage;
    return { stream, opacities: [...this.#opacities.values()] };
  }

  override flushPages(): void {
    const content = this.page?.content;
    if (content && this.#operators.length > 0) {
      content.compress = false;
      content.data.Filter = "FlateDecode";
      content.write(deflateSync(this.#operators.join("\n"), { level: PAGE_LEVEL }));
    }
    this.#operators = [];
    super.flushPages();
  }

  /** Every text here is one line that has been measured before. */
  override text(text: string, x: number, y: number, options: TextOptions): this {
    this._fragment(text, x, y, options);
    return this;
  }

  /** On the baseline `y`. pdfkit would flip the page and save its state for each text. */
  writeOnLine(text: string, { font, fontSize, color }: Ink, x: number, y: number): void {
    if (this.page) this.page.fonts[font.id] ??= font.ref();
    // A text that does not wrap may hold ends of lines.
    const words = text.replaceAll("\n", "").split(/(?<= )/);
    const operands = words.map((word) => this.#operandsOf(word, font));
    const parts = this._normalizeColor(color) ?? BLACK;
    this.addContent(
      [
        "BT",
        `${parts.map(rounded).join(" ")} rg`,
        `/${font.id} ${fontSize} Tf`,
        `1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm`,
        `[${operands.join("")}] TJ`,
        "ET",
      ].join("\n"),
    );
  }

  #operandsOf(word: string, font: EmbeddedFont): string {
    const words = this.#words.get(font) ?? new Map<string, string>();
    this.#words.set(font, words);
    const operands = words.get(word) ?? operandsOfWord(word, font);
    words.set(word, operands);
    return operands;
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
