import type { Content } from "pdfmake/interfaces.js";
import { formatDate } from "#domain/calendar-date.ts";
import { type PlottedPoint, SOMATOCHART_SIZE, somatochart } from "#domain/figures/somatochart.ts";
import { headed, INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import type { ComparisonDocumentInput } from "./input.ts";

const WIDTH = 230;

/** The points of all evaluations on one chart, the earlier ones as a trail; nothing when fewer than two have a point. */
export function somatotypeComparison({ evaluations }: ComparisonDocumentInput): Content[] {
  const points = evaluations.flatMap(({ evaluatedOn, items }): PlottedPoint[] => {
    const { midPoint } = items.somatotype;
    return midPoint ? [{ ...midPoint, label: formatDate(evaluatedOn) }] : [];
  });
  const last = points.at(-1);
  if (!last || points.length < 2) return [];
  const svg = somatochart({
    point: last,
    trail: points.slice(0, -1),
    colors: { text: INK.secondary, muted: INK.muted },
  });
  const chart: Content[] = [
    { svg, width: WIDTH, height: (WIDTH * SOMATOCHART_SIZE.height) / SOMATOCHART_SIZE.width, alignment: "center" },
    text("O ponto cheio é a última avaliação; os outros são as anteriores.", {
      fontSize: 7,
      color: INK.muted,
      alignment: "center",
      margin: [0, 4, 0, 0],
    }),
  ];
  return headed("Somatocarta", [{ stack: chart }]);
}
