import type { Content } from "pdfmake/interfaces.js";
import type { CaloricExpenditure } from "#contract/assessment/evaluation-sections/caloric-expenditure.ts";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import {
  EFFORT_MEASURES,
  type EffortTest,
  effortTest,
  measuresByInput,
} from "#domain/assessment/aerobic/effort-tests.ts";
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
  const section = current.items.caloric_expenditure;
  const { protocol } = section;
  const distance = numberOf(section.travel_distance);
  const value = valueOfKnown(now.vo2Relative);
  const effort = effortTest(protocol);
  if (value === null) {
    const { vo2Missing } = section.calcs;
    return vo2Missing ? [text(`${vo2ProtocolLabel(protocol)}: ${vo2Missing}`, { fontSize: 9 })] : [];
  }
  if (distance === null && !effort) return [];
  const scale = current.ageYears === null ? null : vo2Scale(student.gender, current.ageYears);
  const test = effort ?? distanceTest(protocol);
  const words = [
    vo2ProtocolLabel(protocol),
    ...(effort ? readingsOf(effort, section) : [`distância de ${withUnit(formatDecimal(distance ?? 0, 0), "m")}`]),
    ...(test ? [test.text] : []),
    ...(effort?.error ? [`erro-padrão de ${effort.error}`] : []),
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

/** "tempo 14 min 30 s", "FC do teste 140 bpm". */
const readingsOf = (test: EffortTest, section: CaloricExpenditure): string[] =>
  measuresByInput(test).map((keys) => {
    const measures = EFFORT_MEASURES.filter(({ key }) => keys.includes(key));
    const values = measures.flatMap(({ key, unit, decimals }) => {
      const value = numberOf(section[key]);
      return value === null ? [] : [withUnit(formatDecimal(value, 0, decimals), unit)];
    });
    return [measures[0]?.label, ...values].join(" ");
  });
