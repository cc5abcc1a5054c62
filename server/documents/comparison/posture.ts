import type { Content, TableCell } from "pdfmake/interfaces.js";
import { postureSelection } from "#contract/assessment/evaluation-sections/posture.ts";
import { comparePosture, postureChangeText } from "#domain/assessment/posture/comparison.ts";
import { POSTURE_DISCLAIMERS, postureResultLabel, postureRuleText } from "#domain/assessment/posture/result.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { headed, INK } from "../../platform/pdf/sheet.ts";
import { boxed, columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { shortened, text } from "../../platform/pdf/text.ts";
import type { ComparedEvaluation, ComparisonDocumentInput } from "./input.ts";

const end = ({ name, evaluatedOn, items: { posture, posture_evaluated } }: ComparedEvaluation): TableCell => ({
  stack: [
    text(`${shortened(name, 40)} · ${formatDate(evaluatedOn)}`, { fontSize: 7, color: INK.muted }),
    text(postureResultLabel(posture_evaluated), {
      fontSize: 12,
      bold: true,
      color: INK.secondary,
      margin: [0, 1, 0, 1],
    }),
    text(postureRuleText(postureSelection(posture) ?? {}), { fontSize: 7.5 }),
  ],
});

const selectionOf = ({ items }: ComparedEvaluation) => postureSelection(items.posture) ?? {};

function changeTable(first: ComparedEvaluation, last: ComparedEvaluation): Content {
  const change = comparePosture(selectionOf(first), selectionOf(last));
  const groups = postureChangeText(change);
  if (groups.length === 0) {
    return text("Nenhum desvio foi observado em nenhuma das duas avaliações.", { margin: [0, 8, 0, 0] });
  }
  return {
    margin: [0, 8, 0, 0],
    layout: ruled(),
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [70, "*", 220],
      body: [
        [columnHead("Situação"), columnHead("Achado"), columnHead("Onde")],
        ...groups.flatMap(({ title, entries }) =>
          entries.map(({ text: finding, location }, row) => [
            text(row === 0 ? title : "", { bold: true, color: INK.secondary }),
            text(finding, { font: "Inter Medium" }),
            text(location, { color: INK.muted }),
          ]),
        ),
      ],
    },
  };
}

/** The posture of the first and the last evaluation that looked at it; nothing when fewer than two did. */
export function postureComparison({ evaluations }: ComparisonDocumentInput): Content[] {
  const [first, ...later] = evaluations.filter(({ items }) => items.posture.length > 0);
  const last = later.at(-1);
  if (!first || !last) return [];
  return headed("Resultados posturais", [
    { layout: boxed(INK.wash), table: { widths: ["*", "*"], body: [[end(first), end(last)]] } },
    changeTable(first, last),
    text(POSTURE_DISCLAIMERS.join(" "), { fontSize: 7, color: INK.muted, margin: [0, 6, 0, 0] }),
  ]);
}
