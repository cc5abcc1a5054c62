import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SheetDefinition } from "#server/platform/pdf/sheet.ts";

const FONTS = join(import.meta.dirname, "../server/platform/pdf/fonts");
const face = (weight: number, file: string) =>
  `@font-face { font-family: Inter; font-weight: ${weight}; src: url("${pathToFileURL(join(FONTS, file)).href}"); }`;

const STYLE = `
  ${face(400, "Inter-Regular.ttf")} ${face(500, "Inter-Medium.ttf")} ${face(600, "Inter-SemiBold.ttf")}
  @page { size: A4; margin: 80pt 40pt 48pt; }
  body { margin: 0; font: 8.5pt/1.15 Inter; color: #26273f; }
  table { width: 100%; border-collapse: collapse; }
  td { padding: 1.5pt 2pt; border-bottom: 0.4pt solid #dcdde6; vertical-align: top; }
  td td { border: 0; }
  tr { break-inside: avoid; }
  .columns { display: flex; gap: 6pt; }
  .columns > * { flex: 1; }`;

export function htmlOf(definition: SheetDefinition): string {
  const { header, content } = definition;
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${STYLE}</style>${html(header(2))}${html(content)}</html>`;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const numberOr = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);

function html(content: unknown): string {
  if (typeof content === "string") return escaped(content);
  if (Array.isArray(content)) return content.map(html).join("");
  if (!isNode(content)) return "";
  const attributes = `style="${styleOf(content)}"`;
  if ("text" in content) return `<div ${attributes}>${inline(content.text)}</div>`;
  if ("stack" in content) return `<div ${attributes}>${html(content.stack)}</div>`;
  if ("columns" in content) return `<div class="columns" ${attributes}>${html(content.columns)}</div>`;
  if (typeof content.svg === "string") return `<div ${attributes}>${content.svg}</div>`;
  if (Array.isArray(content.canvas)) return canvas(content.canvas);
  if (isNode(content.table)) return `<table ${attributes}>${rows(content.table.body)}</table>`;
  return "";
}

const inline = (text: unknown): string =>
  Array.isArray(text)
    ? text
        .map((run) => (isNode(run) ? `<span style="${styleOf(run)}">${inline(run.text)}</span>` : inline(run)))
        .join("")
    : escaped(String(text));

const rows = (body: unknown): string =>
  Array.isArray(body) ? body.map((row) => `<tr>${Array.isArray(row) ? row.map(cell).join("") : ""}</tr>`).join("") : "";

const cell = (content: unknown): string =>
  `<td colspan="${isNode(content) ? numberOr(content.colSpan, 1) : 1}">${html(content)}</td>`;

/** Lines and rectangles, the only shapes that the sheets draw without SVG of their own. */
function canvas(shapes: readonly unknown[]): string {
  const drawn = shapes
    .filter(isNode)
    .map((shape) =>
      shape.type === "line"
        ? `<path d="M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}" stroke="${shape.lineColor}"/>`
        : `<rect x="${shape.x}" y="${shape.y}" width="${shape.w}" height="${shape.h}" fill="none" stroke="${shape.lineColor}"/>`,
    );
  const side = (ends: (shape: Node) => readonly unknown[]) =>
    Math.max(1, ...shapes.filter(isNode).flatMap((shape) => ends(shape).map((end) => numberOr(end, 0))));
  const width = side(({ x1, x2, x, w }) => [x1, x2, numberOr(x, 0) + numberOr(w, 0)]);
  const height = side(({ y1, y2, y, h }) => [y1, y2, numberOr(y, 0) + numberOr(h, 0)]);
  return `<svg width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">${drawn.join("")}</svg>`;
}

function styleOf({ fontSize, bold, font, color, alignment, margin, width, pageBreak, unbreakable }: Node): string {
  const rules = [
    typeof fontSize === "number" && `font-size:${fontSize}pt`,
    bold === true ? "font-weight:600" : font === "Inter Medium" && "font-weight:500",
    typeof color === "string" && `color:${color}`,
    typeof alignment === "string" && `text-align:${alignment}`,
    Array.isArray(margin) &&
      `padding:${[1, 2, 3, 0].map((side) => `${Math.max(0, numberOr(margin[side], 0))}pt`).join(" ")}`,
    typeof width === "number" && `flex:none;width:${width}pt`,
    pageBreak === "before" && "break-before:page",
    unbreakable === true && "break-inside:avoid",
  ];
  return rules.filter(Boolean).join(";");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
