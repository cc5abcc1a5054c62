import type { Content } from "pdfmake/interfaces.js";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import { vo2Scale } from "#domain/assessment/aerobic/vo2-classes.ts";
import { VO2_LOOK } from "#domain/assessment/aerobic/vo2-look.ts";
import { distanceTest } from "#domain/assessment/aerobic/vo2-tests.ts";
import type { CaloricAssessment } from "#domain/assessment/energy/caloric-assessment.ts";
import { valueOfKnown } from "#domain/assessment/result.ts";
import { drawnScale } from "#domain/figures/drawn-scale.ts";
import { vo2ProtocolLabel } from "#domain/periodisation/vo2-protocols.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { INK } from "../../platform/pdf/sheet.ts";
import { text, withUnit } from "../../platform/pdf/text.ts";
import { indicatorCards } from "./indicator-section.ts";
import type { EvaluationDocumentInput } from "./input.ts";

export const vo2Block = (
  { current, student }: EvaluationDocumentInput,
  now: CaloricAssessment,
  before: CaloricAssessment | undefined,
): Content[] => {
  const { travel_distance, protocol } = current.items.caloric_expenditure;
  const distance = numberOf(travel_distance);
  const value = valueOfKnown(now.vo2Relative);
  if (distance === null || value === null) return [];
  const scale = current.ageYears === null ? null : vo2Scale(student.gender, current.ageYears);
  const test = distanceTest(protocol);
  const words = [
    vo2ProtocolLabel(protocol),
    `distância de ${withUnit(formatDecimal(distance, 0), "m")}`,
    ...(test ? [test.text] : []),
  ];
  return [
    ...indicatorCards([
      {
        ...VO2_LOOK.vo2Relative,
        value,
        previous: valueOfKnown(before?.vo2Relative),
        classLabel: now.vo2Relative.status === "known" ? now.vo2Relative.label : null,
        scale: scale && drawnScale(scale, value),
      },
    ]),
    text(words.join(" · "), { fontSize: 8, margin: [0, 0, 0, 1] }),
    ...(test ? [text(`Fonte: ${test.source}`, { fontSize: 7, color: INK.muted, margin: [0, 0, 0, 6] })] : []),
  ];
};
