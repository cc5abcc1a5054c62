import type { EmbeddedFont, ParsedFont, TextRun } from "pdfmake/js/PDFDocument.js";
import pdfDocument from "pdfmake/js/PDFDocument.js";

/** Words whose shape is remembered, per font. A word takes about 1 kB. */
const MAX_WORDS = 4000;

interface SharedFont {
  readonly parsed: ParsedFont;
  /** pdfkit's class of fonts within a document, which it does not export. */
  readonly embeddedClass: EmbeddedFont["constructor"];
  readonly words: Map<string, TextRun>;
}

const sharedFonts = new Map<string, SharedFont>();

/** Asking for every character in order makes a PDF's searchable text independent of the documents written before. */
function pinCharacters(font: ParsedFont): void {
  for (const codePoint of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(codePoint);
}

/** The shapes of words depend on the font alone, so documents share them. */
function shareText(font: EmbeddedFont, words: Map<string, TextRun>): void {
  font.layoutCached = (word) => {
    const cached = words.get(word);
    if (cached) return cached;
    const run = font.layoutRun(word);
    // fontkit adds up the glyphs whenever it is asked for the width.
    Object.defineProperty(run, "advanceWidth", { value: run.advanceWidth });
    if (words.size >= MAX_WORDS) words.clear();
    words.set(word, run);
    return run;
  };
}

export class SharedFontDocument extends pdfDocument.default {
  override font(file: string): this {
    if (Object.hasOwn(this._fontFamilies, file)) return super.font(file);
    const shared = sharedFonts.get(file);
    if (shared) {
      const id = `F${++this._fontCount}`;
      const font: EmbeddedFont = Reflect.construct(shared.embeddedClass, [this, shared.parsed, id]);
      shareText(font, shared.words);
      this._fontFamilies[file] = font;
      return super.font(file);
    }
    super.font(file);
    const words = new Map<string, TextRun>();
    pinCharacters(this._font.font);
    shareText(this._font, words);
    sharedFonts.set(file, { parsed: this._font.font, embeddedClass: this._font.constructor, words });
    return this;
  }
}
