import type { Content, TableCell } from "pdfmake/interfaces.js";
import { comparedStrength } from "#domain/assessment/strength/compared-strength.ts";
import { estimateOneRepMax } from "#domain/assessment/strength/one-rep-max.ts";
import { OTHER_EXERCISE, ROUGH_NOTE, strengthDifference } from "#domain/assessment/strength/strength-difference.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";
import { heading, INK, onOnePage } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { shortened, text } from "../../platform/pdf/text.ts";
import type { PrintedStrength } from "../evaluation/input.ts";
import type { ComparedEvaluation, ComparisonDocumentInput } from "./input.ts";

const WIDTHS = ["*", 128, 128, 58, 86];
const RIGHT = { alignment: "right" } as const;
const SMALL = { fontSize: 7, color: INK.muted, ...RIGHT } as const;
/** A new cell each time: pdfmake writes the place of a cell into it, so that one object is drawn once. */
const absent = (): TableCell => text("–", { color: INK.muted, ...RIGHT });

const NOTE = `Valem os testes até o último dia de cada ciclo. A diferença é a do 1RM estimado (Epley, 1985), de 1 a 12 repetições; acima de 12, a da carga. ${ROUGH_NOTE}`;

const headOf = ({ name, evaluatedOn }: ComparedEvaluation): TableCell => ({
  stack: [
    text(shortened(name, 30), { fontSize: 7, font: "Inter Medium", color: INK.secondary, ...RIGHT }),
    text(formatDate(evaluatedOn), SMALL),
  ],
});

function testCell(test: PrintedStrength | null): TableCell {
  if (!test) return absent();
  const { weight, repetitions, exercise_name, changed_on } = test;
  const estimate = repetitions === null ? null : estimateOneRepMax(weight, repetitions);
  const load = `${formatDecimal(weight, 0, 2)} kg${repetitions === null ? "" : ` × ${repetitions}`}`;
  const maximum = estimate ? ` · 1RM ${formatDecimal(estimate.epleyKg, 1)} kg${estimate.isRough ? "*" : ""}` : "";
  return {
    stack: [
      text(load + maximum, { font: "Inter Medium", ...RIGHT }),
      text([exercise_name, formatDate(changed_on)].filter(Boolean).join(" · "), SMALL),
    ],
  };
}

const words = (content: string): TableCell => text(content, { fontSize: 6.5, color: INK.muted });

function differenceCells(first: PrintedStrength | null, last: PrintedStrength | null): TableCell[] {
  if (!first || !last) return [absent(), ""];
  const found = strengthDifference(first, last);
  if (!found) return [absent(), words(OTHER_EXERCISE)];
  const { of, kg, isRough } = found;
  const difference = `${formatDifference(kg, 1)} kg${isRough ? "*" : ""}`;
  return [text(difference, { bold: true, color: INK.secondary, ...RIGHT }), words(`de ${of}`)];
}

export function strengthComparison({ evaluations }: ComparisonDocumentInput): Content[] {
  const [first] = evaluations;
  const last = evaluations.at(-1);
  if (!first || !last) return [];
  const compared = comparedStrength(first.strength, last.strength);
  if (compared.length === 0) return [];
  const rows = compared.map(({ group, before, after }): TableCell[] => [
    text(group, { font: "Inter Medium" }),
    testCell(before),
    testCell(after),
    ...differenceCells(before, after),
  ]);
  return onOnePage(rows.length, [
    {
      layout: ruled(2),
      table: {
        headerRows: 2,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: WIDTHS,
        body: [
          [{ ...heading("Teste de força"), colSpan: WIDTHS.length }, ...WIDTHS.slice(1).map(() => "")],
          [columnHead("Grupo muscular"), headOf(first), headOf(last), columnHead("Diferença", RIGHT), columnHead("")],
          ...rows,
        ],
      },
    },
    text(NOTE, { fontSize: 7, color: INK.muted, margin: [0, 5, 0, 0] }),
  ]);
}
