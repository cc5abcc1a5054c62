import type { SkinfoldEquations } from "./equation.ts";

/** Published standard errors are 3.1 to 3.4 (men) and 2.9 to 3.2 (women); the larger one is used. */
export const PETROSKI: SkinfoldEquations = {
  source:
    "Petroski EL. Desenvolvimento e validação de equações generalizadas para a estimativa da densidade corporal em adultos [tese]. Santa Maria: UFSM; 1995.",
  population: "adultos brasileiros (Rio Grande do Sul e Santa Catarina)",
  male: {
    sites: ["subescapular", "triceps", "supra_iliaca", "panturrilha"],
    needsAge: true,
    ages: { from: 18, to: 66 },
    turnsAtMm: 0.00081201 / (2 * 0.00000212),
    standardError: 3.4,
    text: "D = 1,10726863 − 0,00081201 × S + 0,00000212 × S² − 0,00041761 × idade",
    density: (sumMm, ageYears) => 1.10726863 - 0.00081201 * sumMm + 0.00000212 * sumMm ** 2 - 0.00041761 * ageYears,
  },
  female: {
    sites: ["axilar_media", "supra_iliaca", "coxa_media", "panturrilha"],
    needsAge: true,
    ages: { from: 18, to: 51 },
    standardError: 3.2,
    text: "D = 1,19547130 − 0,07513507 × log10(S) − 0,00041072 × idade",
    density: (sumMm, ageYears) => 1.1954713 - 0.07513507 * Math.log10(sumMm) - 0.00041072 * ageYears,
  },
};
