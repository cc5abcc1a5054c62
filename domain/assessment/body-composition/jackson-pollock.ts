import type { SkinfoldEquations } from "./equation.ts";

const SOURCE =
  "Jackson AS, Pollock ML. Generalized equations for predicting body density of men. Br J Nutr 1978;40(3):497-504; Jackson AS, Pollock ML, Ward A. Generalized equations for predicting body density of women. Med Sci Sports Exerc 1980;12(3):175-181.";
const POPULATION = "adultos (homens de 18 a 61 anos, mulheres de 18 a 55)";
const MEN = { from: 18, to: 61 } as const;
const WOMEN = { from: 18, to: 55 } as const;
const SEVEN_SITES = [
  "peitoral",
  "axilar_media",
  "triceps",
  "subescapular",
  "abdominal",
  "supra_iliaca",
  "coxa_media",
] as const;

/** Three folds. The women's constant is 1.0994921: Brazilian pages often drop a 9. */
export const POLLOCK_3: SkinfoldEquations = {
  source: SOURCE,
  population: POPULATION,
  male: {
    sites: ["peitoral", "abdominal", "coxa_media"],
    needsAge: true,
    ages: MEN,
    turnsAtMm: 0.0008267 / (2 * 0.0000016),
    sampleMm: { from: 14, to: 118 },
    standardError: 3.4,
    text: "D = 1,1093800 − 0,0008267 × S + 0,0000016 × S² − 0,0002574 × idade",
    density: (sumMm, ageYears) => 1.10938 - 0.0008267 * sumMm + 0.0000016 * sumMm ** 2 - 0.0002574 * ageYears,
  },
  female: {
    sites: ["triceps", "supra_iliaca", "coxa_media"],
    needsAge: true,
    ages: WOMEN,
    turnsAtMm: 0.0009929 / (2 * 0.0000023),
    sampleMm: { from: 16, to: 126 },
    standardError: 3.8,
    text: "D = 1,0994921 − 0,0009929 × S + 0,0000023 × S² − 0,0001392 × idade",
    density: (sumMm, ageYears) => 1.0994921 - 0.0009929 * sumMm + 0.0000023 * sumMm ** 2 - 0.0001392 * ageYears,
  },
};

/** Seven folds, the same for both sexes. */
export const POLLOCK_7: SkinfoldEquations = {
  source: SOURCE,
  population: POPULATION,
  male: {
    sites: SEVEN_SITES,
    needsAge: true,
    ages: MEN,
    turnsAtMm: 0.00043499 / (2 * 0.00000055),
    sampleMm: { from: 32, to: 272 },
    standardError: 3.5,
    text: "D = 1,11200000 − 0,00043499 × S + 0,00000055 × S² − 0,00028826 × idade",
    density: (sumMm, ageYears) => 1.112 - 0.00043499 * sumMm + 0.00000055 * sumMm ** 2 - 0.00028826 * ageYears,
  },
  female: {
    sites: SEVEN_SITES,
    needsAge: true,
    ages: WOMEN,
    turnsAtMm: 0.00046971 / (2 * 0.00000056),
    sampleMm: { from: 35, to: 266 },
    standardError: 3.8,
    text: "D = 1,0970 − 0,00046971 × S + 0,00000056 × S² − 0,00012828 × idade",
    density: (sumMm, ageYears) => 1.097 - 0.00046971 * sumMm + 0.00000056 * sumMm ** 2 - 0.00012828 * ageYears,
  },
};
