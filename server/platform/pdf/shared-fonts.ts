import type { EmbeddedFont, ParsedFont, TextRun } from "pdfmake/js/PDFDocument.js";
import pdfDocument from "pdfmake/js/PDFDocument.js";
import { remember } from "#domain/remember.ts";

/** Words whose shape is remembered, per font. A word takes about 1 kB. */
const MAX_WORDS = 4000;

/** As put together for the letters of a document. One takes about 30 kB. */
const MAX_PROGRAMS = 50;

interface SharedFont {
  readonly parsed: ParsedFont;
  /** pdfkit's class of fonts within a document, which it does not export. */
  readonly embeddedClass: EmbeddedFont["constructor"];
  readonly words: Map<string, TextRun>;
  /** In thousandths of the font's size. */
  readonly widths: Map<string, number>;
  /** By the numbers of their glyphs. */
  readonly programs: Map<string, Uint8Array>;
  /** Letters that every document has, so that most have the same ones. */
  readonly common: string;
}

const COMMON_LETTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÂÃÀÇÉÊÍÓÔÕÚabcdefghijklmnopqrstuvwxyzáâãàçéêíóôõúü0123456789 \u00a0.,:;!?%()/+-–—·×±<>=≥≤ªº°²\"'&#@";

const sharedFonts = new Map<string, SharedFont>();

/** Asking for every character in order makes a PDF's searchable text independent of the documents written before. */
function pinCharacters(font: ParsedFont): void {
  for (const codePoint of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(codePoint);
}

/** The shapes of words depend on the font alone, so documents share them. */
function share(font: EmbeddedFont, { words, widths, programs, common }: SharedFont): void {
  font.layoutCached = (word) =>
    remember(words, MAX_WORDS, word, () => {
      const run = font.layoutRun(word);
      // fontkit adds up the glyphs whenever it is asked for the width.
      Object.defineProperty(run, "advanceWidth", { value: run.advanceWidth });
      return run;
    });
  font.widthOfString = (text, size) =>
    (remember(widths, MAX_WORDS, text, () => font.layout(text, undefined, true).advanceWidth) * size) / 1000;
  font.encode(common);
  const { subset } = font;
  const putTogether = subset.encode.bind(subset);
  subset.encode = () => remember(programs, MAX_PROGRAMS, subset.glyphs.join(), putTogether);
}

export class SharedFontDocument extends pdfDocument.default {
  override font(file: string): this {
    if (Object.hasOwn(this._fontFamilies, file)) return super.font(file);
    const shared = sharedFonts.get(file);
    if (shared) {
      const id = `F${++this._fontCount}`;
      const font: EmbeddedFont = Reflect.construct(shared.embeddedClass, [this, shared.parsed, id]);
      share(font, shared);
      this._fontFamilies[file] = font;
      return super.font(file);
    }
    super.font(file);
    const { font: parsed, constructor: embeddedClass } = this._font;
    pinCharacters(parsed);
    const drawn = new Set(parsed.characterSet);
    const common = Array.from(COMMON_LETTERS).filter((letter) => drawn.has(letter.codePointAt(0) ?? 0));
    const first = {
      parsed,
      embeddedClass,
      words: new Map(),
      widths: new Map(),
      programs: new Map(),
      common: common.join(""),
    };
    share(this._font, first);
    sharedFonts.set(file, first);
    return this;
  }
}
