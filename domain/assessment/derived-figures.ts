import type { PerimeterAssessment } from "./perimeter-assessment.ts";
import { bmiScale } from "./references/bmi-classes.ts";
import { bmiForAgeScale, bmiReference } from "./references/bmi-for-age.ts";
import { elderlyBmiScale } from "./references/elderly-bmi-classes.ts";
import { fatScale } from "./references/fat-classes.ts";
import { muscleScale } from "./references/muscle-mass-classes.ts";
import type { Scale } from "./references/scale.ts";
import { waistHeightScale } from "./references/waist-height-classes.ts";
import { waistHipScale } from "./references/waist-hip-classes.ts";
import type { Indicator } from "./result.ts";

export interface FigureLook {
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
}

export const DERIVED_FIGURES = {
  imc: { label: "IMC", unit: "kg/m²", decimals: 1 },
  imcParaIdade: { label: "IMC para a idade (OMS)", unit: "escore z", decimals: 2 },
  imcIdoso: { label: "IMC no idoso (Lipschitz)", unit: "kg/m²", decimals: 1 },
  relacaoCinturaQuadril: { label: "Relação cintura-quadril", unit: "", decimals: 2 },
  relacaoCinturaEstatura: { label: "Relação cintura-estatura", unit: "", decimals: 2 },
  percentualGordura: { label: "Percentual de gordura", unit: "%", decimals: 3 },
  massaAdiposa: { label: "Massa adiposa", unit: "kg", decimals: 1 },
  massaMagra: { label: "Massa magra", unit: "kg", decimals: 1 },
  massaMuscular: { label: "Massa muscular", unit: "kg", decimals: 1 },
  densidade: { label: "Densidade corporal", unit: "g/cm³", decimals: 4 },
  somatorio: { label: "Somatório de dobras", unit: "mm", decimals: 1 },
  central: { label: "Dobras centrais", unit: "mm", decimals: 1 },
  periferico: { label: "Dobras periféricas", unit: "mm", decimals: 1 },
} as const satisfies Readonly<Record<string, FigureLook>>;

export const classedFigures = (assessment: PerimeterAssessment) =>
  ({
    percentualGordura: assessment.fatPercentage,
    imc: assessment.bmi,
    imcParaIdade: assessment.bmiForAge,
    imcIdoso: assessment.bmiOfElderly,
    relacaoCinturaQuadril: assessment.waistHipRatio,
    relacaoCinturaEstatura: assessment.waistHeightRatio,
    massaMuscular: assessment.muscleMass,
  }) satisfies Readonly<Record<string, Indicator | null>>;

export function derivedValues(assessment: PerimeterAssessment): {
  readonly [Key in keyof typeof DERIVED_FIGURES]: number | null;
} {
  const numberOf = (indicator: Indicator | null) => (indicator?.status === "known" ? indicator.value : null);
  const sums = assessment.skinfoldSums.status === "known" ? assessment.skinfoldSums : null;
  return {
    imc: numberOf(assessment.bmi),
    imcParaIdade: numberOf(assessment.bmiForAge),
    imcIdoso: numberOf(assessment.bmiOfElderly),
    relacaoCinturaQuadril: numberOf(assessment.waistHipRatio),
    relacaoCinturaEstatura: numberOf(assessment.waistHeightRatio),
    percentualGordura: numberOf(assessment.fatPercentage),
    massaAdiposa: numberOf(assessment.fatMass),
    massaMagra: numberOf(assessment.leanMass),
    massaMuscular: numberOf(assessment.muscleMass),
    densidade: numberOf(assessment.density),
    somatorio: sums?.total ?? null,
    central: sums?.central ?? null,
    periferico: sums?.peripheral ?? null,
  };
}

export type ClassedFigure = keyof ReturnType<typeof classedFigures>;

interface ClassedSubject {
  readonly gender: string;
  readonly ageYears: number | null;
  readonly ageMonths: number | null;
  readonly statureCm: number | null;
  readonly isPregnant: boolean;
}

/** The classes that a figure falls into, null where what they depend on is unknown, and in pregnancy; `factor` turns the scale's unit into the figure's. */
export interface Classes {
  readonly scale: Scale | null;
  readonly factor: number;
}

export function classesOf(figure: ClassedFigure, subject: ClassedSubject): Classes {
  const { gender, ageYears, ageMonths, statureCm, isPregnant } = subject;
  if (isPregnant) return { scale: null, factor: 1 };
  const aged = (scale: (gender: string, ageYears: number) => Scale | null) =>
    ageYears === null ? null : scale(gender, ageYears);
  switch (figure) {
    case "imc":
      return { scale: bmiReference(ageYears, ageMonths) === "adult" ? bmiScale() : null, factor: 1 };
    case "imcParaIdade":
      return { scale: bmiForAgeScale(), factor: 1 };
    case "imcIdoso":
      return { scale: elderlyBmiScale(ageYears), factor: 1 };
    case "percentualGordura":
      return { scale: aged(fatScale), factor: 1 };
    case "relacaoCinturaQuadril":
      return { scale: aged(waistHipScale), factor: 1 };
    case "relacaoCinturaEstatura":
      return { scale: waistHeightScale(ageYears), factor: 1 };
    case "massaMuscular": {
      const squareMetres = ((statureCm ?? 0) / 100) ** 2;
      return { scale: squareMetres > 0 ? muscleScale(gender, ageYears) : null, factor: squareMetres };
    }
  }
}
