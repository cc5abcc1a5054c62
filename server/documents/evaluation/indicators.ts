import type { Content, TableCell } from "pdfmake/interfaces.js";
import { classScale } from "#domain/figures/class-scale.ts";
import { CONTENT_WIDTH, heading, INK } from "../../platform/pdf/sheet.ts";
import { bare } from "../../platform/pdf/table-look.ts";
import { decimal, isGiven, signed, text, withUnit } from "../../platform/pdf/text.ts";
import type { Indicator } from "./input.ts";

const GAP = 16;
const HALF = (CONTENT_WIDTH - GAP) / 2;

const change = ({ value, previous, decimals }: Indicator): string =>
  isGiven(value) && isGiven(previous)
    ? `antes ${decimal(previous, decimals)} (${signed(value - previous, decimals)})`
    : "";

const cardHead = (indicator: Indicator): Content => ({
  columns: [
    text(indicator.label, { width: "auto", fontSize: 8.5, bold: true, color: INK.secondary }),
    text(change(indicator), { width: "*", fontSize: 7, color: INK.muted, alignment: "right", margin: [6, 1.2, 0, 0] }),
  ],
});

const scaleOf = (indicator: Indicator, value: number, width: number): Content => ({
  svg: classScale({
    bands: indicator.scale?.bands ?? [],
    active: indicator.scale?.active ?? undefined,
    limitDecimals: indicator.scale?.limitDecimals,
    value,
    previous: indicator.previous ?? undefined,
    decimals: indicator.decimals,
    unit: indicator.unit ?? undefined,
    width,
    colors: { text: INK.text, muted: INK.muted, marker: INK.secondary },
  }),
  width,
  margin: [0, 4, 0, 0],
});

const remark = (message: string): Content => text(message, { fontSize: 7.5, color: INK.warning, margin: [0, 2, 0, 0] });

const scaleCard = (indicator: Indicator, width: number): TableCell => ({
  margin: [0, 0, 0, 9],
  stack: [
    cardHead(indicator),
    ...(isGiven(indicator.value) ? [scaleOf(indicator, indicator.value, width)] : []),
    ...(isGiven(indicator.message) ? [remark(indicator.message)] : []),
  ],
});

const isScaled = (indicator: Indicator): boolean =>
  isGiven(indicator.value) && (indicator.scale?.bands.length ?? 0) > 0;

/** From so many classes on, their names need the whole width of the page. */
const WIDE = 7;

const cardRow = (left: Indicator, right: Indicator | undefined): Content => ({
  unbreakable: true,
  layout: bare,
  table: right
    ? { widths: [HALF, GAP, HALF], body: [[scaleCard(left, HALF), text(""), scaleCard(right, HALF)]] }
    : { widths: [CONTENT_WIDTH], body: [[scaleCard(left, CONTENT_WIDTH)]] },
});

/** Two cards a row; wide ones alone, and the last of an odd number takes the whole width, so that no hole is left. */
const scaleCards = (indicators: readonly Indicator[]): Content[] => {
  const isWide = (indicator: Indicator): boolean => (indicator.scale?.bands.length ?? 0) >= WIDE;
  const narrow = indicators.filter((indicator) => !isWide(indicator));
  const pairs = narrow.flatMap((left, index) => (index % 2 === 0 ? [cardRow(left, narrow[index + 1])] : []));
  return [...indicators.filter(isWide).map((indicator) => cardRow(indicator, undefined)), ...pairs];
};

const tile = (indicator: Indicator): TableCell => ({
  fillColor: INK.wash,
  margin: [8, 6, 8, 6],
  stack: [
    text(indicator.label, { fontSize: 7, color: INK.muted }),
    isGiven(indicator.value)
      ? text(withUnit(decimal(indicator.value, indicator.decimals), indicator.unit), {
          fontSize: 12,
          bold: true,
          margin: [0, 2, 0, 0],
        })
      : text("Não informado", { fontSize: 9, color: INK.muted, margin: [0, 3, 0, 0] }),
    ...(isGiven(indicator.value) && isGiven(indicator.classLabel)
      ? [text(indicator.classLabel, { fontSize: 7.5, font: "Inter Medium" })]
      : []),
    ...(change(indicator) ? [text(change(indicator), { fontSize: 7, color: INK.muted })] : []),
    ...(isGiven(indicator.message) ? [text(indicator.message, { fontSize: 7, color: INK.warning })] : []),
  ],
});

/** As many equal columns as fill the rows best: 4 at most, never one lonely tile below a full row. */
const tileColumns = (count: number): number => (count <= 4 ? count : count % 4 === 0 || count % 4 === 3 ? 4 : 3);

/** Plain figures side by side, each with what it was before. */
export const tiles = (indicators: readonly Indicator[]): Content[] => {
  const columns = tileColumns(indicators.length);
  const rows: Content[] = [];
  for (let index = 0; index < indicators.length; index += columns) {
    const row = indicators.slice(index, index + columns);
    rows.push({
      margin: [0, 0, 0, 6],
      layout: { ...bare, vLineWidth: (line) => (line > 0 && line < row.length ? 6 : 0), vLineColor: () => "#ffffff" },
      table: { widths: row.map(() => "*"), dontBreakRows: true, body: [row.map(tile)] },
    });
  }
  return rows;
};

/** Everything derived from the measures: scales first, then the plain figures. */
export const indicatorSection = (indicators: readonly Indicator[]): Content[] => {
  const scaled = indicators.filter(isScaled);
  const plain = indicators.filter((indicator) => !isScaled(indicator));
  if (indicators.length === 0) return [];
  return [heading("Indicadores e composição corporal"), ...scaleCards(scaled), ...tiles(plain)];
};
