import renderer, { type Inline, type Line, type PlacedSvg } from "pdfmake/js/Renderer.js";
import type { SheetDocument } from "./sheet-document.ts";
import { drawSvg } from "./svg-drawing.ts";

const NEARLY = 1e-6;

const continues = (before: Inline, next: Inline): boolean =>
  before.font === next.font &&
  before.fontSize === next.fontSize &&
  before.color === next.color &&
  Math.abs(before.x + before.width - next.x) < NEARLY;

export class SheetRenderer extends renderer.default {
  readonly #document: SheetDocument;

  constructor(document: SheetDocument) {
    super(document);
    this.#document = document;
  }

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
    super.renderLine(line, x, y);
  }

  override renderSVG({ svg, x, y, _width: width }: PlacedSvg): void {
    drawSvg(this.#document, svg, { x, y, width });
  }
}
