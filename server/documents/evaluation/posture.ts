import type { Content, TableCell } from "pdfmake/interfaces.js";
import { postureSelection } from "#contract/assessment/evaluation-sections/posture.ts";
import type { PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import { findingsOf, findingsText } from "#domain/assessment/posture/findings.ts";
import { focusGroups, trainingFocus } from "#domain/assessment/posture/focus.ts";
import type { MuscleOnSide } from "#domain/assessment/posture/muscles.ts";
import { POSTURE_DISCLAIMERS, postureResultLabel, postureRuleText } from "#domain/assessment/posture/result.ts";
import { headed, INK, onOnePage } from "../../platform/pdf/sheet.ts";
import { bare, boxed, columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { text } from "../../platform/pdf/text.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const resultBox = (selection: PostureSelection, result: string | null): Content => ({
  layout: boxed(INK.wash, INK.secondary),
  table: {
    widths: ["*"],
    body: [
      [
        {
          stack: [
            text("Resultado postural", { fontSize: 7, color: INK.muted }),
            text(postureResultLabel(result), { fontSize: 13, bold: true, color: INK.secondary, margin: [0, 1, 0, 1] }),
            text(postureRuleText(selection), { fontSize: 8 }),
          ],
        },
      ],
    ],
  },
});

const foundCell = (words: string, notes: readonly string[]): TableCell => ({
  stack: [
    text(words, { font: "Inter Medium" }),
    ...notes.map((note) => text(note, { fontSize: 7, color: INK.muted, margin: [0, 1, 0, 0] })),
  ],
});

function findingsTable(selection: PostureSelection): Content {
  const regions = findingsText(findingsOf(selection));
  if (regions.length === 0) {
    return text("Nenhum desvio foi observado nas oito regiões.", { margin: [0, 8, 0, 0] });
  }
  return {
    margin: [0, 8, 0, 0],
    layout: ruled(),
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [96, 150, "*"],
      body: [
        [columnHead("Região"), columnHead("O que foi observado"), columnHead("Achado")],
        ...regions.flatMap(({ label, aspects }) =>
          aspects.map(({ title, words, notes }, index) => [
            text(index === 0 ? label : ""),
            text(title),
            foundCell(words, notes),
          ]),
        ),
      ],
    },
  };
}

const focusCell = (title: string, targets: readonly MuscleOnSide[]): TableCell => ({
  stack: [
    text(title, { fontSize: 9, bold: true, color: INK.secondary, margin: [0, 0, 0, 2] }),
    ...focusGroups(targets).map(({ label, muscles }) => ({
      margin: [0, 1, 8, 0] as [number, number, number, number],
      text: [text(`${label}: `, { color: INK.muted }), text(muscles.join(", "))],
    })),
  ],
});

function focusColumns(selection: PostureSelection): Content[] {
  const { stretch, strengthen } = trainingFocus(selection);
  if (stretch.length + strengthen.length === 0) return [];
  return [
    {
      margin: [0, 10, 0, 0],
      unbreakable: true,
      layout: bare,
      table: { widths: ["*", "*"], body: [[focusCell("Alongar", stretch), focusCell("Fortalecer", strengthen)]] },
    },
  ];
}

export function postureSection({ current: { items } }: EvaluationDocumentInput): Content[] {
  const selection = postureSelection(items.posture);
  if (!selection) return [];
  const findings = findingsText(findingsOf(selection)).flatMap(({ aspects }) => aspects);
  const result = onOnePage(findings.length, [resultBox(selection, items.posture_evaluated), findingsTable(selection)]);
  return headed("Postura", [
    ...result,
    ...focusColumns(selection),
    ...POSTURE_DISCLAIMERS.map((sentence) => text(sentence, { fontSize: 7, color: INK.muted, margin: [0, 6, 0, 0] })),
  ]);
}
