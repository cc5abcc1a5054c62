import type { PDFDocument } from "pdfmake/js/PDFDocument.js";
import { recordOf } from "#domain/record.ts";
import type { SheetDocument } from "./sheet-document.ts";

/** Figures use few elements of SVG, so that no general renderer is needed: it took a quarter of the time of a document. */

type Attributes = Readonly<Record<string, string>>;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attributes: Attributes;
  readonly text: string;
}

const TAG = /<(\/?)(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

const unescaped = (text: string): string => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => ENTITIES[name] ?? name);

function* tagsOf(svg: string): Generator<Tag> {
  for (const [, end, name = "", attributes = "", empty, text = ""] of svg.matchAll(TAG)) {
    yield {
      name,
      isEnd: end === "/",
      isEmpty: empty === "/",
      attributes: recordOf([...attributes.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value])),
      text: unescaped(text),
    };
  }
}

export function svgSize(svg: string): { left: number; top: number; width: number; height: number } {
  const [, left, top, width, height] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error("A figure says its size in its viewBox.");
  return { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
}

interface SvgPosition {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function drawSvg(document: SheetDocument, svg: string, { x, y, width }: SvgPosition): void {
  document.save();
  document.translate(x, y);
  const box = svgSize(svg);
  document.scale(width / box.width);
  if (box.left !== 0 || box.top !== 0) document.translate(-box.left, -box.top);
  const drawTags = () => {
    for (const tag of tagsOf(svg)) draw(document, tag);
  };
  if (isRichInPaths(svg)) document.drawOnce(svg, box, drawTags);
  else drawTags();
  document.restore();
}

const RICH = 4000;

/** Letters name glyphs of their document. */
const isRichInPaths = (svg: string): boolean => svg.length > RICH && !svg.includes("<text");

function draw(document: SheetDocument, { name, isEnd, isEmpty, attributes, text }: Tag): void {
  if (name === "g") {
    if (isEnd) document.restore();
    else transform(document.save(), attributes.transform ?? "");
    return;
  }
  if (isEnd || name === "svg" || name === "title" || name === "desc") return;
  if (name === "text") write(document, attributes, text);
  else if (isEmpty) paint(document, attributes, () => outline(document, name, attributes));
  else throw new Error(`A figure's <${name}> cannot be drawn`);
}

function transform(document: PDFDocument, list: string): void {
  for (const [, name, values = ""] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = values.split(" ").map(Number);
    if (name === "translate") document.translate(first, second);
    else if (name === "rotate") document.rotate(first);
    else throw new Error(`A figure's ${name}() cannot be drawn`);
  }
}

const numberIn = (attributes: Attributes, name: string, otherwise: number): number =>
  name in attributes ? Number(attributes[name]) : otherwise;

const opacityIn = (attributes: Attributes, name: string): number | undefined =>
  name in attributes ? Number(attributes[name]) : undefined;

const OPERATORS: Readonly<Record<string, string>> = { M: "m", L: "l", C: "c", Z: "h" };

function outline(document: PDFDocument, name: string, attributes: Attributes): void {
  const number = (key: string) => numberIn(attributes, key, 0);
  if (name === "rect") {
    document.roundedRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  } else if (name === "circle") {
    document.circle(number("cx"), number("cy"), number("r"));
  } else if (name === "path") {
    const path = attributes.d ?? "";
    // These commands are PDF's own, with the same numbers in the same order.
    if (/^[MLCZ\d\s.-]*$/.test(path)) {
      document.addContent(
        path.replace(/([MLCZ])([^MLCZ]*)/g, (_, command, points) => `${points} ${OPERATORS[command]}\n`),
      );
    } else document.path(path);
  } else throw new Error(`A figure's <${name}> cannot be drawn`);
}

/** Longer corners are cut off; PDF would cut them off beyond 10. */
const SVG_MITER_LIMIT = 4;

function paint(document: PDFDocument, attributes: Attributes, trace: () => void): void {
  const { fill = "#000000", stroke = "none" } = attributes;
  document.save();
  if (fill !== "none") {
    document.fillColor(fill, opacityIn(attributes, "fill-opacity"));
    trace();
    document.fill();
  }
  if (stroke !== "none") {
    document.strokeColor(stroke, opacityIn(attributes, "stroke-opacity"));
    document.lineWidth(numberIn(attributes, "stroke-width", 1));
    document.lineCap(attributes["stroke-linecap"] ?? "butt");
    document.lineJoin(attributes["stroke-linejoin"] ?? "miter");
    document.miterLimit(SVG_MITER_LIMIT);
    trace();
    document.stroke();
  }
  document.restore();
}

const FONT = "Inter";

function write(document: SheetDocument, attributes: Attributes, text: string): void {
  const fontSize = numberIn(attributes, "font-size", 10);
  const font = document.provideFont(FONT, attributes["font-weight"] === "bold", false);
  const start = attributes["text-anchor"] === "middle" ? font.widthOfString(text, fontSize) / 2 : 0;
  const ink = { font, fontSize, color: attributes.fill ?? "#000000" };
  document.writeOnLine(text, ink, numberIn(attributes, "x", 0) - start, numberIn(attributes, "y", 0));
}
