import type { Content } from "pdfmake/interfaces.js";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import { BONE_BREADTHS } from "#domain/assessment/anthropometry/measures.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { somatochart } from "#domain/figures/somatochart.ts";
import { heading, INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import { type TileFigure, tiles } from "../figure-tiles.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const CHART_WIDTH = 250;

const RATINGS = [
  { key: "endomorphy", label: "Endomorfia" },
  { key: "mesomorphy", label: "Mesomorfia" },
  { key: "ectomorphy", label: "Ectomorfia" },
] as const;

export const somatotypeSection = ({ current, previous }: EvaluationDocumentInput): Content[] => {
  const { somatotype } = current.items;
  const previousSomatotype = previous?.items.somatotype;
  const ratings: TileFigure[] = RATINGS.map(({ key, label }) => ({
    label,
    unit: "",
    decimals: 1,
    value: somatotype[key],
    previous: previousSomatotype?.[key],
  }));
  const breadths: TileFigure[] = BONE_BREADTHS.map(({ key, label }) => ({
    label,
    unit: "cm",
    decimals: 1,
    value: numberOf(somatotype[key]),
    previous: numberOf(previousSomatotype?.[key]),
  }));
  const { midPoint } = somatotype;
  if (breadths.every(({ value }) => value === null)) return [];
  if (!midPoint) return [heading("Somatotipo"), ...tiles(breadths.filter(({ value }) => value !== null))];
  const earlier =
    previous && previousSomatotype?.midPoint
      ? [{ ...previousSomatotype.midPoint, label: formatDate(previous.evaluatedOn) }]
      : [];
  const svg = somatochart({ point: { ...midPoint, label: "Ponto Médio" }, trail: earlier });
  return [
    {
      unbreakable: true,
      stack: [
        heading("Somatotipo"),
        {
          columnGap: 18,
          columns: [
            {
              width: "*",
              stack: [
                text(somatotype.category ?? "", {
                  fontSize: 12,
                  bold: true,
                  color: INK.secondary,
                  margin: [0, 2, 0, 6],
                }),
                ...tiles(ratings),
                ...tiles(breadths),
                text(
                  "Heath-Carter antropométrico. x = ectomorfia − endomorfia; y = 2 × mesomorfia − (endomorfia + ectomorfia).",
                  {
                    fontSize: 7,
                    color: INK.muted,
                  },
                ),
              ],
            },
            { width: CHART_WIDTH, stack: [{ svg, width: CHART_WIDTH }] },
          ],
        },
      ],
    },
  ];
};
