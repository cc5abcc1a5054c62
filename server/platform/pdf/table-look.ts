import type { CustomTableLayout, TableCell } from "pdfmake/interfaces.js";
import { INK } from "./sheet.ts";
import { type TextStyle, text } from "./text.ts";

export const ruled = (headerRows = 1): CustomTableLayout => ({
  hLineWidth: (row, { table }) => (row === 0 ? 0 : row === table.body.length ? 0.5 : row === headerRows ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (row) => (row === headerRows ? INK.secondary : INK.hairline),
  paddingLeft: (column) => (column === 0 ? 0 : 5),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 5),
  paddingTop: () => 3,
  paddingBottom: () => 2.6,
});

export const bare: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

export const boxed = (fill: string, bar?: string): CustomTableLayout => ({
  hLineWidth: () => 0,
  vLineWidth: (column) => (bar && column === 0 ? 2.5 : 0),
  vLineColor: () => bar ?? fill,
  fillColor: () => fill,
  paddingLeft: () => 9,
  paddingRight: () => 9,
  paddingTop: () => 6,
  paddingBottom: () => 6,
});

export const columnHead = (content: string, style: TextStyle = {}): TableCell =>
  text(content, { fontSize: 7, color: INK.muted, font: "Inter Medium", ...style });
