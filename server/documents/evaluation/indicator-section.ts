import type { Content, TableCell } from "pdfmake/interfaces.js";
import { classScale } from "#domain/figures/class-scale.ts";
import type { DrawnScale } from "#domain/figures/drawn-scale.ts";
import { CONTENT_WIDTH, headed, INK } from "../../platform/pdf/sheet.ts";
import { bare } from "../../platform/pdf/table-look.ts";
import { isGiven, text } from "../../platform/pdf/text.ts";
import { changeOf, tiles } from "../figure-tiles.ts";
import type { Indicator } from "./indicators.ts";

type Scaled = Indicator & { readonly value: number; readonly scale: DrawnScale };

const GAP = 16;
const HALF = (CONTENT_WIDTH - GAP) / 2;

const cardHead = (indicator: Indicator): Content => ({
  columns: [
    text(indicator.label, { width: "auto", fontSize: 8.5, bold: true, color: INK.secondary }),
    text(changeOf(indicator), {
      width: "*",
      fontSize: 7,
      color: INK.muted,
      alignment: "right",
      margin: [6, 1.2, 0, 0],
    }),
  ],
});

const scaleOf = ({ scale, value, previous, decimals, unit }: Scaled, width: number): Content => ({
  svg: classScale({
    bands: scale.bands,
    active: scale.active,
    limitDecimals: scale.decimals,
    value,
    previous: previous ?? undefined,
    decimals,
    unit,
    width,
    colors: { text: INK.text, muted: INK.muted, marker: INK.secondary },
  }),
  width,
  margin: [0, 4, 0, 0],
});

const scaleCard = (indicator: Scaled, width: number): TableCell => ({
  margin: [0, 0, 0, 9],
  stack: [
    cardHead(indicator),
    scaleOf(indicator, width),
    ...(indicator.notes ?? []).map((note) => text(note, { fontSize: 7, color: INK.muted, margin: [0, 2, 0, 0] })),
  ],
});

const isScaled = (indicator: Indicator): indicator is Scaled =>
  isGiven(indicator.value) && (indicator.scale?.bands.length ?? 0) > 0;

/** From this number of classes on, their names need the whole width of the page. */
const WIDE = 7;

const cardRow = (left: Scaled, right: Scaled | undefined): Content => ({
  unbreakable: true,
  layout: bare,
  table: right
    ? { widths: [HALF, GAP, HALF], body: [[scaleCard(left, HALF), text(""), scaleCard(right, HALF)]] }
    : { widths: [CONTENT_WIDTH], body: [[scaleCard(left, CONTENT_WIDTH)]] },
});

/** Two cards a row. Wide cards stand alone, and the last of an odd number takes the whole width, so that no hole is left. */
const scaleCards = (indicators: readonly Scaled[]): Content[] => {
  const isWide = ({ scale }: Scaled): boolean => scale.bands.length >= WIDE;
  const narrow = indicators.filter((indicator) => !isWide(indicator));
  const pairs = narrow.flatMap((left, index) => (index % 2 === 0 ? [cardRow(left, narrow[index + 1])] : []));
  return [...indicators.filter(isWide).map((indicator) => cardRow(indicator, undefined)), ...pairs];
};

export const indicatorCards = (indicators: readonly Indicator[]): Content[] => [
  ...scaleCards(indicators.filter(isScaled)),
  ...tiles(indicators.filter((indicator) => !isScaled(indicator))),
];

export const indicatorSection = (indicators: readonly Indicator[]): Content[] =>
  headed("Indicadores e composição corporal", indicatorCards(indicators));
