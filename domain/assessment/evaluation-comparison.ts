import { roundHalfUp } from "../rounding.ts";
import type { PerimeterAssessment } from "./perimeter-assessment.ts";
import { measured } from "./result.ts";

/** One line of a comparison. `difference` is after minus before, null where one side was not measured. */
export interface ValueChange<Key extends string> {
  readonly key: Key;
  readonly before: number | null;
  readonly after: number | null;
  readonly difference: number | null;
}

/** Enough decimals for every measure, few enough to drop the noise of binary fractions (36.1 - 36 = 0.1). */
const DIFFERENCE_DECIMALS = 6;

function change<Key extends string>(key: Key, before: number | null, after: number | null): ValueChange<Key> {
  const difference = before === null || after === null ? null : roundHalfUp(after - before, DIFFERENCE_DECIMALS);
  return { key, before, after, difference };
}

/** Compares measured values key by key, in the keys' order; a missing or non-positive value is null. */
export function compareMeasures<Key extends string>(
  keys: readonly Key[],
  before: { readonly [K in Key]?: number | null | undefined },
  after: { readonly [K in Key]?: number | null | undefined },
): readonly ValueChange<Key>[] {
  return keys.map((key) => change(key, measured(before[key]), measured(after[key])));
}

/** The derived values that reports list, with what a reader needs to print them. */
export const INDICATORS = [
  { key: "bmi", label: "IMC", unit: "kg/m²", decimals: 1 },
  { key: "waistHipRatio", label: "Relação cintura-quadril", unit: "", decimals: 2 },
  { key: "waistHeightRatio", label: "Relação cintura-estatura", unit: "", decimals: 2 },
  { key: "peripheralFolds", label: "Dobras periféricas", unit: "mm", decimals: 1 },
  { key: "centralFolds", label: "Dobras centrais", unit: "mm", decimals: 1 },
  { key: "totalFolds", label: "Somatório de dobras", unit: "mm", decimals: 1 },
  { key: "density", label: "Densidade corporal", unit: "g/cm³", decimals: 4 },
  { key: "fatPercentage", label: "Percentual de gordura", unit: "%", decimals: 3 },
  { key: "leanMassPercentage", label: "Percentual de massa magra", unit: "%", decimals: 3 },
  { key: "fatMass", label: "Massa adiposa", unit: "kg", decimals: 2 },
  { key: "leanMass", label: "Massa magra", unit: "kg", decimals: 2 },
  { key: "muscleMass", label: "Massa muscular", unit: "kg", decimals: 2 },
] as const;

export type IndicatorKey = (typeof INDICATORS)[number]["key"];

/** The value of an indicator, not rounded; null while it is missing. */
export function indicatorValue(assessment: PerimeterAssessment, key: IndicatorKey): number | null {
  const { skinfoldSums } = assessment;
  switch (key) {
    case "peripheralFolds":
      return skinfoldSums.status === "known" ? skinfoldSums.peripheral : null;
    case "centralFolds":
      return skinfoldSums.status === "known" ? skinfoldSums.central : null;
    case "totalFolds":
      return skinfoldSums.status === "known" ? skinfoldSums.total : null;
    default: {
      const indicator = assessment[key];
      return indicator.status === "known" ? indicator.value : null;
    }
  }
}

/** Compares everything that two evaluations derive, in the order of {@link INDICATORS}. */
export function compareAssessments(
  before: PerimeterAssessment,
  after: PerimeterAssessment,
): readonly ValueChange<IndicatorKey>[] {
  return INDICATORS.map(({ key }) => change(key, indicatorValue(before, key), indicatorValue(after, key)));
}
