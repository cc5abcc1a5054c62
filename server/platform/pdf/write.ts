import { fileURLToPath } from "node:url";
import type { TFontDictionary } from "pdfmake/interfaces.js";
import layoutBuilder from "pdfmake/js/LayoutBuilder.js";
import renderer, { type Inline, type Line, type PlacedSvg } from "pdfmake/js/Renderer.js";
import "./quick-styles.ts";
import { PAGE, type SheetDefinition } from "./sheet.ts";
import { SheetDocument } from "./sheet-document.ts";
import { drawSvg, svgSize } from "./svg-drawing.ts";

const MARGINS = { left: PAGE.side, top: PAGE.top, right: PAGE.side, bottom: PAGE.bottom };
const SIZE = { width: PAGE.width, height: PAGE.height, orientation: "portrait" };
const SVG_MEASURE = { measureSVG: svgSize, writeDimensions: (svg: string) => svg };

/** A document comes from values alone: nothing is fetched and no file but a font is read, whatever a user typed. */
export async function writePdf({ info, content, defaultStyle, header, footer }: SheetDefinition): Promise<Buffer> {
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
  return Buffer.concat(await document.toArray());
}

const FOLDER = fileURLToPath(new URL("./fonts/", import.meta.url));
const file = (name: string): string => `${FOLDER}${name}.ttf`;

const regular = file("Inter-Regular");
const medium = file("Inter-Medium");
const semiBold = file("Inter-SemiBold");
const emoji = file("NotoEmoji-Subset");

/** Inter with tabular figures by default; fonts/make-fonts.py says where the files come from. */
const FONTS: TFontDictionary = {
  Inter: { normal: regular, bold: semiBold, italics: regular, bolditalics: semiBold },
  "Inter Medium": { normal: medium, bold: semiBold, italics: medium, bolditalics: semiBold },
  Emoji: { normal: emoji, bold: emoji, italics: emoji, bolditalics: emoji },
};

const isFontFile = (path: string): boolean => path.startsWith(FOLDER) && path.endsWith(".ttf");

const NEARLY = 1e-6;

const continues = (before: Inline, next: Inline): boolean =>
  before.font === next.font &&
  before.fontSize === next.fontSize &&
  before.color === next.color &&
  Math.abs(before.x + before.width - next.x) < NEARLY;

class SheetRenderer extends renderer.default {
  readonly #document: SheetDocument;

  constructor(document: SheetDocument) {
    super(document);
    this.#document = document;
  }

  /** Sheets give their texts a font, a size, a color and a line below, nothing else that pdfmake knows. */
  override renderLine(line: Line, x: number, y: number): void {
    const inlines: Inline[] = [];
    for (const inline of line.inlines) {
      const previous = inlines.at(-1);
      if (previous && continues(previous, inline)) {
        previous.text += inline.text;
        previous.width += inline.width;
      } else inlines.push({ ...inline });
    }
    line.inlines = inlines;
    const baseline = y + line.getAscenderHeight();
    if (inlines.some(({ decoration }) => decoration)) super.renderLine(line, x, y);
    else for (const inline of inlines) this.#document.writeOnLine(inline.text, inline, x + inline.x, baseline);
  }

  override renderSVG({ svg, x, y, _width: width }: PlacedSvg): void {
    drawSvg(this.#document, svg, { x, y, width });
  }
}
