import type { Content, TableCell } from "pdfmake/interfaces.js";
import { shownDifference } from "#domain/assessment/judged-change.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";
import { INK } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { isGiven, type Maybe, text } from "../../platform/pdf/text.ts";

export type Compared = { now: Maybe<number>; before: Maybe<number>; isWithinError: boolean };

/** Stands before a difference that may be an error of measurement. */
export const WITHIN_ERROR = "≈";

const quiet = { alignment: "right", color: INK.muted } as const;
const ABSENT = "–";

const figure = (value: Maybe<number>): TableCell =>
  isGiven(value)
    ? text(formatDecimal(value, 1), { alignment: "right", font: "Inter Medium" })
    : text(ABSENT, { ...quiet });

const previousCell = (value: Maybe<number>): TableCell =>
  text(isGiven(value) ? formatDecimal(value, 1) : ABSENT, { ...quiet });

const difference = ({ now, before, isWithinError }: Compared): TableCell => {
  if (!isGiven(now) || !isGiven(before)) return text(ABSENT, { ...quiet });
  const change = formatDifference(shownDifference(before, now, 1), 1);
  return isWithinError ? text(`${WITHIN_ERROR} ${change}`, { ...quiet }) : text(change, { alignment: "right" });
};

const cells = (compared: Compared, withBefore: boolean): TableCell[] =>
  withBefore ? [figure(compared.now), previousCell(compared.before), difference(compared)] : [figure(compared.now)];

const heads = (now: string, withBefore: boolean): TableCell[] =>
  (withBefore ? [now, "Anterior", "Diferença"] : [now]).map((label) => columnHead(label, { alignment: "right" }));

const NUMBER_WIDTH = 44;

export const singleTable = (rows: readonly { label: string; compared: Compared }[], withBefore: boolean): Content => ({
  layout: ruled(),
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ["*", ...cells({ now: 0, before: 0, isWithinError: false }, withBefore).map(() => NUMBER_WIDTH)],
    body: [
      [columnHead("Medida"), ...heads("Atual", withBefore)],
      ...rows.map(({ label, compared }) => [text(label), ...cells(compared, withBefore)]),
    ],
  },
});

export const pairTable = (
  rows: readonly { label: string; right: Compared; left: Compared }[],
  withBefore: boolean,
): Content => {
  const perSide = withBefore ? 3 : 1;
  const side = (label: string): TableCell[] => [
    columnHead(label, { colSpan: perSide, alignment: withBefore ? "center" : "right", color: INK.secondary }),
    ...Array.from({ length: perSide - 1 }, () => ({})),
  ];
  const short = (): TableCell[] =>
    ["Atual", "Anterior", "Dif."].map((label) => columnHead(label, { alignment: "right" }));
  const head: TableCell[][] = withBefore
    ? [
        [text(""), ...side("Direito"), ...side("Esquerdo")],
        [columnHead("Medida"), ...short(), ...short()],
      ]
    : [[columnHead("Medida"), ...side("Direito"), ...side("Esquerdo")]];
  return {
    layout: ruled(head.length),
    table: {
      headerRows: head.length,
      dontBreakRows: true,
      widths: ["*", ...Array.from({ length: perSide * 2 }, () => (withBefore ? 31 : NUMBER_WIDTH))],
      body: [
        ...head,
        ...rows.map(({ label, right, left }) => [text(label), ...cells(right, withBefore), ...cells(left, withBefore)]),
      ],
    },
  };
};
