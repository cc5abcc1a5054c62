import type { Content } from "pdfmake/interfaces.js";
import { goalBasis } from "#contract/assessment/goal-basis.ts";
import { goalProgress, goalText, progressText } from "#domain/assessment/goals/goal.ts";
import { headed, INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const BAR_WIDTH = 300;

const bar = (percent: number): Content => ({
  margin: [0, 3, 0, 0],
  canvas: [
    { type: "rect", x: 0, y: 0, w: BAR_WIDTH, h: 5, r: 2.5, color: INK.hairline },
    ...(percent > 0
      ? [{ type: "rect" as const, x: 0, y: 0, w: (BAR_WIDTH * percent) / 100, h: 5, r: 2.5, color: INK.primary }]
      : []),
  ],
});

/** Each goal with what was reached of it on the day of the evaluation. */
export function goalsBlock({ goals, current }: EvaluationDocumentInput): Content[] {
  if (goals.length === 0) return [];
  const basis = goalBasis(current.items, current.evaluatedOn);
  const lines = goals.map((goal): Content => {
    const progress = goalProgress(goal, basis, current.isPregnant);
    return {
      unbreakable: true,
      margin: [0, 0, 0, 6],
      stack: [
        text(goalText(goal), { font: "Inter Medium" }),
        ...(progress.percent === null ? [] : [bar(progress.percent)]),
        text(progressText(goal, progress), { fontSize: 8, color: INK.muted, margin: [0, 3, 0, 0] }),
      ],
    };
  });
  return headed("Metas", lines);
}
