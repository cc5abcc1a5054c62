import type { Content, TableCell } from "pdfmake/interfaces.js";
import { type Judgement, shownDifference } from "#domain/assessment/judged-change.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";
import { INK } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { isGiven, type Maybe, text } from "../../platform/pdf/text.ts";

export type Compared = { now: Maybe<number>; before: Maybe<number>; judgement: Judgement | null };

/** Stands before a difference that may be an error of measurement. */
export const WITHIN_ERROR = "≈";
/** Stands before a difference that two measures cannot tell from a change of method. */
export const UNJUDGED_SIGN = "*";

const quiet = { alignment: "right", color: INK.muted } as const;
const ABSENT = "–";

const figure = (value: Maybe<number>): TableCell =>
  isGiven(value)
    ? text(formatDecimal(value, 1), { alignment: "right", font: "Inter Medium" })
    : text(ABSENT, { ...quiet });

const previousCell = (value: Maybe<number>): TableCell =>
  text(isGiven(value) ? formatDecimal(value, 1) : ABSENT, { ...quiet });

/** As printed; null without both values. */
const printedDifference = ({ now, before }: Compared): number | null =>
  isGiven(now) && isGiven(before) ? shownDifference(before, now, 1) : null;

export function signOf(compared: Compared): typeof WITHIN_ERROR | typeof UNJUDGED_SIGN | "" | null {
  const change = printedDifference(compared);
  if (change === null || change === 0) return null;
  const certainty = compared.judgement?.certainty ?? null;
  if (certainty === null) return UNJUDGED_SIGN;
  return certainty === "within_error" ? WITHIN_ERROR : "";
}

const difference = (compared: Compared): TableCell => {
  const change = printedDifference(compared);
  if (change === null) return text(ABSENT, { ...quiet });
  if (change === 0) return text("igual", { ...quiet });
  const sign = signOf(compared);
  const written = formatDifference(change, 1);
  return sign ? text(`${sign} ${written}`, { ...quiet }) : text(written, { alignment: "right" });
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
    widths: ["*", ...cells({ now: 0, before: 0, judgement: null }, withBefore).map(() => NUMBER_WIDTH)],
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
