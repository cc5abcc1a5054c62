import type { Content } from "pdfmake/interfaces.js";
import { INK } from "../platform/pdf/sheet.ts";
import { bare } from "../platform/pdf/table-look.ts";
import { isGiven, type Maybe, text } from "../platform/pdf/text.ts";

export type Fact = { label: string; value: Maybe<string> };

const COLUMNS = 4;

const fact = ({ label, value }: Fact): Content => ({
  margin: [0, 0, 8, 6],
  stack: [
    text(label, { fontSize: 7, color: INK.muted, margin: [0, 0, 0, 1] }),
    isGiven(value)
      ? text(value, { fontSize: 9.5, font: "Inter Medium" })
      : text("Não informado", { fontSize: 9, color: INK.muted }),
  ],
});

const inRows = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, (row + 1) * size));

export const factGrid = (facts: readonly Fact[]): Content => ({
  layout: bare,
  table: {
    widths: Array.from({ length: COLUMNS }, () => "*"),
    body: inRows(facts, COLUMNS).map((row) =>
      Array.from({ length: COLUMNS }, (_, column) => {
        const item = row[column];
        return item ? fact(item) : text("");
      }),
    ),
  },
});
