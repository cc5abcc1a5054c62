import { sectionOf } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { changedFields, type Values } from "#contract/assessment/evaluation-fields/values.ts";
import type { Biochemical } from "#contract/assessment/evaluation-sections/biochemical.ts";
import {
  assessBlood,
  type BloodAssessment,
  type BloodFigure,
  inMoles,
} from "#domain/assessment/cardiometabolic/blood-assessment.ts";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { type Indicator, known } from "#domain/assessment/result.ts";
import { sexOf } from "#domain/assessment/sex.ts";
import { recordOf } from "#domain/record.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { CardFigure } from "../results/FigureCard.tsx";
import type { Subject } from "../results/figures.ts";
import { numberIn } from "../state/values.ts";

export interface BloodCard extends CardFigure {
  readonly reference: string;
}

const fastingIn = ({ jejum }: Values) => (jejum ? jejum === "yes" : null);

/** Computes as the server computes. */
function assess(values: Values, { gender, ageYears }: Subject): BloodAssessment {
  const numbers = recordOf(BLOOD_TESTS.map(({ key }) => [key, numberIn(values, key)]));
  return assessBlood({ sex: sexOf(gender) ?? "female", ageYears, fasting: fastingIn(values), values: numbers });
}

export function bloodCards(values: Values, subject: Subject, stored: Biochemical | null): readonly BloodCard[] {
  const { tests, filtration, nonHdl, warnings } = assess(values, subject);
  const cards = BLOOD_TESTS.flatMap(({ key, label, decimals }): BloodCard[] => {
    const { [key]: figure } = tests;
    if (figure.indicator.status === "missing") return [];
    const [moles, unit, digits] = inMoles(key, figure.indicator.value);
    const { [key]: storedClass = null } = stored?.classes ?? {};
    const indicator = storedClass === null ? figure.indicator : { ...figure.indicator, label: storedClass };
    return [
      {
        ...card(label, "mg/dL", decimals, { ...figure, indicator }),
        reference: `${formatDecimal(moles, digits)} ${unit}. ${figure.rangeText}`,
        warnings: warnings.filter(({ about }) => about === key).map(({ sentence }) => ({ code: key, sentence })),
      },
    ];
  });
  const derived = [
    card("Taxa de filtração glomerular", "mL/min/1,73 m²", 0, withStoredValue(filtration, stored?.taxaFiltracao)),
    card("Colesterol não HDL", "mg/dL", 0, withStoredValue(nonHdl, stored?.naoHdl)),
  ];
  return cards.length === 0 ? [] : [...cards, ...derived];
}

const card = (
  label: string,
  unit: string,
  decimals: number,
  { indicator, scale, rangeText }: BloodFigure,
): BloodCard => ({
  label,
  unit,
  decimals,
  indicator,
  scale,
  factor: 1,
  reference: rangeText,
  warnings: [],
});

/** A saved evaluation shows its saved figures. */
const withStoredValue = (figure: BloodFigure, stored: Biochemical["taxaFiltracao"] | undefined): BloodFigure => ({
  ...figure,
  indicator: stored ? storedIndicator(figure.indicator, stored) : figure.indicator,
});

const storedIndicator = (
  live: Indicator,
  { value, label }: { readonly value: number; readonly label: string },
): Indicator => known(value, label, live.status === "known" ? live.tone : null);

/** "Glicose 92 · LDL 110 · jejum" */
export function bloodSummary(values: Values): string {
  const tests = BLOOD_TESTS.flatMap(({ key, label }) => (values[key] ? [`${label} ${values[key]}`] : []));
  const fasting = fastingIn(values);
  const how = fasting === null ? [] : [fasting ? "em jejum" : "sem jejum"];
  return tests.length === 0 ? "" : [...tests, ...how].join(" · ");
}

export const isBloodAsSaved = (values: Values, saved: Values): boolean =>
  !changedFields(values, saved).some((key) => sectionOf(key) === "biochemical");
