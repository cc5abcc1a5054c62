import type { Content } from "pdfmake/interfaces.js";
import { bloodTestsOf } from "#contract/assessment/evaluation-sections/biochemical.ts";
import { assessBlood } from "#domain/assessment/cardiometabolic/blood-assessment.ts";
import { testReference } from "#domain/assessment/cardiometabolic/blood-test-classes.ts";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { filtrationScale } from "#domain/assessment/cardiometabolic/glomerular-filtration.ts";
import { drawnScale } from "#domain/figures/drawn-scale.ts";
import { heading, INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import { warningBox } from "../warning-box.ts";
import { indicatorCards } from "./indicator-section.ts";
import type { Indicator } from "./indicators.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const FASTING = new Map<boolean | null, string>([
  [true, "Exames em jejum."],
  [false, "Exames sem jejum."],
  [null, "Jejum não informado."],
]);

/** The blood tests on their scales, what is derived from them, and the reference ranges in words. */
export const biochemicalSection = ({ current, previous, student }: EvaluationDocumentInput): Content[] => {
  const { biochemical } = current.items;
  const { fasting, values } = bloodTestsOf(biochemical);
  const previousValues = previous && bloodTestsOf(previous.items.biochemical).values;
  const person = { sex: student.gender === "male" ? "male" : "female", ageYears: current.ageYears, fasting } as const;
  const testsTaken = BLOOD_TESTS.flatMap((test) => {
    const { [test.key]: value } = values;
    return value === null || value === undefined ? [] : [{ ...test, value, ...testReference(test.key, person) }];
  });
  if (testsTaken.length === 0) return [];
  const tests = testsTaken.map(
    ({ key, label, decimals, value, scale }): Indicator => ({
      label,
      unit: "mg/dL",
      decimals,
      value,
      previous: previousValues?.[key],
      classLabel: biochemical.classes[key],
      scale: scale && drawnScale(scale, value),
    }),
  );
  const { taxaFiltracao, naoHdl } = biochemical;
  const derived: Indicator[] = [
    {
      label: "Taxa de filtração glomerular",
      unit: "mL/min/1,73 m²",
      decimals: 0,
      value: taxaFiltracao?.value,
      previous: previous?.items.biochemical.taxaFiltracao?.value,
      classLabel: taxaFiltracao?.label,
      scale: taxaFiltracao && drawnScale(filtrationScale(), taxaFiltracao.value),
    },
    {
      label: "Colesterol não HDL",
      unit: "mg/dL",
      decimals: 0,
      value: naoHdl?.value,
      previous: previous?.items.biochemical.naoHdl?.value,
    },
  ].filter(({ value }) => value !== undefined);
  const words = [FASTING.get(fasting) ?? "", ...testsTaken.map(({ label, rangeText }) => `${label}: ${rangeText}`)];
  // Only what deserves a second look is worked out here; classes and figures are the stored ones.
  const { warnings } = assessBlood({ ...person, values });
  const cards = indicatorCards([...tests, ...derived]);
  const ranges = text(words.join(" "), { fontSize: 7, color: INK.muted, margin: [0, 2, 0, 0] });
  return [
    heading("Dados bioquímicos"),
    ...cards.slice(0, -1),
    // Below the scales they would stand alone on the next page.
    naoHdl
      ? {
          unbreakable: true,
          columns: [
            { width: 160, stack: cards.slice(-1) },
            { ...ranges, width: "*" },
          ],
          columnGap: 12,
        }
      : { unbreakable: true, stack: [...cards.slice(-1), ranges] },
    ...warningBox(warnings.map(({ sentence }) => sentence)),
  ];
};
