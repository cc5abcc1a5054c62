import type { Content, TableCell } from "pdfmake/interfaces.js";
import type { FigureLook } from "#domain/assessment/derived-figures.ts";
import { type Judgement, judgementText, shownDifference } from "#domain/assessment/judged-change.ts";
import { classText } from "#domain/assessment/references/class-text.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";
import { INK } from "../platform/pdf/sheet.ts";
import { bare } from "../platform/pdf/table-look.ts";
import { isGiven, type Maybe, text, withUnit } from "../platform/pdf/text.ts";

export interface TileFigure extends FigureLook {
  readonly value: Maybe<number>;
  readonly previous?: Maybe<number>;
  readonly judgement?: Maybe<Judgement>;
  readonly classLabel?: Maybe<string>;
  readonly notes?: readonly string[];
  readonly message?: Maybe<string>;
}

/** "antes 24,8 (−0,9), mudança real, melhora" or "antes 24,8, protocolos diferentes"; empty without an earlier value. */
export function changeOf({ value, previous, decimals, judgement }: TileFigure): string {
  if (!isGiven(value) || !isGiven(previous)) return "";
  const previousText = `antes ${formatDecimal(previous, decimals)}`;
  const words = judgement ? judgementText(judgement) : "";
  if (judgement?.caveat) return `${previousText}, ${words}`;
  const change = `${previousText} (${formatDifference(shownDifference(previous, value, decimals), decimals)})`;
  return words ? `${change}, ${words}` : change;
}

const valueLine = ({ value, decimals, unit }: TileFigure): Content =>
  isGiven(value)
    ? text(withUnit(formatDecimal(value, decimals), unit), { fontSize: 12, bold: true, margin: [0, 2, 0, 0] })
    : text("Não informado", { fontSize: 9, color: INK.muted, margin: [0, 3, 0, 0] });

const tile = (figure: TileFigure): TableCell => ({
  fillColor: INK.wash,
  margin: [8, 6, 8, 6],
  stack: [
    text(figure.label, { fontSize: 7, color: INK.muted }),
    valueLine(figure),
    ...(isGiven(figure.value) && isGiven(figure.classLabel)
      ? [text(classText(figure.classLabel), { fontSize: 7.5, font: "Inter Medium" })]
      : []),
    ...(changeOf(figure) ? [text(changeOf(figure), { fontSize: 7, color: INK.muted })] : []),
    ...(figure.notes ?? []).map((note) => text(note, { fontSize: 7, color: INK.muted })),
    ...(isGiven(figure.message) ? [text(figure.message, { fontSize: 7, color: INK.warning })] : []),
  ],
});

/** As many equal columns as fill the rows best: 4 at most, and no single tile below a full row. */
const tileColumns = (count: number): number => (count <= 4 ? count : count % 4 === 0 || count % 4 === 3 ? 4 : 3);

export const tiles = (figures: readonly TileFigure[]): Content[] => {
  const columns = tileColumns(figures.length);
  const rows: Content[] = [];
  for (let index = 0; index < figures.length; index += columns) {
    const row = figures.slice(index, index + columns);
    rows.push({
      margin: [0, 0, 0, 6],
      layout: { ...bare, vLineWidth: (line) => (line > 0 && line < row.length ? 6 : 0), vLineColor: () => "#ffffff" },
      table: { widths: row.map(() => "*"), dontBreakRows: true, body: [row.map(tile)] },
    });
  }
  return rows;
};
